import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../server/db/database.ts'
import { listings, products, reviews, sellers, variants } from '../../../server/db/schema.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addBrand, addCategory, addGoods, addSeller, staleFacets, type Goods } from '../support/fixtures.ts'
import { onBothDatabases, onPostgres, type TestShop } from '../support/support.ts'

/** A listing whose lists change, beside another that stays. */
const openScene = async ({ db }: TestShop) => {
  const category = await addCategory(db)
  const seller = await addSeller(db)
  const common = { categoryId: category.id, sellerId: seller.id, price: 100, stock: 2 }
  const stays = await addGoods(db, { ...common, title: 'Stays' })
  const moves = await addGoods(db, { ...common, title: 'Moves', createdAt: new Date('2026-01-01') })
  const other = { category: await addCategory(db), brand: await addBrand(db), seller: await addSeller(db) }
  return { category, seller, stays, moves, other }
}
type Scene = Awaited<ReturnType<typeof openScene>>

interface Change {
  /** A list that shows it only afterwards, and its place there. */
  to?: (scene: Scene) => string
  /** A list that shows it only before. */
  from?: (scene: Scene) => string
  change: (scene: Scene, shop: TestShop) => Promise<unknown>
}

const set = (goods: Goods, body: object, shop: TestShop) =>
  shop.operator('PUT', `admin/variants/${goods.sku}`, { body })
const ofCategory = ({ category }: Scene, more: string) => `category=${category.id}&${more}`
const ofProduct = ({ moves }: Scene) => eq(products.id, moves.product.id)
const ofListing = ({ moves }: Scene) => eq(listings.id, moves.listing.id)

const CHANGES: Record<string, Change> = {
  'its category': {
    from: ({ category }) => `category=${category.id}`,
    to: ({ other }) => `category=${other.category.slug}`,
    change: (scene, { db }) => db.update(products).set({ categoryId: scene.other.category.id }).where(ofProduct(scene)),
  },
  'its brand': {
    to: ({ other }) => `brand=${other.brand.slug}`,
    change: (scene, { db }) => db.update(products).set({ brandId: scene.other.brand.id }).where(ofProduct(scene)),
  },
  'its price': {
    from: (scene) => ofCategory(scene, 'min_price=90'),
    to: (scene) => ofCategory(scene, 'max_price=60'),
    change: ({ moves }, shop) => set(moves, { selling_price: 50 }, shop),
  },
  'its seller': {
    from: ({ seller }) => `seller=${seller.id}`,
    to: ({ other }) => `seller=${other.seller.id}`,
    change: (scene, { db }) => db.update(listings).set({ sellerId: scene.other.seller.id }).where(ofListing(scene)),
  },
  'its kind': {
    to: (scene) => ofCategory(scene, 'type=New%20Arrival'),
    change: (scene, { db }) => db.update(listings).set({ productType: 'New Arrival' }).where(ofListing(scene)),
  },
  'an order of the last one': {
    from: (scene) => ofCategory(scene, 'in_stock=1'),
    change: async ({ moves }, shop) => {
      const me = await openBuyer(shop)
      const body = { order_items: [me.line(moves.sku, 100, 2)] }
      expect((await me.ask('POST', 'order/create', { body, key: randomUUID() })).status).toBe(201)
    },
  },
  'the operator’s stock': {
    from: (scene) => ofCategory(scene, 'in_stock=1'),
    change: ({ moves }, shop) => set(moves, { stock: 0 }, shop),
  },
  'its only pack': {
    from: (scene) => ofCategory(scene, ''),
    change: ({ moves }, { db }) => db.delete(variants).where(eq(variants.sku, moves.sku)),
  },
  'the first of its packs': {
    to: (scene) => ofCategory(scene, 'max_price=60'),
    change: async ({ moves }, { db }) => {
      const [pack] = await db.update(variants).set({ position: 1 }).where(eq(variants.sku, moves.sku)).returning()
      if (pack === undefined) throw new Error('There is no pack')
      const { id, ...rest } = pack
      await db.insert(variants).values({ ...rest, sku: `${moves.sku}-${id}`, position: 0, sellingPaise: 5_000 })
    },
  },
  'the listing itself': {
    from: (scene) => ofCategory(scene, ''),
    change: async ({ moves }, shop) => shop.operator('POST', `admin/listings/${moves.listing.id}/unpublish`),
  },
  'its seller’s standing': {
    from: (scene) => ofCategory(scene, ''),
    change: ({ seller }, shop) => shop.operator('POST', `admin/sellers/${seller.id}/suspend`),
  },
}

/** What labels say. */
const OF_LABELS: Record<string, Change> = {
  'its crops': {
    to: (scene) => ofCategory(scene, 'crop=cotton'),
    change: (scene, { db }) =>
      db
        .update(products)
        .set({ crops: ['cotton'] })
        .where(ofProduct(scene)),
  },
  'its origin': {
    to: (scene) => ofCategory(scene, 'origin=IL'),
    change: (scene, { db }) => db.update(products).set({ origin: 'IL' }).where(ofProduct(scene)),
  },
  'whether it takes cash': {
    from: (scene) => ofCategory(scene, 'cash=1'),
    change: ({ moves }, shop) => set(moves, { cod: 0 }, shop),
  },
}

