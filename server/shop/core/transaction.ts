import { setTimeout } from 'node:timers/promises'
import { DrizzleQueryError, is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { errorCode, isConnectionError } from '../../db/connection-errors.ts'
import type { Db } from '../../db/database.ts'
import { Refusal } from './refusal.ts'
import type { ShopContext } from './context.ts'

const TRIES = 4
/** Serialisation failure, deadlock, lock not available. */
const PASSING = new Set(['40001', '40P01', '55P03'])
/** No room for a connection, memory or a row; statement timeout; a full or read-only disk; a dependency is unavailable. */
const OVERLOADED = /^(53...|57014|ENOSPC|EROFS|AWAY)$/

/** True for a row that breaks a unique index. */
export const isTaken = (error: unknown): boolean => errorCode(error) === '23505'

/** True when the database, the file store or the payment provider is unavailable and a later attempt may succeed. */
export const isBusy = (error: unknown): boolean => {
  const code = errorCode(error)
  return PASSING.has(code) || OVERLOADED.test(code) || isConnectionError(error)
}

/** What is logged of an error: never the values of a statement, which may be anybody's phone or address. */
export const reasonOf = (error: unknown): { error: string; stack?: string | undefined } => {
  if (!(error instanceof Error)) return { error: String(error) }
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause ?? new Error('A statement failed'))
  const code = errorCode(error)
  // Of a data exception the database quotes the value, in the message and on top of the stack.
  if (code.startsWith('22'))
    return { error: `${code} The database refused a value`, stack: error.stack?.replace(error.message, '') }
  return { error: `${code} ${error.message}`.trim(), stack: error.stack }
}

/**
 * Does the work in one transaction, and retries when the database asks for it. Inside `work` only the given context's
 * database may be used: the embedded one has a single connection, and an outer query would deadlock. Inside another
 * transaction it is a savepoint of that one, which alone is retried.
 */
export const inTransaction = async <T>(shop: ShopContext, work: (shop: ShopContext) => Promise<T>): Promise<T> => {
  const tries = is(shop.db, PgTransaction) ? 1 : TRIES
  for (let round = 1; ; round++) {
    try {
      return await shop.db.transaction((tx: Db) => work({ ...shop, db: tx, catalogue: undefined }))
    } catch (error) {
      if (error instanceof Refusal || !PASSING.has(errorCode(error)) || round === tries) throw error
      await setTimeout(Math.random() * 50 * 2 ** round)
    }
  }
}

/** As part of the transaction that the caller is in and takes back as a whole, without a savepoint; or in one of its own. */
export const joinTransaction = <T>(shop: ShopContext, work: (shop: ShopContext) => Promise<T>): Promise<T> =>
  is(shop.db, PgTransaction) ? work(shop) : inTransaction(shop, work)
