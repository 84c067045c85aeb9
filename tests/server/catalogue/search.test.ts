import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings } from '../../../server/db/schema.ts'
import { SEARCH_STAMP } from '../../../server/shop/search/search-text.ts'
import { refreshSearch } from '../../../server/shop/maintenance/refresh-search.ts'
import type { Product } from '../../../src/contract/entities.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const find = async (text: string): Promise<Product[]> =>
    (await shop().ask('GET', `search/${encodeURIComponent(text)}`)).body.data

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
