import { sql } from 'drizzle-orm'
import { databaseOf } from './database-id.ts'
import { errorCode } from './connection-errors.ts'
import { openReadPool, type PoolOptions } from './connections.ts'
import { rowsOf, type Db } from './database.ts'
import { overPool } from './transaction.ts'
import { DatabaseUnusable } from './unusable.ts'

/** Few connections for searches alone: however many processes search, all others are left to orders and lists. */

/** As many as one process searches at once: none waits for another here. */
const AT_ONCE = 4
const NO_TABLE = '42P01'
/** A role that may not log in, or not read. */
const FORBIDDEN = /^(28\w{3}|42501)$/

export interface Searches {
  /** Reads there, and fails where that cannot be: a search must not take what is left to others. */
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

class WrongDatabase extends DatabaseUnusable {}

/** A standby has not come so far: who has changed something would not find it. */
const isStandby = async (db: Db): Promise<boolean> => {
  const [row] = await rowsOf<{ follows: boolean }>(db, sql`select pg_is_in_recovery() as follows`)
  return row?.follows === true
}

/** An address that leads to another database or to a standby is refused; one that does not answer may do so later. */
export const openSearches = async (url: string, options: PoolOptions, main: Db): Promise<Searches> => {
  const pool = openReadPool(url, { ...options, name: 'haldhar-searches', max: AT_ONCE })
  const db = overPool(pool)
  const id = await databaseOf(main)
  let isKnown = false
  const check = async (): Promise<void> => {
    const found = await databaseOf(db).catch((error: unknown) => {
      if (errorCode(error) !== NO_TABLE) throw error
      return null
    })
    if (found !== id) throw new WrongDatabase('DATABASE_SEARCH_URL leads to another database than DATABASE_URL')
    if (await isStandby(db))
      throw new WrongDatabase('DATABASE_SEARCH_URL leads to a standby; DATABASE_READ_URL is for one')
    isKnown = true
  }
  try {
    await check()
  } catch (error) {
    const isForbidden = FORBIDDEN.test(errorCode(error))
    if (error instanceof WrongDatabase || isForbidden) {
      await pool.end()
      throw isForbidden
        ? new DatabaseUnusable('The role of DATABASE_SEARCH_URL may not read what searches read')
        : error
    }
  }
  return {
    read: async (work) => {
      if (!isKnown) await check()
      return work(db)
    },
    close: () => pool.end(),
  }
}
