import { sql } from 'drizzle-orm'
import { listings } from '../../db/schema.ts'
import { renewAllSearchTexts } from '../search/renew-search-texts.ts'
import { SEARCH_STAMP } from '../search/search-text.ts'
import type { ShopContext } from '../core/context.ts'

const isOld = sql`${listings.searchText} not like ${`% ; ${SEARCH_STAMP} `}`

/** Makes the search texts anew that an earlier build has written. Returns how many. */
export const refreshSearch = (shop: Pick<ShopContext, 'db'>, isStopping?: () => boolean): Promise<number> =>
  renewAllSearchTexts(shop, isOld, isStopping)