onBothDatabases((shop) => {
  const titlesOf = async (query: string): Promise<string[]> => {
    const { body } = await shop().ask('GET', `products?${query}`)
    expect(body.meta.total).toBe(body.data.length)
    return body.data.map(({ title }: { title: string }) => title)
  }

  const follow = async ({ from, to, change }: Change) => {
    const scene = await openScene(shop())
    const isIn = async (list: Change['from']) => list && (await titlesOf(list(scene))).includes('Moves')
    const seen = async () => ({ from: await isIn(from), to: await isIn(to) })
    const before = await seen()
    await change(scene, shop())
    return { before, after: await seen(), stale: await staleFacets(shop().db) }
  }
  const asTold = ({ from, to }: Change) => ({
    before: { from: from && true, to: to && false },
    after: { from: from && false, to: to && true },
    stale: [],
  })

  test.each(Object.entries(CHANGES))('%s changes, and so do the lists', async (_, change) => {
    expect(await follow(change)).toEqual(asTold(change))
  })
  test.each(Object.entries(OF_LABELS))('%s changes, and so do the lists', async (_, change) => {
    expect(await follow(change)).toEqual(asTold(change))
  })

  test('what is made public, changed or erased of reviews changes the order by stars', async () => {
    const scene = await openScene(shop())
    const { listing, sku } = scene.moves
    const best = () => titlesOf(ofCategory(scene, 'sort=rating'))
    const ofStays = { listingId: scene.stays.listing.id, sku: scene.stays.sku, comment: 'Good', authorName: 'Asha' }
    await shop()
      .db.insert(reviews)
      .values({ ...ofStays, rating: 3, reviewStatus: 'approved' })
    const [review] = await shop()
      .db.insert(reviews)
      .values({ ...ofStays, listingId: listing.id, sku, rating: 5, reviewStatus: 'pending' })
      .returning()
    const id = review?.id ?? 0
    expect(await best()).toEqual(['Stays', 'Moves'])
    expect((await shop().operator('POST', `admin/reviews/${id}/approve`)).status).toBe(200)
    expect(await best()).toEqual(['Moves', 'Stays'])
    await shop().db.delete(reviews).where(eq(reviews.id, id))
    expect(await best()).toEqual(['Stays', 'Moves'])
    expect(await staleFacets(shop().db)).toEqual([])
  })

  test('an order that leaves some in stock neither writes nor locks what lists read', async () => {
    const { moves } = await openScene(shop())
    const written = () =>
      rowsOf(
        shop().db,
        sql`select xmin::text, xmax::text from internal.listing_facets where listing_id = ${moves.listing.id}`,
      )
    const before = await written()
    const me = await openBuyer(shop())
    const body = { order_items: [me.line(moves.sku, 100)] }
    expect((await me.ask('POST', 'order/create', { body, key: randomUUID() })).status).toBe(201)
    expect(await written()).toEqual(before)
  })
})

onPostgres((shop) => {
  test('two who take the last of two packs at once leave nothing in stock', async () => {
    const { db } = shop()
    const { listing, sku } = await addGoods(db, { stock: 1 })
    const [pack] = await db.select().from(variants).where(eq(variants.sku, sku))
    if (pack === undefined) throw new Error('There is no pack')
    const { id, ...rest } = pack
    await db.insert(variants).values({ ...rest, sku: `${sku}-${id}`, position: 1 })
    const take = (of: string) => db.update(variants).set({ onHand: 0 }).where(eq(variants.sku, of))
    let second: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await tx.update(variants).set({ onHand: 0 }).where(eq(variants.sku, sku))
      second = take(`${sku}-${id}`).execute()
      await giveTime(second)
    })
    await second
    expect(await staleFacets(shop().db)).toEqual([])
    const { body } = await shop().ask('GET', `products?seller=${listing.sellerId}&in_stock=1`)
    expect(body.meta.total).toBe(0)
  })

  test('a listing that is added while its seller is suspended is in no list', async () => {
    const { db } = shop()
    const seller = await addSeller(db)
    let suspended: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await addGoods(tx, { sellerId: seller.id })
      suspended = db.update(sellers).set({ vendorStatus: 'suspended' }).where(eq(sellers.id, seller.id)).execute()
      await giveTime(suspended)
    })
    await suspended
    expect(await staleFacets(shop().db)).toEqual([])
    expect((await shop().ask('GET', `products?seller=${seller.id}`)).body.meta.total).toBe(0)
  })
})

/** Long enough for a statement that does not wait for another transaction. */
const WAITS_MS = 300
/** Gives it the time to be done, if it can be. */
const giveTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, WAITS_MS))])
