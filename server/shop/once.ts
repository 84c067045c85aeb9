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
export type Outcome = { replayed: boolean } & ({ answer: unknown } | { refusal: Refusal })

type Stored = { answer: unknown } | { refusal: { code: Refusal['code']; message: string; facts: RefusalFacts } }

/** Refusals that stay true for the same request; all others may end differently next time and are not kept. */
const STORED_STATUSES = new Set<number>([404, 409, 422])

export const fingerprintOf = (method: string, path: string, body: Uint8Array): string =>
  createHash('sha256').update(`${method}\n${path}\n`).update(body).digest('hex')

type Key = Pick<Ticket, 'accountId' | 'key'>

/** Stands for every body: what is refused for good is refused whatever its copy holds. */
const ANY_BODY = 'any'

const sameKey = ({ accountId, key }: Key) => and(eq(idempotency.accountId, accountId), eq(idempotency.key, key))

const oldest = (clock: Shop['clock'], maxAgeMs: number): Date => new Date(clock().getTime() - maxAgeMs)

const insertTicket = async ({ db, clock }: Shop, ticket: Ticket): Promise<boolean> => {
  if (ticket.maxAgeMs !== undefined)
    await db.delete(idempotency).where(and(sameKey(ticket), lt(idempotency.createdAt, oldest(clock, ticket.maxAgeMs))))
  const { accountId, key, route, fingerprint } = ticket
  const inserted = await db
    .insert(idempotency)
    .values({ accountId, key, route, fingerprint, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  return inserted.length > 0
}

const outcomeIn = (body: unknown): Outcome => {
  // Written by `settle` below, in this shape.
  const stored = body as Stored
  if ('answer' in stored) return { replayed: true, answer: stored.answer }
  const { code, message, facts } = stored.refusal
  return { replayed: true, refusal: new Refusal(code, message, facts) }
}

/** What is stored under a key, if it is a receipt of this route. */
export const storedUnder = async ({ db }: Shop, ticket: Omit<Ticket, 'fingerprint'>): Promise<Outcome | null> => {
  const [row] = await db.select().from(idempotency).where(sameKey(ticket))
  return row?.route === ticket.route ? outcomeIn(row.body) : null
}

/**
 * What this very change came to when it was first asked; nothing when it is new. Looked up before a body is checked:
 * rules may have changed since, and what they say now is no answer to what was done then.
 */
export const findOutcome = async ({ db, clock }: Shop, ticket: Ticket): Promise<Outcome | null> => {
  const [row] = await db.select().from(idempotency).where(sameKey(ticket))
  if (row === undefined) return null
  if (ticket.maxAgeMs !== undefined && row.createdAt < oldest(clock, ticket.maxAgeMs)) return null
  const isSame = row.fingerprint === ticket.fingerprint || row.fingerprint === ANY_BODY
  if (!isSame || row.route !== ticket.route)
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This key was used for a different request')
  return outcomeIn(row.body)
}

const replay = async (shop: Shop, ticket: Ticket): Promise<Outcome> => {
  const outcome = await findOutcome(shop, ticket)
  if (outcome === null) throw new Refusal('BUSY', 'Please try again', { retryAfterSeconds: 1 })
  return outcome
}

const settle = async ({ db }: Shop, ticket: Key, status: number, body: Stored): Promise<void> => {
  await db.update(idempotency).set({ status, body }).where(sameKey(ticket))
}

const settleRefused = (shop: Shop, ticket: Key, { code, message, facts }: Refusal): Promise<void> =>
  settle(shop, ticket, REFUSALS[code], { refusal: { code, message, facts } })

/**
 * Stores a refusal under a key before its change arrives, or answers what is stored already. Of this and a change that
 * comes at the same time one waits for the other's row, so that both are told the same.
 */
export const refuseBeforehand = (
  shop: Shop,
  ticket: Omit<Ticket, 'fingerprint'>,
  refusal: Refusal,
  admit: (shop: Shop) => Promise<unknown>,
): Promise<Outcome> =>
  inTransaction(shop, async (inner): Promise<Outcome> => {
    if (!(await insertTicket(inner, { ...ticket, fingerprint: ANY_BODY }))) {
      const stored = await storedUnder(inner, ticket)
      if (stored === null) throw new Refusal('IDEMPOTENCY_MISMATCH', 'This key was used for a different request')
      return stored
    }
    await admit(inner)
    await settleRefused(inner, ticket, refusal)
    return { replayed: false, refusal }
  })

/**
 * Does the work exactly once per account and key. The receipt is written in the transaction of the effect; a second
 * caller waits for the first one's row and then gets the first one's answer. A lasting refusal is rolled back to a
 * savepoint and stored alone, so that a late copy of a refused order is not placed.
 *
 * `admit` runs for a new key only, outside the savepoint: a request whose key is known never counts (decision 56).
 */
export const once = (
  shop: Shop,
  ticket: Ticket,
  work: (shop: Shop) => Promise<unknown>,
  options: { successStatus: number; admit?: (shop: Shop) => Promise<unknown> },
): Promise<Outcome> =>
  inTransaction(shop, async (inner): Promise<Outcome> => {
    if (!(await insertTicket(inner, ticket))) return replay(inner, ticket)
    await options.admit?.(inner)
    try {
      const answer = await inner.db.transaction((savepoint) => work({ ...inner, db: savepoint }))
      await settle(inner, ticket, options.successStatus, { answer })
      return { replayed: false, answer }
    } catch (error) {
      if (!(error instanceof Refusal) || !STORED_STATUSES.has(REFUSALS[error.code])) throw error
      await settleRefused(inner, ticket, error)
      return { replayed: false, refusal: error }
    }
  })
