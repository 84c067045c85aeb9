import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { REFUSALS } from '../../src/contract/refusals.ts'
import { idempotency } from '../db/schema.ts'
import { Refusal } from './refusal.ts'
import type { RefusalFacts } from './refusal.ts'
import type { Shop } from './shop.ts'
import { inTransaction } from './transaction.ts'

/** A keyed change: who asks for what. */
export interface Ticket {
  accountId: number
  key: string
  route: string
  /** SHA-256 over method, path and body, so that a key is not spent on two different changes. */
  fingerprint: string
  /** A receipt older than this counts no longer; for keys that were derived and not chosen. */
  maxAgeMs?: number
}

/** What a keyed change came to, now or when it was first asked. */
export type Outcome<T> = { replayed: boolean } & ({ answer: T } | { refusal: Refusal })

type Stored = { answer: unknown } | { refusal: { code: Refusal['code']; message: string; facts: RefusalFacts } }

/** Refusals that stay true for the same request; all others may end differently next time and are not kept. */
const STORED_STATUSES = new Set<number>([404, 409, 422])

export const fingerprintOf = (method: string, path: string, body: Uint8Array): string =>
  createHash('sha256').update(`${method}\n${path}\n`).update(body).digest('hex')

const insertTicket = async ({ db, clock }: Shop, ticket: Ticket): Promise<boolean> => {
  const same = and(eq(idempotency.accountId, ticket.accountId), eq(idempotency.key, ticket.key))
  if (ticket.maxAgeMs !== undefined)
    await db
      .delete(idempotency)
      .where(and(same, lt(idempotency.createdAt, new Date(clock().getTime() - ticket.maxAgeMs))))
  const { accountId, key, route, fingerprint } = ticket
  const inserted = await db
    .insert(idempotency)
    .values({ accountId, key, route, fingerprint, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  return inserted.length > 0
}

/** True when this change has an answer already, so that nothing has to be prepared for it. */
export const isKnown = async ({ db }: Shop, { accountId, key }: Ticket): Promise<boolean> => {
  const found = await db
    .select({ key: idempotency.key })
    .from(idempotency)
    .where(and(eq(idempotency.accountId, accountId), eq(idempotency.key, key)))
  return found.length > 0
}

const replay = async <T>({ db }: Shop, ticket: Ticket): Promise<Outcome<T>> => {
  const [row] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.accountId, ticket.accountId), eq(idempotency.key, ticket.key)))
  if (row === undefined) throw new Refusal('BUSY', 'Please try again', { retryAfterSeconds: 1 })
  if (row.fingerprint !== ticket.fingerprint)
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This key was used for a different request')
  // Written by `settle` below in the shape of `Stored`; the route's answer type is part of the fingerprint.
  const stored = row.body as Stored
  if ('answer' in stored) return { replayed: true, answer: stored.answer as T }
  const { code, message, facts } = stored.refusal
  return { replayed: true, refusal: new Refusal(code, message, facts) }
}

const settle = async ({ db }: Shop, ticket: Ticket, status: number, body: Stored): Promise<void> => {
  await db
    .update(idempotency)
    .set({ status, body })
    .where(and(eq(idempotency.accountId, ticket.accountId), eq(idempotency.key, ticket.key)))
}

/**
 * Does the work exactly once per account and key. The receipt is written in the transaction of the effect; a second
 * caller waits for the first one's row and then gets the first one's answer. A lasting refusal is rolled back to a
 * savepoint and stored alone, so that a late copy of a refused order is not placed.
 *
 * `admit` runs for a new key only, outside the savepoint: a request whose key is known never counts (decision 56).
 */
export const once = <T>(
  shop: Shop,
  ticket: Ticket,
  work: (shop: Shop) => Promise<T>,
  options: { successStatus: number; admit?: (shop: Shop) => Promise<void> },
): Promise<Outcome<T>> =>
  inTransaction(shop, async (inner): Promise<Outcome<T>> => {
    if (!(await insertTicket(inner, ticket))) return replay<T>(inner, ticket)
    await options.admit?.(inner)
    try {
      const answer = await inner.db.transaction((savepoint) => work({ ...inner, db: savepoint }))
      await settle(inner, ticket, options.successStatus, { answer })
      return { replayed: false, answer }
    } catch (error) {
      if (!(error instanceof Refusal) || !STORED_STATUSES.has(REFUSALS[error.code])) throw error
      const { code, message, facts } = error
      await settle(inner, ticket, REFUSALS[code], { refusal: { code, message, facts } })
      return { replayed: false, refusal: error }
    }
  })
