import { randomUUID } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import type { CatalogueChange } from '../../../server/db/changes.ts'
import * as tables from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import type { AppEnv } from '../../../server/http/deps.ts'
import { createFinish } from '../../../server/http/middleware/finish.ts'
import { createPrepared } from '../../../server/http/middleware/prepared.ts'
import { loadProducts } from '../../../server/shop/catalogue/listings.ts'
import type { ShopContext } from '../../../server/shop/core/context.ts'
import { inTransaction } from '../../../server/shop/core/transaction.ts'
import { createCatalogueCache } from '../../../server/shop/core/catalogue-cache.ts'
import { listingsRead } from '../../../server/shop/core/read-listings.ts'
import { buySomething, reviewForm } from '../reviews/review-steps.ts'
import { addAddresses, addBrand, addGoods, type Goods } from '../support/fixtures.ts'
import { openPreparedApp, type PreparedApp } from '../support/prepared-app.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  let catalogue: PreparedApp['catalogue']
  let app: PreparedApp['app']
  beforeAll(async () => void ({ catalogue, app } = await openPreparedApp(shop())))
  afterAll(() => catalogue.close())
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://shop.test/api/${path}`, { headers })
  const json = async (path: string) => (await ask(path)).json()

  test('an answer is made once, in each encoding, and revalidated', async () => {
    await addGoods(shop().db, { title: 'Prepared wheat' })
    const first = await ask('products?limit=3', { 'Accept-Encoding': 'br' })
    const [one, other] = [await first.arrayBuffer(), await (await ask('products?limit=3')).text()]
    const again = await ask('products?limit=3', { 'Accept-Encoding': 'br' })
    expect(await again.arrayBuffer()).toEqual(one)
    expect(again.headers.get('Content-Encoding')).toBe('br')
    expect(JSON.parse(other)).toMatchObject({ status: true })
    const tag = again.headers.get('ETag') ?? ''
    expect((await ask('products?limit=3', { 'If-None-Match': tag })).status).toBe(304)
    expect((await ask('products?limit=3', { 'If-None-Match': 'W/"other"' })).status).toBe(200)
  })

  test('where sellers deliver is answered anew once a PIN is taken out', async () => {
    const { listing } = await addGoods(shop().db)
    const { sellerId } = listing
    const [zone] = await shop().db.insert(tables.deliveryZones).values({ sellerId, daysMin: 2, daysMax: 4 }).returning()
    const pins = ['42', '43'].map((prefix) => ({ zoneId: zone?.id ?? 0, sellerId, prefix }))
    await shop().db.insert(tables.zonePins).values(pins)
    await catalogue.settled()
    const told = async () =>
      (await json('delivery-zones')).data.find((row: { seller_id: number }) => row.seller_id === sellerId)
    expect(await told()).toMatchObject({ zones: [{ pins: ['42', '43'] }] })
    await shop().db.delete(tables.zonePins).where(eq(tables.zonePins.prefix, '43'))
    await catalogue.settled()
    expect(await told()).toMatchObject({ zones: [{ pins: ['42'] }] })
  })

  test.each<[string, (sku: string, listingId: number, sellerId: number) => Promise<unknown>]>([
    ['stock', (sku) => shop().db.update(tables.variants).set({ onHand: 7 }).where(eq(tables.variants.sku, sku))],
    [
      'a price',
      (sku) => shop().db.update(tables.variants).set({ sellingPaise: 50 }).where(eq(tables.variants.sku, sku)),
    ],
    [
      'a title',
      (_, id) => shop().db.update(tables.listings).set({ title: 'Renamed' }).where(eq(tables.listings.id, id)),
    ],
    [
      'a seller',
      (_, __, id) => shop().db.update(tables.sellers).set({ shopName: 'Blue' }).where(eq(tables.sellers.id, id)),
    ],
    [
      'a photograph',
      (_, listingId) =>
        shop().db.insert(tables.listingPictures).values({ listingId, position: 0, file: randomUUID(), digest: '' }),
    ],
  ])('%s that changes is told, whichever process changed it', async (_, change) => {
    const { sku, listing } = await addGoods(shop().db, { stock: 20 })
    const path = `product/details/${listing.slug}`
    await expect.poll(() => json(path)).toMatchObject({ data: { id: listing.id } })
    const before = await (await ask(path)).text()
    await change(sku, listing.id, listing.sellerId)
    await expect.poll(async () => (await ask(path)).text()).not.toBe(before)
  })

  test('a photograph and an answer are told of their own listing, in lists, pages and questions', async () => {
    const [one, other] = [await addGoods(shop().db), await addGoods(shop().db)]
    const me = await shop().customer()
    const read = async (path: string) => (await ask(path)).text()
    const paths = [`products?seller=${one.listing.sellerId}`, `questions/${one.listing.slug}`]
    await catalogue.settled()
    const before = await Promise.all(paths.map(read))
    const since = catalogue.moment()
    await shop()
      .db.insert(tables.listingPictures)
      .values({ listingId: one.listing.id, position: 0, file: randomUUID(), digest: '' })
    await shop().db.insert(tables.questions).values({
      listingId: one.listing.id,
      customerId: me.id,
      authorName: 'Asha Rao',
      question: 'Is it good?',
      answer: 'Yes.',
      state: 'answered',
    })
    for (const [place, path] of paths.entries()) await expect.poll(() => read(path)).not.toBe(before[place])
    const isKept = ({ listing }: typeof one) => catalogue.isStill([listing.id], since)
    expect([isKept(one), isKept(other)]).toEqual([false, true])
  })

  test.each<[string, (other: Goods) => Promise<unknown>, object]>([
    [
      'stock',
      ({ sku }) => shop().db.update(tables.variants).set({ onHand: 0 }).where(eq(tables.variants.sku, sku)),
      { other_offers: [{ in_stock: false }] },
    ],
    [
      'price',
      ({ sku }) => shop().db.update(tables.variants).set({ sellingPaise: 4_500 }).where(eq(tables.variants.sku, sku)),
      { offers: { count: 1, from: 45 }, other_offers: [{ selling_price: 45 }] },
    ],
    [
      'standing',
      ({ listing }) =>
        shop()
          .db.update(tables.sellers)
          .set({ vendorStatus: 'suspended' })
          .where(eq(tables.sellers.id, listing.sellerId)),
      { other_offers: [] },
    ],
    [
      'stars',
      ({ listing, sku }) =>
        shop().db.insert(tables.reviews).values({
          listingId: listing.id,
          sku,
          comment: 'Good',
          authorName: 'Asha',
          rating: 4,
          reviewStatus: 'approved',
        }),
      { other_offers: [{ vendor: { rating: 4, rating_count: 1 } }] },
    ],
    [
      'pack',
      ({ sku }) => shop().db.update(tables.variants).set({ name: '5 kg' }).where(eq(tables.variants.sku, sku)),
      { other_offers: [{ variant_name: '5 kg' }] },
    ],
  ])('another seller’s %s that changes is told on the pages of whoever offers the same', async (_, change, told) => {
    const own = await addGoods(shop().db)
    const other = await addGoods(shop().db, { productId: own.product.id, price: 80 })
    await catalogue.settled()
    const page = async () => (await json(`product/details/${own.listing.slug}`)).data
    const cards = async () => (await json(`products?seller=${own.listing.sellerId}`)).data[0]
    expect(await page()).toMatchObject({ offers: { count: 1, from: 80 }, other_offers: [{ in_stock: true }] })
    expect(await cards()).toMatchObject({ offers: { count: 1, from: 80 } })
    await change(other)
    await catalogue.settled()
    expect(await page()).toMatchObject(told)
    expect((await cards()).offers).toEqual((await page()).offers)
  })

  test('facts of a label, a seller’s stars and a verified buyer are told when they change', async () => {
    const { db } = shop()
    const { buyer, goods } = await buySomething(shop())
    await buyer.ask('POST', 'product-review', { form: reviewForm(goods) })
    const [review] = await db.select().from(tables.reviews).where(eq(tables.reviews.listingId, goods.listing.id))
    await catalogue.settled()
    const page = async () => (await json(`product/details/${goods.listing.slug}`)).data
    const reviews = async () => (await json(`get-review/${goods.listing.slug}`)).data.user_reviews
    expect([await page(), await reviews()]).toMatchObject([{ origin: null, vendor: { rating_count: 0 } }, []])
    await shop().operator('POST', `admin/reviews/${review?.id}/approve`)
    await db.update(tables.products).set({ origin: 'IL' }).where(eq(tables.products.id, goods.product.id))
    await catalogue.settled()
    expect(await page()).toMatchObject({ origin: 'IL', vendor: { rating: 4, rating_count: 1 } })
    expect(await reviews()).toMatchObject([{ verified: true }])
    await db.update(tables.orderItems).set({ itemStatus: 'shipped' }).where(eq(tables.orderItems.sku, goods.sku))
    await catalogue.settled()
    expect(await reviews()).toMatchObject([{ verified: false }])
  })

  test('what a list can be narrowed by is counted once, whatever else an address says', async () => {
    const { listing } = await addGoods(shop().db)
    const keys: string[] = []
    const once: PreparedApp['catalogue']['once'] = (key, make) => {
      if (key.startsWith('filters ')) keys.push(key)
      return catalogue.once(key, make)
    }
    const watched = createApp({ ...shop().deps, catalogue: { ...catalogue, once } })
    const query = `seller=${listing.sellerId}`
    for (const address of [
      `product-filters?${query}`,
      `product-filters?a=1&${query}`,
      `product-filters?${query}&in_stock=x`,
    ])
      expect(await (await watched.request(`http://shop.test/api/${address}`)).json()).toMatchObject({
        data: { brands: [{ count: 1 }], cash: 1 },
      })
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  })

  test('a list filtered by stock is told when the last piece has gone, and a new brand is in the list of brands', async () => {
    const { sku, listing } = await addGoods(shop().db, { title: 'Last of them', stock: 1 })
    const list = async () => JSON.stringify(await json('products?in_stock=1&limit=100'))
    await expect.poll(list).toContain(listing.slug)
    await shop().db.update(tables.variants).set({ onHand: 0 }).where(eq(tables.variants.sku, sku))
    await expect.poll(list).not.toContain(listing.slug)
    await json('brands')
    const brand = await addBrand(shop().db, 'Newcomer')
    await expect.poll(async () => JSON.stringify(await json('brands'))).toContain(brand.slug)
  })

  test('inside a transaction its own change is seen, and nothing of one that was taken back is kept', async () => {
    const { sku, listing } = await addGoods(shop().db, { stock: 20 })
    const context = { ...shop().deps, catalogue }
    const stock = async (from: ShopContext) => (await loadProducts(from, [listing.id]))[0]?.stock_quantity
    await expect.poll(() => stock(context)).toBe(20)
    const takenBack = inTransaction(context, async (inside) => {
      await inside.db.update(tables.variants).set({ onHand: 3 }).where(eq(tables.variants.sku, sku))
      expect(await stock(inside)).toBe(3)
      throw new Error('Taken back')
    })
    await expect(takenBack).rejects.toThrow('Taken back')
    expect(await stock(context)).toBe(20)
  })

  test('whoever has ordered sees the stock that is left in the very next answer', async () => {
    const customer = await shop().customer()
    const { line } = await addAddresses(customer)
    const { sku, listing } = await addGoods(shop().db, { stock: 20 })
    const stock = async (): Promise<unknown> =>
      ((await json(`product/details/${listing.slug}`)) as { data: { stock_quantity: number } }).data.stock_quantity
    await expect.poll(stock).toBe(20)
    for (const left of [19, 18, 17]) {
      const placed = await app.request('http://shop.test/api/order/create', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${customer.token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
        },
        body: JSON.stringify({ order_items: [line(sku, 100)] }),
      })
      expect(placed.status).toBe(201)
      expect(await stock()).toBe(left)
    }
  })
})

