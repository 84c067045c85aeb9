import { sql } from 'drizzle-orm'
import { begins, mayBe, BEGUN_MAX } from '../../../src/search/understand.ts'
import { isOneOfTexts, rowsOf } from '../../db/database.ts'
import { searchWords } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'

/** How alike in letters a known word must be to be looked at; the shared code then counts the slips. */
const ALIKE = 0.2
const LOOKED_AT_MAX = 40

/** Which of these tokens stand in any search text. */
export const knownWords = async ({ db }: ShopContext, tokens: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(isOneOfTexts(searchWords.word, tokens))
  return rows.map(({ word }) => word)
}

/**
 * The shop's own words that a word may stand for. Looked up among the words and not among the texts, which takes
 * seconds in a large catalogue.
 */
export const wordsLike = (shop: ShopContext, token: string): Promise<{ begun: string[]; alike: string[] }> =>
  inTransaction(shop, async ({ db }) => {
    await db.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`)
    const rows = await rowsOf<{ word: string }>(
      db,
      sql`(select word from ${searchWords} where word % ${token}::text order by similarity(word, ${token}::text) desc, word limit ${LOOKED_AT_MAX}::int)
        union (select word from ${searchWords} where word like ${`${token}%`}::text order by word limit ${LOOKED_AT_MAX}::int)`,
    )
    const words = rows.map(({ word }) => word).toSorted()
    return {
      begun: words.filter((word) => begins(token, word)).slice(0, BEGUN_MAX),
      alike: words.filter((word) => mayBe(token, word)).slice(0, BEGUN_MAX),
    }
  })
