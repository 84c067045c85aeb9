import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  licences,
  listings,
  listingPictures,
  listingTexts,
  sellers,
  stockLog,
  variants,
} from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { createCatalogueCache, type CatalogueCache } from '../../../server/shop/core/catalogue-cache.ts'
import { deleteOrphans } from '../../../server/shop/maintenance/delete-orphans.ts'
import { fileOf } from '../catalogue/product-file.ts'
import { addGoods, addSeller, staleFacets, unique } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'
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
} from './draft-steps.ts'

/** What a shop sells: changed, put beside others, paused, ended. */

const HOUR_MS = 60 * 60 * 1000

onBothDatabases((shop) => {
  let catalogue: CatalogueCache
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    catalogue = await createCatalogueCache(shop().watchCatalogue)
    app = createApp({ ...shop().deps, catalogue })
  })
  afterAll(() => catalogue.close())

  /** What a farmer is shown, of what the server has kept. */
  const details = async (slug: string) => {
    await catalogue.settled()
    const answer = await app.request(`http://shop.test/api/product/details/${slug}`)
    return { status: answer.status, data: ((await answer.json()) as { data: Record<string, unknown> }).data }
  }
  const own = async (ask: Ask, id: number) => (await ask('GET', `desk/listings/${id}`)).body.data
  const setState = (ask: Ask, id: number, state: string) =>
    ask('PUT', `desk/listings/${id}/state`, { body: { state }, key: randomUUID() })
  const sent = async (ask: Ask, body: object) => {
    const id = randomUUID()
    return { id, answer: await sendDraft(ask, id, body) }
  }
  const approved = async (ask: Ask, operator: Ask, body: object) => {
    const { id, answer } = await sent(ask, body)
    return (await approve(operator, id, answer.body.data.sent_at)).body.data
  }

  test('a change is what the shop sees within a second, and leaves price and stock of known packs alone', async () => {
    const open = await openShop(shop())
    const { listingId } = await listed(open)
    const before = await own(open.ask, listingId)
    expect((await details(before.slug)).data).toMatchObject({ title: 'Lokwan wheat seed' })
    const [pack] = before.form.packs
    await shop().db.update(variants).set({ onHand: 7, sellingPaise: 44_000 }).where(eq(variants.sku, pack.sku))
    const { id, answer } = await sent(
      open.ask,
      otherForm(
        { listing_id: listingId },
        {
          title: 'Lokwan wheat seed, certified',
          description: 'Certified in Niphad.',
          packs: [
            { ...pack, price: 520, cod: false },
            { ...PACK, name: '10 kg', price: 990, selling_price: 900, stock: 3 },
          ],
        },
      ),
    )
    expect(answer.body.data.stands).toMatchObject({
      title: 'Lokwan wheat seed',
      description: 'Grown in Niphad.\nSow in November.',
      category_id: open.category.id,
      brand: 'Kisan',
      packs: [{ sku: pack.sku, name: '5 kg', price: 500, selling_price: 440, cod: true }],
    })
    expect((await own(open.ask, listingId)).draft).toEqual({ id, state: 'waiting' })
    const second = await sendDraft(open.ask, randomUUID(), otherForm({ listing_id: listingId }, { packs: [pack] }))
    expect(second.body.fields).toEqual({ listing_id: 'Another change of this listing waits already' })
    expect((await details(before.slug)).data, 'not before it is approved').toMatchObject({ title: 'Lokwan wheat seed' })
    await approve(open.operator, id, answer.body.data.sent_at)
    const { data } = await details(before.slug)
    expect(data).toMatchObject({
      title: 'Lokwan wheat seed, certified',
      short_description: 'Certified in Niphad.',
      variants: [
        { sku: pack.sku, variant_name: '5 kg', price: 520, selling_price: 440, stock_quantity: 7, cod_available: 0 },
        { variant_name: '10 kg', price: 990, selling_price: 900, stock_quantity: 3, amount: 10, unit: 'kg' },
      ],
    })
    expect(JSON.stringify((await shop().ask('GET', 'search/certified')).body.data)).toContain(before.slug)
    expect(await shop().db.$count(stockLog, eq(stockLog.sku, pack.sku))).toBe(0)
    expect(await own(open.ask, listingId)).toMatchObject({ draft: null, packs: 2, from_price: 440, stock: 10 })
    expect(await staleFacets(shop().db)).toEqual([])
  })

  test('a change keeps the photographs that it names, in its order, and only new ones are sent', async () => {
    const open = await openShop(shop())
    const { listingId } = await listed(open, { pictures: [randomUUID(), randomUUID()] })
    const [front, label] = (await own(open.ask, listingId)).form.pictures
    const fresh = randomUUID()
    const { packs } = (await own(open.ask, listingId)).form
    const body = otherForm({ listing_id: listingId }, { packs, pictures: [fresh, front.id] })
    const { id, answer } = await sent(open.ask, body)
    expect(answer.body.data.pictures_missing).toBe(1)
    const kept = await sendPicture(open.ask, id, front.id, await photograph())
    expect(kept.body.data, 'it is there').toEqual({ ...front, pictures_missing: 1 })
    const { file } = (await sendPicture(open.ask, id, fresh, await photograph())).body.data
    await approve(open.operator, id, answer.body.data.sent_at)
    const files = async () =>
      (await own(open.ask, listingId)).form.pictures.map((picture: { file: string }) => picture.file)
    expect(await files()).toEqual([file, front.file])
    const other = await listed(open, { title: 'Another thing', pictures: [randomUUID()] })
    const [foreign] = (await own(open.ask, other.listingId)).form.pictures
    const taking = otherForm({ listing_id: listingId }, { packs, pictures: [foreign.id] })
    expect((await sent(open.ask, taking)).answer.body.data.pictures_missing, 'that of another listing').toBe(1)
    for (let look = 0; look < 2; look++) {
      shop().pass(4 * 24 * HOUR_MS)
      await deleteOrphans(shop().deps)
    }
    const isThere = async (name: string) => (await shop().deps.files.open(name)) !== null
    expect(await Promise.all([file, front.file, label.file, foreign.file].map(isThere))).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  test('photographs of a draft stay while it waits, and go with it when it is withdrawn or names them no more', async () => {
    const open = await openShop(shop())
    const [first, second] = [randomUUID(), randomUUID()]
    const { id, body } = await waiting(open, { pictures: [first, second] })
    const pictures = (await open.ask('GET', `desk/drafts/${id}`)).body.data.pictures as { file: string }[]
    const there = () => Promise.all(pictures.map(async ({ file }) => (await shop().deps.files.open(file)) !== null))
    const sweep = async () => {
      shop().pass(2 * HOUR_MS)
      await deleteOrphans(shop().deps)
      return there()
    }
    shop().pass(4 * 24 * HOUR_MS)
    await deleteOrphans(shop().deps)
    expect(await sweep()).toEqual([true, true])
    const { ask } = await shop().staff(open.sellerId, 'owner')
    await sendDraft(ask, id, { ...body, form: { ...body.form, pictures: [second] } })
    expect(await sweep()).toEqual([false, true])
    await ask('DELETE', `desk/drafts/${id}`, { key: randomUUID() })
    expect(await sweep()).toEqual([false, false])
  })

  test('an offer is put beside those of others, with packs and photographs of its own', async () => {
    const [mine, other] = [await openShop(shop()), await openShop(shop())]
    const { product, listing } = await addGoods(shop().db, { sellerId: other.sellerId, title: 'Drip line' })
    const { id, answer } = await sent(mine.ask, otherForm({ product_id: product.id }, { title: 'Drip line 16 mm' }))
    expect(answer.body.data.stands).toMatchObject({ product_id: product.id, title: 'Drip line' })
    const twin = await sent(mine.ask, otherForm({ product_id: product.id }))
    const { listing_id, product_id } = (await approve(mine.operator, id, answer.body.data.sent_at)).body.data
    expect([product_id, listing_id === listing.id]).toEqual([product.id, false])
    const made = await own(mine.ask, listing_id)
    expect(made).toMatchObject({ title: 'Drip line 16 mm', packs: 1, state: 'on_sale' })
    expect((await details(listing.slug)).data['other_offers']).toMatchObject([{ id: listing_id, slug: made.slug }])
    const again = await approve(mine.operator, twin.id, twin.answer.body.data.sent_at)
    expect(again.body.fields, 'the same offer twice').toEqual({ product_id: 'Your shop lists this product already' })
  })

  test('a seller pauses a listing, sells it again and ends it for good', async () => {
    const open = await openShop(shop())
    const { listingId } = await listed(open)
    const { slug } = await own(open.ask, listingId)
    const status = async () => (await details(slug)).status
    expect(await status()).toBe(200)
    expect((await setState(open.ask, listingId, 'paused')).body.data).toMatchObject({ state: 'paused' })
    expect(await status()).toBe(404)
    await setState(open.ask, listingId, 'on_sale')
    expect(await status()).toBe(200)
    await setState(open.ask, listingId, 'paused')
    expect((await setState(open.ask, listingId, 'ended')).body.message).toBe('This listing is ended for good')
    expect((await setState(open.ask, listingId, 'ended')).status, 'once more').toBe(200)
    const back = await setState(open.ask, listingId, 'on_sale')
    expect([back.status, back.body.message]).toEqual([409, 'This listing was ended for good'])
    const publish = await shop().operator('POST', `admin/listings/${listingId}/publish`)
    expect([publish.status, publish.body.code]).toEqual([409, 'NOT_ALLOWED_NOW'])
    const change = await sendDraft(open.ask, randomUUID(), otherForm({ listing_id: listingId }))
    expect(change.body.fields).toEqual({ listing_id: 'This listing was ended for good' })
    expect(await status()).toBe(404)
    const idsOf = async (which: string) =>
      (await open.ask('GET', `desk/listings?which=${which}`)).body.data.map(
        (row: { listing_id: number }) => row.listing_id,
      )
    expect([await idsOf('on_sale'), await idsOf('paused'), await idsOf('ended')]).toEqual([[], [], [listingId]])
  })

  test('what the operator has taken down its seller puts on sale no more, not as another listing either', async () => {
    const open = await openShop(shop())
    const { listingId, productId } = await listed(open)
    await shop().operator('POST', `admin/listings/${listingId}/unpublish`)
    expect(await own(open.ask, listingId)).toMatchObject({ taken_down: true })
    for (const state of ['paused', 'on_sale']) {
      const answer = await setState(open.ask, listingId, state)
      expect(answer.status, state).toBe(state === 'paused' ? 200 : 409)
    }
    await setState(open.ask, listingId, 'ended')
    const beside = await sendDraft(open.ask, randomUUID(), otherForm({ product_id: productId }))
    expect(beside.body.fields).toEqual({ product_id: 'Your shop lists this product already' })
    const [row] = await shop().db.select().from(listings).where(eq(listings.id, listingId))
    expect(row).toMatchObject({ takenDown: true, published: false })
  })

  test('no file of products brings back what its seller has ended', async () => {
    const shopName = `Green Shop ${unique()}`
    const seller = await addSeller(shop().db, { shopName })
    const { ask } = await shop().staff(seller.id, 'owner')
    const { name } = (await openShop(shop())).category
    const load = (price: string) =>
      shop().operator('POST', 'admin/catalogue', {
        raw: fileOf([
          { Handle: 'hoe', Title: 'Hoe', Vendor: shopName, Type: name, Published: 'TRUE', 'Variant Price': price },
        ]),
        headers: { 'Content-Type': 'text/csv' },
      })
    expect((await load('100')).body.data.products.added).toBe(1)
    const [row] = await shop().db.select().from(listings).where(eq(listings.sellerId, seller.id))
    await setState(ask, row?.id ?? 0, 'ended')
    await shop()
      .db.update(listings)
      .set({ importedAs: 'other' })
      .where(eq(listings.id, row?.id ?? 0))
    expect((await load('110')).body.data.products.changed).toBe(1)
    expect(await own(ask, row?.id ?? 0)).toMatchObject({ state: 'ended' })
    expect((await details(row?.slug ?? '')).status).toBe(404)
  })

  test('known products are what an offer may be put beside, first of the categories that the shop sells in; one whose licence it lacks says so', async () => {
    const open = await openShop(shop())
    const { listingId, productId } = await listed(open)
    const same = await addGoods(shop().db, { categoryId: open.category.id, title: 'Sonalika wheat seed' })
    const other = await addGoods(shop().db, { title: 'Brush cutter' })
    const licensed = await addGoods(shop().db, { title: 'Weedkiller', licenceKind: 'insecticide' })
    const hidden = await addGoods(shop().db, { title: 'Old thing' })
    await shop().db.update(listings).set({ published: false }).where(eq(listings.id, hidden.listing.id))
    const cheaper = await addGoods(shop().db, { productId: other.product.id, title: 'Brush cutter 52 cc', price: 50 })
    // One that the shop has ended is not its own any more.
    const former = await addGoods(shop().db, { productId: other.product.id, sellerId: open.sellerId, price: 200 })
    const ended = { published: false, endedAt: shop().deps.clock() }
    await shop().db.update(listings).set(ended).where(eq(listings.id, former.listing.id))
    const known = (await open.ask('GET', 'desk/known-products')).body.data as {
      product_id: number
      title: string
      own_listing_id: number | null
      search_text: string
      packs: string[]
      licence_wanted: string | null
    }[]
    const ids = known.map(({ product_id }) => product_id)
    expect(ids.slice(0, 2)).toEqual([same.product.id, productId])
    const wantedOf = (some: typeof known) =>
      some.find(({ product_id }) => product_id === licensed.product.id)?.licence_wanted
    expect([ids.at(-1), wantedOf(known), known[0]?.licence_wanted]).toEqual([licensed.product.id, 'insecticide', null])
    expect(ids).not.toContain(hidden.product.id)
    expect(known[1]).toMatchObject({ own_listing_id: listingId, title: 'Lokwan wheat seed', packs: ['5 kg'] })
    expect(known[1]?.search_text).toContain('wheat')
    expect(known.find(({ product_id }) => product_id === other.product.id)).toMatchObject({
      title: cheaper.listing.title,
      own_listing_id: null,
    })
    const everywhere = (await open.operator('GET', 'desk/known-products')).body.data as typeof known
    expect(wantedOf(everywhere), 'the operator sells nothing').toBe(null)
    const hold = (expiresOn: string) =>
      shop()
        .db.insert(licences)
        .values({ sellerId: open.sellerId, kind: 'insecticide', number: unique(), state: 'Maharashtra', expiresOn })
    await hold('2020-01-01')
    expect(wantedOf((await open.ask('GET', 'desk/known-products')).body.data), 'it has ended').toBe('insecticide')
    await hold('2099-01-01')
    expect(wantedOf((await open.ask('GET', 'desk/known-products')).body.data)).toBe(null)
  })

  test('what a phone does not keep is found where the shop knows it, in any script, with the licence that it wants', async () => {
    const open = await openShop(shop())
    const urea = await addGoods(shop().db, { title: `Urea ${unique()}`, licenceKind: 'fertiliser' })
    await shop().db.insert(listingTexts).values({ listingId: urea.listing.id, language: 'hi', title: 'यूरिया खाद' })
    const find = async (q: string, lang = 'en') => {
      const { body } = await open.ask('GET', `desk/known-products/find?lang=${lang}&q=${encodeURIComponent(q)}`)
      const found = body.data as { product_id: number; licence_wanted: string | null }[]
      return found.find(({ product_id }) => product_id === urea.product.id)
    }
    expect(await find('यूरिया')).toMatchObject({ licence_wanted: 'fertiliser', own_listing_id: null })
    expect(await find('rotavator')).toBe(undefined)
    expect(await find('urea', 'hi'), 'by its name in the reader’s language').toMatchObject({ local_title: 'यूरिया खाद' })
    expect(await find('urea', 'mr')).toMatchObject({ title: urea.listing.title, local_title: null })
    expect((await open.ask('GET', 'desk/known-products?lang=hi')).body.data).toContainEqual(
      expect.objectContaining({ product_id: urea.product.id, local_title: 'यूरिया खाद' }),
    )
    const held = { sellerId: open.sellerId, kind: 'fertiliser', number: unique(), state: 'Goa' }
    await shop()
      .db.insert(licences)
      .values({ ...held, expiresOn: '2099-01-01' })
    expect(await find('urea')).toMatchObject({ licence_wanted: null })
    expect((await open.ask('GET', 'desk/known-products/find?q=%20')).status).toBe(422)
  })

  test('a brand that is not named is the shop’s own, and one that is known is taken up', async () => {
    const open = await openShop(shop())
    const shopName = `Niphad Farm ${unique()}`
    await shop().db.update(sellers).set({ shopName }).where(eq(sellers.id, open.sellerId))
    const made = await approved(open.ask, open.operator, newForm(open.category.id, {}, { brand: '' }))
    const second = await approved(open.ask, open.operator, newForm(open.category.id, {}, { brand: shopName }))
    const [one, two] = [await own(open.ask, made.listing_id), await own(open.ask, second.listing_id)]
    expect([one.form.about.brand, two.form.about.brand]).toEqual([shopName, shopName])
    expect(await shop().db.query.brands.findMany({ where: (row, { eq: is }) => is(row.name, shopName) })).toHaveLength(
      1,
    )
    expect(await shop().db.$count(listingPictures, eq(listingPictures.listingId, made.listing_id))).toBe(0)
  })
})