/** The middleware around a shop whose changes the test tells. */
const shopOf = async (answer: () => Promise<string>) => {
  let tell: (change: CatalogueChange) => void = () => {}
  const connection = { isHeard: true }
  const surroundings = { build: 1 }
  const catalogue = await createCatalogueCache(async (listener) => {
    tell = listener
    return { isHeard: () => connection.isHeard, settled: async () => {}, age: () => 0, close: async () => {} }
  })
  const clock = () => new Date('2026-11-22T12:00:00Z')
  const app = new Hono().use(createPrepared(catalogue, { clock, build: () => surroundings.build }))
  app.get('*', async () => new Response(await answer(), { headers: { ETag: 'W/"1"', 'Cache-Control': 'no-cache' } }))
  const ask = async (path = '/api/products', headers = {}) => (await app.request(path, { headers })).text()
  return { ask, tell: (change: CatalogueChange) => tell(change), connection, surroundings, catalogue }
}

test('what was read before a change is not kept after it', async () => {
  let stock = 5
  const made = { begun: () => {}, go: Promise.resolve() }
  const { ask, tell } = await shopOf(async () => {
    listingsRead([7])
    const text = `${stock} left`
    made.begun()
    await made.go
    return text
  })
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  Object.assign(made, { begun: begin, go: promise })
  const early = ask()
  await begun
  stock = 4
  tell({ listing: 7 })
  goOn()
  expect(await early).toBe('5 left')
  expect(await ask()).toBe('4 left')
})

