import { and, gt, sql } from 'drizzle-orm'
import { listings } from '../../db/schema.ts'
import { renewSearchTexts } from '../search/renew-search-texts.ts'
import { SEARCH_STAMP } from '../search/search-text.ts'
import type { ShopContext } from '../core/context.ts'

const isOld = sql`${listings.searchText} not like ${`% ; ${SEARCH_STAMP} `}`

/** Makes the search texts anew that an earlier build has written. Returns how many. */
export const refreshSearch = async (shop: Pick<ShopContext, 'db'>, isStopping = () => false): Promise<number> => {
  let sum = 0
  let after: number | undefined = 0
  while (after !== undefined && !isStopping()) {
    const { count, last } = await renewSearchTexts(shop, and(gt(listings.id, after), isOld))
    sum += count
    after = last
  }
  return sum
}
