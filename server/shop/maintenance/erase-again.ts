import { eq } from 'drizzle-orm'
import type { Erasure } from '../../ports/erasures.ts'
import { customers, loginCodes } from '../../db/schema.ts'
import { eraseRow } from '../accounts/erase-account.ts'
import { endSessions } from '../login/sessions.ts'
import type { ShopContext } from '../core/context.ts'

/** An erasure is timed before it is stored, so a backup may begin in between. */
const OVERLAP_MS = 60 * 60 * 1000

/**
 * Makes a restored database forget what was erased since the moment that it is from, and ends every log-in: one that
 * was ended meanwhile would be valid again. Returns how many accounts it erased.
 */
export const eraseAgain = async (
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  erasures: readonly Erasure[],
  since: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    let erased = 0
    for (const { id, openedAt } of erasures.filter(({ at }) => at > since.getTime() - OVERLAP_MS)) {
      const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
      // The id may be somebody else's by now.
      if (row === undefined || row.erasedAt !== null || row.createdAt.getTime() !== openedAt) continue
      await eraseRow({ db: tx, clock }, row)
      erased++
    }
    await endSessions({ db: tx }, undefined)
    await tx.delete(loginCodes)
    return erased
  })
