import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categories, licences, sellers } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { addGoods, DECLARED, unique } from '../support/fixtures.ts'
import { onBothDatabases, type Answered } from '../support/support.ts'
import {
  approve,
  listed,
  newForm,
  openShop,
  otherForm,
  PACK,
  photograph,
  sendDraft,
  sendPicture,
  waiting,
  withdraw,
} from './draft-steps.ts'

/** What a seller may not send, each refused at its field, and what is another shop's, which is not found. */

const MB = 1024 * 1024

onBothDatabases((shop) => {
  const fieldsOf = async (answer: Promise<Answered>) => {
    const { status, body } = await answer
    return { status, fields: body.fields as Record<string, string> }
  }
  /** A category that is sold under a licence. */
  const licensed = async (kind = 'insecticide') => {
    const name = `Licensed ${unique()}`
    const values = { name, slug: name.toLowerCase().replace(' ', '-'), icon: 'seeds', ground: 'sprout' as const }
    const [row] = await shop()
      .db.insert(categories)
      .values({ ...values, licenceKind: kind })
      .returning()
    return row?.id ?? 0
  }
  const SPRAY = { ...DECLARED, pests: 'Whitefly', dose: '3 ml in a litre of water', waiting_days: '3' }

  test('somebody else’s draft, listing and photograph are not found, and none of them changes', async () => {
    const [mine, other] = [await openShop(shop()), await openShop(shop())]
    const picture = randomUUID()
    const { id, sentAt } = await waiting(mine, { pictures: [picture] })
    const { listingId } = await listed(mine, { title: 'Garden hoe' })
    const before = (await mine.ask('GET', `desk/drafts/${id}`)).body.data
    const answers = [
      await other.ask('GET', `desk/drafts/${id}`),
      await sendDraft(other.ask, id, newForm(other.category.id)),
      await sendPicture(other.ask, id, picture, await photograph()),
      await withdraw(other.ask, id),
      await other.ask('GET', `desk/listings/${listingId}`),
      await other.ask('PUT', `desk/listings/${listingId}/state`, { body: { state: 'ended' }, key: randomUUID() }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await fieldsOf(sendDraft(other.ask, randomUUID(), otherForm({ listing_id: listingId })))).toEqual({
      status: 422,
      fields: { listing_id: 'Your shop has no such listing' },
    })
    expect((await approve(other.ask, id, sentAt)).status, 'a shop approves nothing').toBe(403)
    expect((await mine.ask('GET', `desk/drafts/${id}`)).body.data).toEqual(before)
    expect((await mine.ask('GET', `desk/listings/${listingId}`)).body.data.state).toBe('on_sale')
    for (const path of ['desk/drafts', 'desk/listings']) expect((await other.ask('GET', path)).body.data).toEqual([])
  })

  test('prices, names, packs and what the law wants are refused together, each at its field', async () => {
    const { ask, category } = await openShop(shop())
    const refused = (form: object, about: object = {}) =>
      fieldsOf(sendDraft(ask, randomUUID(), newForm(category.id, form, about)))
    const { price: _price, ...unpriced } = PACK
    expect(await refused({ packs: [{ ...PACK, selling_price: 501 }] })).toEqual({
      status: 422,
      fields: { 'form.packs.0.selling_price': 'The price cannot be above the MRP' },
    })
    expect((await refused({ packs: [unpriced] })).fields).toEqual({
      'form.packs.0.price': 'This is missing or not valid',
    })
    expect((await refused({ packs: [{ ...PACK, price: null }] })).fields).toEqual({
      'form.packs.0.price': 'A price is a number of rupees',
    })
    expect((await refused({ packs: [{ ...PACK, price: 0, selling_price: 0 }] })).fields).toHaveProperty(
      ['form.packs.0.price'],
      'A price is more than 0',
    )
    expect((await refused({ packs: [] })).fields).toEqual({ 'form.packs': 'Add a pack' })
    expect((await refused({ packs: [PACK, { ...PACK, name: '5  KG' }] })).fields).toEqual({
      'form.packs.1.name': 'There is a pack of this name already',
    })
    expect((await refused({ packs: [{ ...PACK, sku: 'IM1-1' }] })).fields).toEqual({
      'form.packs.0.sku': 'This pack is none of this product',
    })
    for (const title of ['!!!', '💥💥', '—', '  \u200b '])
      expect((await refused({ title })).fields, title).toHaveProperty(['form.title'])
    expect((await refused({ title: 'Endosulfan 35 EC' })).fields).toEqual({
      'form.title': 'endosulfan is banned in India: it may not be sold',
    })
    expect(
      await refused({ title: 'Monitor' }, { declarations: { ...DECLARED, generic_name: 'Phorate 10% CG' } }),
    ).toMatchObject({
      fields: { 'form.about.declarations.generic_name': 'phorate is banned in India: it may not be sold' },
    })
    expect((await refused({}, { category_id: 999_999_999 })).fields).toEqual({
      'form.about.category_id': 'There is no such category',
    })
    expect((await refused({}, { hsn: '31' })).fields).toEqual({
      'form.about.hsn': 'An HSN code has 4, 6 or 8 digits',
    })
    const several = await refused(
      { title: 'DDT dust', packs: [PACK, PACK] },
      { declarations: { ...DECLARED, generic_name: '', origin: 'Israel' } },
    )
    expect(several.fields).toEqual({
      'form.title': 'ddt is banned in India: it may not be sold',
      'form.packs.1.name': 'There is a pack of this name already',
      'form.about.declarations.generic_name': 'The law wants this on the product’s page',
      'form.about.declarations.importer': 'The law wants this on the product’s page',
      'form.about.declarations.importer_address': 'The law wants this on the product’s page',
    })
    expect((await ask('GET', 'desk/drafts')).body.data, 'nothing is kept').toEqual([])
  })

  test('without a licence that is valid today and of the shop’s own State nothing licensed is listed', async () => {
    const open = await openShop(shop())
    const { sellerId, ask } = open
    await shop().db.update(sellers).set({ state: 'Maharashtra' }).where(eq(sellers.id, sellerId))
    const category = await licensed()
    const send = () => fieldsOf(sendDraft(ask, randomUUID(), newForm(category, {}, { declarations: SPRAY })))
    const hold = async (values: Partial<typeof licences.$inferInsert>) => {
      await shop().db.delete(licences).where(eq(licences.sellerId, sellerId))
      const licence = { sellerId, kind: 'insecticide', number: 'I/1', state: 'Maharashtra', expiresOn: '2999-03-31' }
      await shop()
        .db.insert(licences)
        .values({ ...licence, ...values })
    }
    const at = (words: string) => ({ status: 422, fields: { 'form.about.category_id': words } })
    expect(await send()).toEqual(at('Your shop has no insecticide licence, under which this is sold'))
    await hold({ kind: 'seed' })
    expect((await send()).status, 'another kind').toBe(422)
    await hold({ expiresOn: '2020-03-31' })
    expect(await send(), 'expired').toEqual(at('The insecticide licence of your shop is not valid today'))
    await hold({ validFrom: '2998-01-01' })
    expect((await send()).status, 'not begun').toBe(422)
    await hold({ state: 'Goa' })
    expect(await send()).toEqual(
      at('The insecticide licence of your shop is one of Goa, and the shop is in Maharashtra'),
    )
    await hold({ state: ' maharashtra ' })
    expect((await send()).status).toBe(200)
    const { product } = await addGoods(shop().db, { licenceKind: 'fertiliser' })
    expect(await fieldsOf(sendDraft(ask, randomUUID(), otherForm({ product_id: product.id })))).toEqual({
      status: 422,
      fields: { product_id: 'Your shop has no fertiliser licence, under which this is sold' },
    })
  })

  test('a licence that ends while a draft waits keeps it off the shop', async () => {
    const open = await openShop(shop())
    const licence = { sellerId: open.sellerId, kind: 'insecticide', number: 'I/1', state: 'Goa' }
    await shop()
      .db.insert(licences)
      .values({ ...licence, expiresOn: '2999-03-31' })
    const category = await licensed()
    const sent = await sendDraft(open.ask, randomUUID(), newForm(category, {}, { declarations: SPRAY }))
    await shop().db.delete(licences).where(eq(licences.sellerId, open.sellerId))
    const { id, sent_at } = sent.body.data
    expect(await fieldsOf(approve(open.operator, id, sent_at))).toMatchObject({
      status: 422,
      fields: { 'form.about.category_id': expect.stringContaining('no insecticide licence') },
    })
    expect((await open.ask('GET', `desk/drafts/${id}`)).body.data.state).toBe('waiting')
  })

  test('what there is not is refused at its field: products, listings, both at once', async () => {
    const { ask, category, sellerId } = await openShop(shop())
    const refused = async (body: object) => (await fieldsOf(sendDraft(ask, randomUUID(), body))).fields
    expect(await refused(otherForm({ product_id: 999_999_999 }))).toEqual({ product_id: 'There is no such product' })
    expect(await refused(otherForm({ listing_id: 999_999_999 }))).toEqual({
      listing_id: 'Your shop has no such listing',
    })
    expect(await refused(newForm(category.id, { about: null }))).toEqual({ form: 'Say what it is' })
    const { listing, product, sku } = await addGoods(shop().db, { sellerId })
    const ids = { listing_id: listing.id, product_id: product.id }
    expect(await refused(otherForm(ids))).toHaveProperty('product_id')
    expect(await refused({ ...newForm(category.id), listing_id: listing.id })).toHaveProperty('listing_id')
    expect(await refused(otherForm({ product_id: product.id }))).toEqual({
      product_id: 'Your shop lists this product already',
    })
    const { sku: foreign } = await addGoods(shop().db)
    const packs = [{ ...PACK, sku: foreign, name: '1 kg' }]
    expect(await refused(otherForm({ listing_id: listing.id }, { packs }))).toEqual({
      'form.packs.0.sku': 'This pack is none of this product',
    })
    const renamed = [{ ...PACK, sku, name: '2 kg' }]
    expect(await refused(otherForm({ listing_id: listing.id }, { packs: renamed }))).toEqual({
      'form.packs.0.name': 'This pack is on sale as 1 kg; add another one',
    })
    const cheap = [{ ...PACK, sku, name: '1 kg', price: 99, selling_price: 99 }]
    expect(await refused(otherForm({ listing_id: listing.id }, { packs: cheap }))).toEqual({
      'form.packs.0.price': 'It is sold at 100; change that first',
    })
  })

  test('what is no photograph is refused, and kept is a picture alone, whatever was hidden in it', async () => {
    const open = await openShop(shop())
    const picture = randomUUID()
    const { id } = await waiting(open, { pictures: [] })
    await sendDraft(open.ask, id, newForm(open.category.id, { pictures: [picture] }))
    const put = async (raw: string | Uint8Array<ArrayBuffer>, name: string = picture) => {
      const { status, body } = await sendPicture(open.ask, id, name, raw)
      return [status, body.code ?? body.data.pictures_missing]
    }
    const real = await photograph()
    expect(await put(new Uint8Array(40 * MB))).toEqual([413, 'TOO_LARGE'])
    expect(await put('<html><script>alert(1)</script></html>')).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(await put('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')).toEqual([
      415,
      'UNSUPPORTED_TYPE',
    ])
    expect(await put('')).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(await put(real.slice(0, 60)), 'cut off').toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(await put(real, randomUUID()), 'not named').toEqual([404, 'NOT_FOUND'])
    expect(await put(real, 'front')).toEqual([404, 'NOT_FOUND'])
    const script = new TextEncoder().encode('<script>alert(document.cookie)</script>')
    expect(await put(new Uint8Array([...real, ...script])), 'a picture with a page behind it').toEqual([200, 0])
    const { data } = (await open.ask('GET', `desk/drafts/${id}`)).body
    const stored = await shop().deps.files.open(data.pictures[0].file)
    const bytes = Buffer.from(await new Response(stored?.read(0, stored.size - 1)).arrayBuffer())
    expect(bytes.includes('<script>')).toBe(false)
    const { format, exif } = await sharp(bytes).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    const file = data.pictures[0].file
    const again = await sendPicture(open.ask, id, picture, await photograph())
    expect(again.body.data, 'the same name once more').toEqual({ id: picture, file, pictures_missing: 0 })
  })

  test('photographs that never end fill no memory: of one log-in two arrive at a time, and both can be sent again', async () => {
    const open = await openShop(shop())
    const names = [randomUUID(), randomUUID(), randomUUID()]
    const { id } = (await sendDraft(open.ask, randomUUID(), newForm(open.category.id, { pictures: names }))).body.data
    const app = createApp(shop().deps)
    const senders: ReadableStreamDefaultController<Uint8Array>[] = []
    const token = (await shop().staff(open.sellerId, 'owner')).token
    const send = async (name: string) => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void senders.push(controller) })
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' }
      const path = `http://shop.test/api/desk/drafts/${id}/pictures/${name}`
      // Node wants it said that nothing is read of the answer before all is sent.
      return app.fetch(new Request(path, { method: 'PUT', headers, body, duplex: 'half' } as RequestInit))
    }
    const answers = names.map(send)
    expect((await Promise.race(answers)).status).toBe(503)
    const bytes = await photograph()
    for (const sender of senders) {
      sender.enqueue(bytes)
      sender.close()
    }
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 503])
  })

  test('a flood of drafts is not taken from one shop, by whomever of it, and it is told when to go on', async () => {
    const open = await openShop(shop())
    const colleague = await shop().staff(open.sellerId, 'owner')
    const { id, body } = await waiting(open)
    const counts: Record<number, number> = {}
    let last: Answered | undefined
    for (let place = 0; place < 120; place++) {
      last = await sendDraft(place % 2 === 0 ? open.ask : colleague.ask, id, body)
      counts[last.status] = (counts[last.status] ?? 0) + 1
    }
    expect(counts).toEqual({ 200: 99, 429: 21 })
    expect(last?.body.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0)
    const other = await openShop(shop())
    expect((await waiting(other)).sent.status, 'another shop goes on').toBe(200)
  })
})
