import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categories, declarations, listings, products } from '../../../server/db/schema.ts'
import { DECLARED } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { approve, newForm, openShop, PACK, photograph, sendDraft, sendPicture, waiting } from './draft-steps.ts'

/** A listing from the seller's phone to the shop: drafted, photographed, approved. */

onBothDatabases((shop) => {
  test('a new product goes on sale once the operator has approved it, as it was drafted', async () => {
    const open = await openShop(shop())
    const [front, label] = [randomUUID(), randomUUID()]
    const id = randomUUID()
    const sent = await sendDraft(open.ask, id, newForm(open.category.id, { pictures: [front, label] }))
    expect(sent.body.data).toMatchObject({ state: 'waiting', pictures_missing: 2, stands: null, reasons: {} })
    const first = await sendPicture(open.ask, id, label, await photograph())
    expect(first.body.data).toMatchObject({ id: label, pictures_missing: 1 })
    const early = await approve(open.operator, id, sent.body.data.sent_at)
    expect([early.status, early.body.message]).toEqual([409, 'Photographs of it are still on their way'])
    const second = await sendPicture(open.ask, id, front, await photograph())
    const approved = await approve(open.operator, id, sent.body.data.sent_at)
    expect(approved.body.data).toMatchObject({ state: 'approved', pictures_missing: 0 })
    const { listing_id: listingId, product_id: productId } = approved.body.data
    const [listing] = await shop().db.select().from(listings).where(eq(listings.id, listingId))
    const page = (await shop().ask('GET', `product/details/${listing?.slug}`)).body.data
    expect(page).toMatchObject({
      product_id: productId,
      title: 'Lokwan wheat seed',
      short_description: 'Grown in Niphad.',
      pictures: [second.body.data.file, first.body.data.file],
      origin: 'IN',
      crops: ['wheat'],
      facts: { generic_name: 'Wheat seed' },
    })
    expect(page.variants).toMatchObject([
      { variant_name: '5 kg', price: 500, selling_price: 450, stock_quantity: 20, amount: 5, unit: 'kg' },
    ])
    const [product] = await shop().db.select().from(products).where(eq(products.id, productId))
    expect(product?.hsn).toBe('1001')
    const [said] = await shop().db.select().from(declarations).where(eq(declarations.listingId, listingId))
    expect(said).toMatchObject({ state: 'approved', said: DECLARED, sellerId: open.sellerId })
    const found = (await shop().ask('GET', 'search/lokwan')).body.data
    expect(JSON.stringify(found)).toContain(listing?.slug)
    const shown = await shop().fetch(`/images/products/${productId}/${first.body.data.file}`)
    const { format, exif } = await sharp(await shown.arrayBuffer()).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
  })

  test('what is said to live or spoil has the short time of return, in a category where anything may', async () => {
    const { db } = shop()
    const open = await openShop(shop())
    const { id, sentAt } = await waiting(open, {}, { perishable: true })
    const { listing_id: listingId } = (await approve(open.operator, id, sentAt)).body.data
    const [listing] = await db.select().from(listings).where(eq(listings.id, listingId))
    expect((await shop().ask('GET', `product/details/${listing?.slug}`)).body.data.perishable).toBe(true)
    expect((await open.ask('GET', `desk/listings/${listingId}`)).body.data.form.about.perishable).toBe(true)
    await db.update(categories).set({ icon: 'pump' }).where(eq(categories.id, open.category.id))
    const kinds = (await open.ask('GET', 'desk/listing-kinds')).body.data as { id: number; perishable: boolean }[]
    expect(kinds.find((kind) => kind.id === open.category.id)?.perishable).toBe(false)
    const refused = await sendDraft(open.ask, randomUUID(), newForm(open.category.id, {}, { perishable: true }))
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { 'form.about.perishable': 'Nothing of this category lives or spoils' } },
    })
  })

  test('in a paused category nothing new is begun or sent, and a draft that was begun keeps its words and says why', async () => {
    const open = await openShop(shop())
    const { id, body } = await waiting(open, { title: 'Begun before' })
    const set = (paused: boolean) =>
      open.operator('PUT', `desk/categories/${open.category.id}`, { body: { paused }, key: randomUUID() })
    const pausedOf = async () => {
      const kinds = (await open.ask('GET', 'desk/listing-kinds')).body.data as { id: number; paused: boolean }[]
      return kinds.find((kind) => kind.id === open.category.id)?.paused
    }
    expect(await pausedOf()).toBe(false)
    expect((await set(true)).status).toBe(200)
    expect(await pausedOf()).toBe(true)
    const reason = 'This category is paused: nothing new is put on sale in it; choose another'
    for (const name of [id, randomUUID()]) {
      const sent = await sendDraft(open.ask, name, body)
      expect([sent.status, sent.body.fields]).toEqual([422, { 'form.about.category_id': reason }])
    }
    expect((await open.ask('GET', `desk/drafts/${id}`)).body.data.form.title).toBe('Begun before')
    await set(false)
    expect((await sendDraft(open.ask, id, body)).status).toBe(200)
  })

  test('the shop and the operator see a draft and its photographs, nobody else does', async () => {
    const open = await openShop(shop())
    const { id } = await waiting(open, { pictures: [randomUUID()] })
    const { data } = (await open.operator('GET', `desk/drafts/${id}`)).body
    expect(data).toMatchObject({ title: 'Lokwan wheat seed', shop_name: 'Green Shop', form: { packs: [PACK] } })
    const path = `/images/drafts/${data.pictures[0].file}`
    const seenBy = async (token?: string) =>
      (await shop().fetch(path, token === undefined ? {} : { Authorization: `Bearer ${token}` })).status
    const own = await shop().staff(open.sellerId, 'manager')
    const support = await shop().staff(open.sellerId, 'support')
    const other = await openShop(shop())
    const stranger = await shop().staff(other.sellerId, 'owner')
    expect(await Promise.all([own, support, stranger].map(({ token }) => seenBy(token)))).toEqual([200, 404, 404])
    expect(await seenBy(shop().deps.adminToken)).toBe(200)
    expect(await seenBy()).toBe(404)
    expect((await other.ask('GET', `desk/drafts/${id}`)).status).toBe(404)
  })
})