test('a change of one listing drops the answers that it is in, and no others', async () => {
  let count = 0
  const { ask, tell } = await shopOf(async () => `${++count}`)
  expect([await ask('/api/brands'), await ask('/api/brands')]).toEqual(['1', '1'])
  tell({ listing: 7 })
  expect(await ask('/api/brands')).toBe('1')
  tell({})
  expect(await ask('/api/brands')).toBe('2')
})

test('a page is rendered anew by a newer build', async () => {
  let count = 0
  const { ask, surroundings } = await shopOf(async () => `${++count}`)
  expect([await ask('/about'), await ask('/about')]).toEqual(['1', '1'])
  surroundings.build = 2
  expect(await ask('/about')).toBe('2')
})

test('of a page that stands for a while the first screen comes in fewer bytes than in one block with the rest', async () => {
  const words = (of: number) => String.fromCodePoint(...Array.from({ length: 4_000 }, (_, n) => of + ((n * n) % 89)))
  const [screen, rest] = [`<style>a{}</style>${words(0xb80)}`, `<style>b{}</style>${words(0x900)}`]
  let at = Date.parse('2026-11-22T12:00:00Z')
  const changes = { isHeard: () => true, settled: async () => {}, age: () => 0, close: async () => {} }
  const catalogue = await createCatalogueCache(async () => changes)
  const prepared = createPrepared(catalogue, { clock: () => new Date(at), build: () => 1 })
  const kept = { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' } }
  const app = new Hono<AppEnv>().use(prepared, createFinish()).get('*', () => new Response(screen + rest, kept))
  const ask = async () =>
    Buffer.from(await (await app.request('/about', { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer())
  const read = (page: Buffer, bytes = page.length): string =>
    brotliDecompressSync(page.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
  const bytesOfScreen = (page: Buffer) => page.findIndex((_, bytes) => read(page, bytes + 1).length >= screen.length)
  const first = await ask()
  at += 60_000
  await expect.poll(async () => (await ask()).length).toBeLessThan(first.length)
  const page = await ask()
  expect(read(page)).toBe(screen + rest)
  expect(bytesOfScreen(page)).toBeLessThan(0.97 * bytesOfScreen(brotliCompressSync(screen + rest)))
})

test('nothing is kept of a search, for somebody who is logged in, or while changes cannot be heard', async () => {
  let count = 0
  const { ask, connection } = await shopOf(async () => `${++count}`)
  expect([await ask('/api/products?q=urea'), await ask('/api/products?q=urea')]).toEqual(['1', '2'])
  const own = { Authorization: 'Bearer x' }
  expect([await ask('/api/products', own), await ask('/api/products', own)]).toEqual(['3', '4'])
  connection.isHeard = false
  expect([await ask('/api/brands'), await ask('/api/brands')]).toEqual(['5', '6'])
})

test('many who ask for the same at once cost one answer', async () => {
  let count = 0
  const { ask } = await shopOf(async () => {
    await new Promise((done) => setImmediate(done))
    return `${++count}`
  })
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask())))).toEqual(new Set(['1']))
})

test('products and counts that lists share are read once, until something in them changes', async () => {
  const { tell, connection, catalogue } = await shopOf(async () => '')
  const asked: number[][] = []
  // Of a product only its id matters here.
  const load = async (ids: number[]) => {
    asked.push(ids)
    return ids.map((id) => ({ id }) as Product)
  }
  const products = async (...ids: number[]) => [...(await catalogue.productsOnce(ids, load)).keys()]
  let count = 0
  const counted = () => catalogue.once('seeds', async () => ++count)

  const [made] = await Promise.all(['loans', 'loans'].map((key) => catalogue.once(key, async () => ({ count }))))
  expect(await catalogue.once('loans', async () => null)).toBe(made)
  expect(await products(1, 2)).toEqual([1, 2])
  expect(await products(2, 3)).toEqual([2, 3])
  expect([await counted(), await counted()]).toEqual([1, 1])
  expect(asked).toEqual([[1, 2], [3]])
  tell({ listing: 2 })
  expect(new Set(await products(1, 2))).toEqual(new Set([1, 2]))
  expect([asked.at(-1), await counted()]).toEqual([[2], 1])
  tell({})
  expect(await products(1)).toEqual([1])
  expect([asked.at(-1), await counted()]).toEqual([[1], 2])
  await catalogue.productsOnce([9], async (ids) => {
    tell({ listing: 9 })
    return load(ids)
  })
  await products(9)
  expect(asked.slice(-2)).toEqual([[9], [9]])
  connection.isHeard = false
  await products(7)
  await products(7)
  expect(asked.slice(-2)).toEqual([[7], [7]])
})
