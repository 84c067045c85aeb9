import { randomUUID } from 'node:crypto'
import { desc, eq, gte, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../server/db/database.ts'
import * as tables from '../../../server/db/schema.ts'
import { listings, orderItems, products, reviews, searchCounts } from '../../../server/db/schema.ts'
import { countSearch } from '../../../server/shop/search/popular-searches.ts'
import { purgeExpired } from '../../../server/shop/maintenance/purge-expired.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { buySomething, reviewForm } from '../reviews/review-steps.ts'
import { addBrand, addCategory, addGoods, addSeller, type Goods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const titlesOf = async (query: string): Promise<string[]> => {
    const { body } = await shop().ask('GET', `products?${query}`)
    expect(body.meta.total).toBe(body.data.length)
    return body.data.map(({ title }: { title: string }) => title).toSorted()
  }
  const label = ({ product }: Goods, values: Partial<typeof tables.products.$inferInsert>) =>
    shop().db.update(products).set(values).where(eq(products.id, product.id))

  /** Three goods of one category: for two crops, prepaid only and from abroad, and without anything said of them. */
  const openMarket = async () => {
    const { db } = shop()
    const [category, brand, other] = [await addCategory(db), await addBrand(db, 'Neel'), await addBrand(db, 'Lal')]
    const common = { categoryId: category.id, brandId: brand.id }
    await label(await addGoods(db, { ...common, title: 'Both' }), { crops: ['cotton', 'bitter-gourd'], origin: 'IN' })
    const far = await addGoods(db, { ...common, brandId: other.id, title: 'Far', cod: false })
    await label(far, { crops: ['cotton'], origin: 'IL' })
    await addGoods(db, { ...common, title: 'Bare' })
    return category
  }

  test('lists are narrowed by crop, by cash and by country, and these go together', async () => {
    const { slug } = await openMarket()
    const list = (query: string) => titlesOf(`category=${slug}&${query}`)
    expect(await list('crop=cotton')).toEqual(['Both', 'Far'])
    expect(await list('crop=bitter-gourd')).toEqual(['Both'])
    expect(await list('crop=maize')).toEqual([])
    expect(await list('cash=1')).toEqual(['Bare', 'Both'])
    expect(await list('cash=0')).toHaveLength(3)
    expect(await list('origin=IL')).toEqual(['Far'])
    expect(await list('origin=il&crop=cotton&cash=1')).toEqual([])
    expect(await list('origin=FR')).toEqual([])
    expect(await list('origin=Israel&cash=maybe')).toHaveLength(3)
  })

  test('of each kind is counted what everything else that is chosen leaves, most first', async () => {
    const { slug } = await openMarket()
    const { body } = await shop().ask('GET', `product-filters?category=${slug}`)
    expect(body.data).toMatchObject({
      crops: [
        { slug: 'cotton', name: 'Cotton', count: 2 },
        { slug: 'bitter-gourd', name: 'Bitter gourd', count: 1 },
      ],
      brands: [
        { name: 'Neel', count: 2 },
        { name: 'Lal', count: 1 },
      ],
      origins: [
        { code: 'IL', count: 1 },
        { code: 'IN', count: 1 },
      ],
      cash: 2,
    })
    const narrower = await shop().ask('GET', `product-filters?category=${slug}&crop=bitter-gourd`)
    expect(narrower.body.data).toMatchObject({
      crops: [
        { slug: 'cotton', count: 2 },
        { slug: 'bitter-gourd', count: 1 },
      ],
      brands: [{ name: 'Neel', count: 1 }],
      origins: [{ code: 'IN' }],
      cash: 1,
    })
    const counts = async (query: string) =>
      (await shop().ask('GET', `product-filters?category=${slug}&${query}`)).body.data
    expect(await counts('origin=IL')).toMatchObject({
      crops: [{ slug: 'cotton', count: 1 }],
      brands: [{ name: 'Lal', count: 1 }],
      origins: [{ code: 'IL' }, { code: 'IN' }],
      cash: 0,
    })
    const [, lal] = body.data.brands as { slug: string }[]
    // What is chosen is named, though nothing of it is left.
    expect(await counts(`crop=bitter-gourd&brand=${lal?.slug}`)).toMatchObject({
      crops: [{ slug: 'cotton', count: 1 }],
      brands: [
        { name: 'Neel', count: 1 },
        { name: 'Lal', count: 0 },
      ],
      origins: [],
    })
    expect(await counts('cash=1&max_price=100&in_stock=1')).toMatchObject({
      crops: [{ count: 1 }, { count: 1 }],
      cash: 2,
    })
    expect(await counts('min_price=200')).toEqual({ crops: [], brands: [], origins: [], cash: 0 })
    expect(await counts('type=Top%20Product')).toMatchObject({ brands: [], cash: 0 })
    const nothing = await shop().ask('GET', 'product-filters?q=motorcycle')
    expect(nothing.body.data).toEqual({ crops: [], brands: [], origins: [], cash: 0 })
    const crops = (await shop().ask('GET', 'crops')).body.data as { slug: string; product_count: number }[]
    expect(crops.find((crop) => crop.slug === 'bitter-gourd')?.product_count).toBeGreaterThan(0)
  })

  test('a card tells what others have of the same, a page names them', async () => {
    const { db, ask } = shop()
    const seller = await addSeller(db)
    const own = await addGoods(db, { sellerId: seller.id, price: 100 })
    const same = { productId: own.product.id }
    await addGoods(db, { ...same, price: 80, title: 'Sold out', stock: 0 })
    await addGoods(db, { ...same, price: 110, title: 'Dear' })
    await addGoods(db, { ...same, price: 95, title: 'Cheap' })
    await addGoods(db, { ...same, sellerId: seller.id, price: 60, title: 'Its own' })
    const read = async () => (await ask('GET', `product/details/${own.listing.slug}`)).body.data
    expect((await read()).offers).toMatchObject({ count: 2, from: 95 })
    const alone = await addGoods(db)
    const { body } = await ask('GET', `product/details/${alone.listing.slug}`)
    expect(body.data).toMatchObject({ other_offers: [] })
    expect(body.data).not.toHaveProperty('offers')
    expect((await read()).other_offers).toMatchObject([
      { selling_price: 95, in_stock: true, variant_name: '1 kg', vendor: { shop_name: 'Green Shop', rating: 0 } },
      { selling_price: 110, in_stock: true },
      { selling_price: 80, in_stock: false },
    ])
    await shop().operator('POST', `admin/listings/${(await read()).other_offers[0].id}/unpublish`)
    expect((await read()).offers).toMatchObject({ count: 1, from: 110 })
  })

  test('a seller’s stars are those of all that it sells, and follow each review', async () => {
    const { db, ask } = shop()
    const [seller, next] = [await addSeller(db), await addSeller(db)]
    const [one, other] = [await addGoods(db, { sellerId: seller.id }), await addGoods(db, { sellerId: seller.id })]
    const starsOf = async ({ listing }: Goods) => {
      const { rating, rating_count } = (await ask('GET', `product/details/${listing.slug}`)).body.data.vendor
      return [rating, rating_count]
    }
    const stars = (goods: Goods, rating: number, reviewStatus: 'approved' | 'pending' = 'approved') => ({
      listingId: goods.listing.id,
      sku: goods.sku,
      comment: 'Good',
      authorName: 'Asha',
      rating,
      reviewStatus,
    })
    expect(await starsOf(one)).toEqual([0, 0])
    await db.insert(reviews).values([stars(one, 5), stars(other, 4)])
    await db.insert(reviews).values(stars(one, 4))
    expect(await starsOf(one)).toEqual([4.3, 3])
    const [added] = await db
      .insert(reviews)
      .values(stars(other, 1, 'pending'))
      .returning()
    expect(await starsOf(one)).toEqual([4.3, 3])
    await shop().operator('POST', `admin/reviews/${added?.id}/approve`)
    expect(await starsOf(one)).toEqual([3.5, 4])
    const { body } = await ask('GET', 'vendors')
    expect(body.data).toContainEqual(expect.objectContaining({ id: seller.id, rating: 3.5, rating_count: 4 }))
    await db.update(listings).set({ sellerId: next.id }).where(eq(listings.id, other.listing.id))
    expect(await starsOf(one)).toEqual([4.5, 2])
    expect(await starsOf(other)).toEqual([2.5, 2])
    const stale = sql`select c.* from internal.current_seller_ratings c join internal.seller_ratings s using (seller_id)
        where (c.stars, c.count) is distinct from (s.stars, s.count)`
    expect(await rowsOf(db, stale)).toEqual([])
  })

  test('a verified buyer is one to whom this very pack was delivered', async () => {
    const { db, ask } = shop()
    const { buyer, goods } = await buySomething(shop())
    await buyer.ask('POST', 'product-review', { form: reviewForm(goods) })
    const [review] = await db.select().from(reviews).where(eq(reviews.listingId, goods.listing.id))
    await shop().operator('POST', `admin/reviews/${review?.id}/approve`)
    await db.insert(reviews).values({
      listingId: goods.listing.id,
      sku: goods.sku,
      comment: 'Seeded',
      authorName: 'Asha',
      rating: 5,
      reviewStatus: 'approved',
      updatedAt: new Date(0),
    })
    const verified = async () =>
      (await ask('GET', `get-review/${goods.listing.slug}`)).body.data.user_reviews.map(
        (one: { verified: boolean }) => one.verified,
      )
    expect(await verified()).toEqual([true, false])
    await db.update(orderItems).set({ itemStatus: 'shipped' }).where(eq(orderItems.sku, goods.sku))
    // Whatever changes the catalogue drops the answer that was kept.
    await db.update(listings).set({ title: 'Renamed' }).where(eq(listings.id, goods.listing.id))
    await expect.poll(verified).toEqual([false, false])
  })

  test('words that many have found something by are offered to others; names and numbers are not stored', async () => {
    const { db, ask } = shop()
    const word = `zorb${randomUUID().replaceAll(/[^a-f]/g, '')}`
    await addGoods(db, { title: 'Odd', searchText: `${word} seed 9876543210` })
    const popular = async () => (await ask('GET', 'popular-searches')).body.data as string[]
    const search = (text: string, from = 99) =>
      ask('GET', `products?q=${encodeURIComponent(text)}`, { from: `203.0.113.${from}` })
    for (let from = 1; from < 5; from += 1) await search(`  ${word.toUpperCase()}  seed `, from)
    expect(await popular()).not.toContain(`${word} seed`)
    await search(`${word} seed`)
    expect((await popular())[0]).toBe(`${word} seed`)
    // A misspelling finds goods, and is no word of the catalogue.
    for (const text of [`${word}x`, 'Ramesh Patil', `motorcycle ${word}`]) await search(text)
    const stored = await db.select({ text: searchCounts.text }).from(searchCounts)
    expect(stored.filter(({ text }) => text.includes(word))).toEqual([{ text: `${word} seed` }])
    expect(JSON.stringify(stored)).not.toContain('ramesh')
    expect((await popular()).length).toBeLessThanOrEqual(8)
  })

  test('nobody makes a word popular alone', async () => {
    const word = `yorb${randomUUID().replaceAll(/[^a-f]/g, '')}`
    await addGoods(shop().db, { title: 'Odd', searchText: word })
    const popular = async () => (await shop().ask('GET', 'popular-searches')).body.data as string[]
    const searchFrom = (from: string) => shop().ask('GET', `products?q=${word}`, { from })
    for (let times = 0; times < 6; times += 1) await searchFrom('203.0.113.7')
    expect(await popular()).not.toContain(word)
    for (let last = 8; last < 12; last += 1) await searchFrom(`203.0.113.${last}`)
    expect(await popular()).toContain(word)
  })

  test('one network is counted for so many words a day, all for no more than a table holds, a page for none', async () => {
    const { db, deps } = shop()
    const letters = 'abcdefghjk'.split('')
    const words = letters.flatMap((one) => 'mnprstv'.split('').map((other) => `worb${one}${other}`))
    await addGoods(db, { title: 'Odd', searchText: words.join(' ') })
    const onDay = (day: string) => ({ ...deps, clock: () => new Date(`${day}T12:00:00Z`) })
    const count = async (day: string, asked: string[], network: string | null) => {
      for (const word of asked) await countSearch(onDay(day), word, network)
      return db.$count(searchCounts, eq(searchCounts.day, day))
    }
    expect(await count('2031-03-01', words, randomUUID())).toBe(50)
    expect(await count('2031-03-01', words.slice(-2), randomUUID())).toBe(52)
    await db.execute(
      sql`insert into search_counts select '2031-03-02', 'filler ' || n, 1 from generate_series(1, 4999) n`,
    )
    expect(await count('2031-03-02', words.slice(0, 3), randomUUID())).toBe(5000)
    expect(await count('2031-03-02', words.slice(0, 3), randomUUID())).toBe(5000)
    const [first] = await db
      .select()
      .from(searchCounts)
      .where(eq(searchCounts.text, words[0] ?? ''))
      .orderBy(desc(searchCounts.day))
    expect(first).toMatchObject({ day: '2031-03-02', count: 2 })
    expect(await count('2031-03-03', words, null)).toBe(0)
    await db.delete(searchCounts).where(gte(searchCounts.day, '2031-03-01'))
  })

  test('what was searched for is forgotten after 30 days', async () => {
    const { db, deps } = shop()
    const word = `vorb${randomUUID().replaceAll(/[^a-f]/g, '')}`
    await addGoods(db, { title: 'Odd', searchText: word })
    const day = (daysAgo: number) => dayInIndia(Date.now() - daysAgo * 24 * 60 * 60 * 1000)
    await db.insert(searchCounts).values([
      { day: day(0), text: word, count: 4 },
      { day: day(32), text: word, count: 9 },
    ])
    expect((await shop().ask('GET', 'popular-searches')).body.data).not.toContain(word)
    await purgeExpired(deps)
    const stored = await db.select().from(searchCounts).where(eq(searchCounts.text, word))
    expect(stored).toEqual([{ day: day(0), text: word, count: 4 }])
  })
})
