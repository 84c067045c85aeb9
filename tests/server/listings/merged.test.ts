import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brands, listings, listingTexts, products, sellers } from '../../../server/db/schema.ts'
import { addBrand, addCategory, addGoods, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import {
  approve,
  listed,
  newForm,
  openShop,
  otherForm,
  photograph,
  sendDraft,
  sendPicture,
  waiting,
} from './draft-steps.ts'

/** Drafts whose brand, category or name is another one by the time that they go on sale. */

onBothDatabases((shop) => {
  const byOperator = async (method: string, path: string, body: object) =>
    (await shop().staff(null, 'manager')).ask(method, `desk/${path}`, { body, key: randomUUID() })
  const productOf = async (listingId: number) => {
    const [row] = await shop()
      .db.select({ product: products })
      .from(products)
      .innerJoin(listings, eq(listings.productId, products.id))
      .where(eq(listings.id, listingId))
    return row?.product
  }

  test('a draft that names a merged or renamed brand by either name makes no second one', async () => {
    const { db } = shop()
    const open = await openShop(shop())
    const [from, into] = [await addBrand(db, `Fmer${unique()}`), await addBrand(db, `Imer${unique()}`)]
    for (const { id, name } of [from, into])
      await db.update(brands).set({ slug: name.toLowerCase() }).where(eq(brands.id, id))
    await byOperator('POST', `brands/${from.id}/merge`, { into: into.id })
    const renamed = `Newly ${unique()}`
    await byOperator('PUT', `brands/${into.id}`, { name: renamed })
    const before = await db.$count(brands)
    for (const brand of [from.name, into.name, renamed]) {
      const { id, sentAt } = await waiting(open, {}, { brand })
      const { data } = (await approve(open.operator, id, sentAt)).body
      expect((await productOf(data.listing_id))?.brandId, brand).toBe(into.id)
    }
    expect(await db.$count(brands)).toBe(before)
  })

  test('a draft that waits while its category is merged goes on sale where the others went', async () => {
    const open = await openShop(shop())
    const into = await addCategory(shop().db)
    const { id, sentAt } = await waiting(open)
    expect((await byOperator('POST', `categories/${open.category.id}/merge`, { into: into.id })).status).toBe(200)
    expect((await open.ask('GET', `desk/drafts/${id}`)).body.data.form.about.category_id).toBe(into.id)
    const { data } = (await approve(open.operator, id, sentAt)).body
    expect((await productOf(data.listing_id))?.categoryId).toBe(into.id)
    // A phone that has not heard of it yet.
    const late = await sendDraft(open.ask, randomUUID(), newForm(open.category.id))
    expect(late.body.fields).toEqual({ 'form.about.category_id': 'There is no such category' })
  })

  test('drafts that are sent while categories are merged name one that there is', async () => {
    for (let round = 0; round < 5; round++) {
      const open = await openShop(shop())
      const into = await addCategory(shop().db)
      const { id, body } = await waiting(open)
      const [fresh, sent, again] = await Promise.all([
        sendDraft(open.ask, randomUUID(), newForm(open.category.id)),
        sendDraft(open.ask, id, body),
        sendDraft(open.ask, id, body),
        byOperator('POST', `categories/${open.category.id}/merge`, { into: into.id }),
      ])
      const statuses = [fresh, sent, again].map(({ status }) => status)
      expect(statuses.every((status) => [200, 422].includes(status))).toBe(true)
      const { data } = (await open.ask('GET', 'desk/drafts')).body
      for (const draft of data) {
        const shown = (await open.ask('GET', `desk/drafts/${draft.id}`)).body.data
        expect(shown.form.about.category_id).toBe(into.id)
        expect((await approve(open.operator, draft.id, shown.sent_at)).status).toBe(200)
      }
    }
  })

  test('what a trusted seller may not sell any more by the time its photograph comes waits for the operator', async () => {
    const { db, deps } = shop()
    const open = await openShop(shop())
    await db.update(sellers).set({ trustedAt: deps.clock() }).where(eq(sellers.id, open.sellerId))
    const { product } = await addGoods(db)
    const [id, picture] = [randomUUID(), randomUUID()]
    await sendDraft(open.ask, id, otherForm({ product_id: product.id }, { pictures: [picture] }))
    const other = await sendDraft(open.ask, randomUUID(), otherForm({ product_id: product.id }))
    expect(other.body.data.state).toBe('approved')
    const kept = await sendPicture(open.ask, id, picture, await photograph())
    expect([kept.status, kept.body.data.pictures_missing]).toEqual([200, 0])
    const { data } = (await open.ask('GET', `desk/drafts/${id}`)).body
    expect([data.state, data.pictures.length]).toEqual(['waiting', 1])
    expect((await approve(open.operator, id, data.sent_at)).body.fields).toEqual({
      product_id: 'Your shop lists this product already',
    })
  })

  test('a listing that says something else no longer says it in translations of what it said before', async () => {
    const { db } = shop()
    const open = await openShop(shop())
    const { listingId } = await listed(open)
    const translations = () => db.select().from(listingTexts).where(eq(listingTexts.listingId, listingId))
    const hindi = { listingId, language: 'hi' as const, title: 'लोकवन गेहूँ बीज', shortDescription: 'निफाड़ में उगाया गया' }
    await db.insert(listingTexts).values(hindi)
    const change = async (form: object) => {
      const { packs } = (await open.ask('GET', `desk/listings/${listingId}`)).body.data.form
      const id = randomUUID()
      const sent = await sendDraft(open.ask, id, otherForm({ listing_id: listingId }, { packs, ...form }))
      expect((await approve(open.operator, id, sent.body.data.sent_at)).status).toBe(200)
    }
    const title = 'Lokwan wheat seed'
    await change({ title, description: 'Grown in Niphad.\nSow in December.' })
    expect(await translations()).toEqual([hindi])
    await change({ title, description: 'Grown in Sinnar.' })
    expect(await translations()).toEqual([{ ...hindi, shortDescription: '' }])
    await change({ title: 'Maize seed', description: 'Grown in Sinnar.' })
    expect(await translations()).toEqual([])
  })
})
