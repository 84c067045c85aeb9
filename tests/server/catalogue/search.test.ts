import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listings } from '../../../server/db/schema.ts'
import { seedIfEmpty } from '../../../server/seed/seed.ts'
import { SEARCH_STAMP } from '../../../server/shop/search/search-text.ts'
import { refreshSearch } from '../../../server/shop/maintenance/refresh-search.ts'
import type { Product } from '../../../src/contract/entities.ts'
import { searchProducts } from '../../../src/shop/catalogue-index/search.shared.ts'
import { isRight, SEARCH_QUERIES } from '../../support/search-queries.ts'
import { addGoods } from '../support/fixtures.ts'
import { readAll } from '../support/read-all.ts'
import { onBothDatabases } from '../support/support.ts'

/** The server's search over the demonstration catalogue. */

onBothDatabases((shop) => {
  beforeAll(async () => {
    await seedIfEmpty(shop().db)
  }, 120_000)

  let asked = 0
  /** Each from a network of its own, for one has no more than 600 searches a minute. */
  const find = async (text: string): Promise<Product[]> => {
    asked += 1
    const from = `2001:db8:0:${asked.toString(16)}::1`
    return (await shop().ask('GET', `search/${encodeURIComponent(text)}`, { from })).body.data
  }

  test('with and without network the right thing and the same things come first', async () => {
    const goods = (await readAll(shop())).map((product) => ({ product, at: 0 }))
    expect(goods).toHaveLength(483)
    const queries = SEARCH_QUERIES.flatMap(([first, texts]) => texts.split('; ').map((text) => ({ first, text })))
    // The embedded database leaves time to others after each search; a third of them is enough for a test.
    const some = queries.filter((_, at) => at % 3 === 0)
    const wrong: unknown[] = []
    for (const { first, text } of some) {
      const online = (await find(text)).slice(0, 5).map(({ title }) => title)
      const offline = searchProducts(goods, text)
        .slice(0, 5)
        .map(({ product }) => product.title)
      if (!isRight(first, online[0] ?? '') || online.join() !== offline.join())
        wrong.push({ first, text, online, offline })
    }
    expect(wrong).toEqual([])
  })

  test('texts of an earlier build are made anew, and keep a seller’s tags', async () => {
    const { db } = shop()
    const { listing } = await addGoods(db, { title: 'Zorbiron ladder', searchText: 'quaxel' })
    const textNow = async () =>
      (await db.select({ text: listings.searchText }).from(listings).where(eq(listings.id, listing.id)))[0]?.text
    await db
      .update(listings)
      .set({ searchText: 'zorbiron ladder quaxel yuria यूरिया' })
      .where(eq(listings.id, listing.id))
    expect(await refreshSearch(shop())).toBe(1)
    expect(await textNow()).toContain(SEARCH_STAMP)
    const older = sql`replace(${listings.searchText}, ${SEARCH_STAMP}, 'v0old')`
    await db.update(listings).set({ searchText: older }).where(eq(listings.id, listing.id))
    expect(await refreshSearch(shop())).toBe(1)
    for (const text of ['quaxel', 'zorbiron', 'zorbirom', 'ladder zorbiron'])
      expect((await find(text)).map(({ id }) => id)).toEqual([listing.id])
    expect(await refreshSearch(shop())).toBe(0)
  })
})
