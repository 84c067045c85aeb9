import { sql, type SQL } from 'drizzle-orm'
import { ALIKE, MEANT, MEANT_MAX, MUTE, SAME_SOUNDS, soundsOf, SURE } from '../../../src/contract/search/words.ts'
import { rowsOf } from '../../db/database.ts'
import { searchWords } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'

/** Likeness of letters, and a bonus for the same sounds. */
const likeness = (spelling: string): SQL => {
  const same = soundsOf(spelling).map(
    (sound) => sql`when translate(${searchWords.word}, ${MUTE}, '') = ${sound}::text then ${SAME_SOUNDS}::float8`,
  )
  const bonus = same.length === 0 ? sql`0` : sql`case ${sql.join(same, sql` `)} else 0 end`
  return sql`similarity(${searchWords.word}, ${spelling}::text) + ${bonus}`
}

/**
 * The shop's own words that a word may stand for, the likeliest first: the word itself when the shop knows it, else
 * similar ones. Looked up among the words and not among the texts, which takes seconds in a large catalogue.
 */
export const knownWordsLike = (shop: ShopContext, spellings: string[]): Promise<string[]> =>
  inTransaction(shop, async ({ db }) => {
    await db.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`)
    const alike = sql.join(
      spellings.map((spelling) => sql`${searchWords.word} % ${spelling}::text`),
      sql` or `,
    )
    const score = sql`greatest(${sql.join(spellings.map(likeness), sql`, `)})`
    const rows = await rowsOf<{ word: string; score: number }>(
      db,
      sql`select word, score::float8 from (select ${searchWords.word}, ${score} as score from ${searchWords} where ${alike}) words
        where score >= ${MEANT}::float8 order by score desc, word limit ${MEANT_MAX}::int`,
    )
    const best = rows[0]?.score ?? 0
    return rows.filter(({ score: own }) => own >= best - SURE).map(({ word }) => word)
  })
