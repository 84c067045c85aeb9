import { sql } from 'drizzle-orm'
import type { ShopContext } from './context.ts'

/** An arbitrary advisory lock id of this shop's own. */
const CATALOGUE_LOCK = 7_204_612

/**
 * Whoever adds products or packs, or merges what they belong to, takes it first, before any row: two of them write one
 * after the other.
 */
export const lockCatalogue = async ({ db }: Pick<ShopContext, 'db'>): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)
}
