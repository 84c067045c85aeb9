import { setTimeout } from 'node:timers/promises'
import { DrizzleQueryError, is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { Refusal } from './refusal.ts'
import type { ShopContext } from './context.ts'

const TRIES = 4
/** Serialisation failure, deadlock, lock not available. */
const PASSING = new Set(['40001', '40P01', '55P03'])
/**
 * Connection lost or refused, too many connections, disk full, out of memory, shutting down, statement timeout; a
 * dependency is unavailable.
 */
const OVERLOADED = /^(08...|53...|57P..|57014|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOSPC|EROFS|AWAY)$/

/** An error's own code, which the database library wraps. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return '08000'
  return codeOf(error.cause)
}

/** True for a row that breaks a unique index. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'

/** True when the database, the file store or the payment provider is unavailable and a later attempt may succeed. */
export const isBusy = (error: unknown): boolean => {
  const code = codeOf(error)
  return PASSING.has(code) || OVERLOADED.test(code)
}

/** What is logged of an error: never the values of a statement, which may be anybody's phone or address. */
export const reasonOf = (error: unknown): { error: string; stack?: string | undefined } => {
  if (!(error instanceof Error)) return { error: String(error) }
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause ?? new Error('A statement failed'))
  const code = codeOf(error)
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
      if (error instanceof Refusal || !PASSING.has(codeOf(error)) || round === tries) throw error
      await setTimeout(Math.random() * 50 * 2 ** round)
    }
  }
}

/** As part of the transaction that the caller is in and takes back as a whole, without a savepoint; or in one of its own. */
export const joinTransaction = <T>(shop: ShopContext, work: (shop: ShopContext) => Promise<T>): Promise<T> =>
  is(shop.db, PgTransaction) ? work(shop) : inTransaction(shop, work)
