import { createHash } from 'node:crypto'
import { and, eq, lt, type SQL } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { REFUSALS } from '../../../src/contract/refusals.ts'
import { prepared } from '../../db/prepared.ts'
import { idempotency } from '../../db/schema.ts'
import { Refusal, type RefusalFacts } from './refusal.ts'
import type { ShopContext } from './context.ts'
import { inTransaction } from './transaction.ts'

/** A change with an idempotency key: who asks for what. */
export interface IdempotencyRequest {
  accountId: number
  key: string
  route: string
  /** SHA-256 over method, path and body, so that a key is not used for two different changes. */
  fingerprint: string
  /** A receipt older than this no longer counts; for keys that were derived and not chosen. */
  maxAgeMs?: number
}

/** The result of a keyed change, made now or earlier. */
export type Outcome = { replayed: boolean } & ({ answer: unknown } | { refusal: Refusal })

type Stored = { answer: unknown } | { refusal: { code: Refusal['code']; message: string; facts: RefusalFacts } }

/** Refusals that stay true for the same request; all others may end differently next time and are not stored. */
const STORED_STATUSES = new Set<number>([404, 409, 422])

/** Identifies a request by its method, path and body. */
export const fingerprintOf = (method: string, path: string, body: Uint8Array): string =>
  createHash('sha256').update(`${method}\n${path}\n`).update(body).digest('hex')

type Key = Pick<IdempotencyRequest, 'accountId' | 'key'>

/** Matches every body: a final refusal holds whatever the copy contains. */
const ANY_BODY = 'any'

type Slots<T> = { [Name in keyof T]: T[Name] | SQL }
const sameKey = ({ accountId, key }: Key | Slots<Key>) =>
  and(eq(idempotency.accountId, accountId), eq(idempotency.key, key))

const KEY = { accountId: idempotency.accountId, key: idempotency.key }
const ADDED = {
  ...KEY,
  route: idempotency.route,
  fingerprint: idempotency.fingerprint,
  createdAt: idempotency.createdAt,
}

const readReceipt = prepared(KEY, (db, ticket) => db.select().from(idempotency).where(sameKey(ticket)).prepare(''))
const addReceipt = prepared(ADDED, (db, row) =>
  db.insert(idempotency).values(row).onConflictDoNothing().returning(KEY).prepare(''),
)
const fillReceipt = prepared({ ...KEY, status: idempotency.status, body: idempotency.body }, (db, given) =>
  db.update(idempotency).set({ status: given.status, body: given.body }).where(sameKey(given)).prepare(''),
)

const oldest = (clock: ShopContext['clock'], maxAgeMs: number): Date => new Date(clock().getTime() - maxAgeMs)

const insertReceipt = async ({ db, clock }: ShopContext, ticket: IdempotencyRequest): Promise<boolean> => {
  if (ticket.maxAgeMs !== undefined)
    await db.delete(idempotency).where(and(sameKey(ticket), lt(idempotency.createdAt, oldest(clock, ticket.maxAgeMs))))
  return (await addReceipt(db, { ...ticket, createdAt: clock() })).length > 0
}

const outcomeIn = (body: unknown): Outcome => {
  // Written by `storeOutcome` below, in this shape.
  const stored = body as Stored
  if ('answer' in stored) return { replayed: true, answer: stored.answer }
  const { code, message, facts } = stored.refusal
  return { replayed: true, refusal: new Refusal(code, message, facts) }
}

/** What is stored under a key, if it is a receipt of this route. */
export const storedUnder = async (
  { db }: ShopContext,
  ticket: Omit<IdempotencyRequest, 'fingerprint'>,
): Promise<Outcome | null> => {
  const [row] = await readReceipt(db, ticket)
  return row?.route === ticket.route ? outcomeIn(row.body) : null
}

/** The result of this very change when it was first asked; null when it is new. */
export const findOutcome = async ({ db, clock }: ShopContext, ticket: IdempotencyRequest): Promise<Outcome | null> => {
  const [row] = await readReceipt(db, ticket)
  if (row === undefined) return null
  if (ticket.maxAgeMs !== undefined && row.createdAt < oldest(clock, ticket.maxAgeMs)) return null
  const isSame = row.fingerprint === ticket.fingerprint || row.fingerprint === ANY_BODY
  if (!isSame || row.route !== ticket.route)
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This key was used for a different request')
  return outcomeIn(row.body)
}

const storeOutcome = async (
  { db }: ShopContext,
  { accountId, key }: Key,
  status: number,
  body: Stored,
): Promise<void> => {
  await fillReceipt(db, { accountId, key, status, body })
}

const storeRefusal = (shop: ShopContext, ticket: Key, { code, message, facts }: Refusal): Promise<void> =>
  storeOutcome(shop, ticket, REFUSALS[code], { refusal: { code, message, facts } })

/**
 * Stores a refusal under a key before its change arrives, or returns what is stored already. When a change comes at the
 * same time, one of the two waits for the other's row, so that both get the same result.
 */
export const refuseBeforehand = (
  shop: ShopContext,
  ticket: Omit<IdempotencyRequest, 'fingerprint'>,
  refusal: Refusal,
  admit: (shop: ShopContext) => Promise<unknown>,
): Promise<Outcome> =>
  inTransaction(shop, async (inner): Promise<Outcome> => {
    if (!(await insertReceipt(inner, { ...ticket, fingerprint: ANY_BODY }))) {
      const stored = await storedUnder(inner, ticket)
      if (stored === null) throw new Refusal('IDEMPOTENCY_MISMATCH', 'This key was used for a different request')
      return stored
    }
    await admit(inner)
    await storeRefusal(inner, ticket, refusal)
    return { replayed: false, refusal }
  })

/** The receipt of a copy that came first. */
const firstOutcome = async (shop: ShopContext, ticket: IdempotencyRequest): Promise<Outcome> => {
  const outcome = await findOutcome(shop, ticket)
  if (outcome === null) throw new Refusal('BUSY', answers.tryAgain, { retryAfterSeconds: 1 })
  return outcome
}

/**
 * Does the work exactly once per account and key. The receipt is written in the transaction of the effect; a second
 * caller waits for the first one's row and then gets the first one's answer. A lasting refusal takes all of it back and is
 * stored alone, so that a late copy of a refused order is not placed; a copy that came between the two is answered alike.
 *
 * `admit` consumes the rate limit, for a new key only: a replay never counts, a refusal does.
 */
export const idempotent = async (
  shop: ShopContext,
  ticket: IdempotencyRequest,
  work: (shop: ShopContext) => Promise<unknown>,
  { successStatus, admit }: { successStatus: number; admit?: ((shop: ShopContext) => Promise<unknown>) | undefined },
): Promise<Outcome> => {
  const once = (effect: (inner: ShopContext) => Promise<Outcome>): Promise<Outcome> =>
    inTransaction(shop, async (inner) => {
      if (!(await insertReceipt(inner, ticket))) return await firstOutcome(inner, ticket)
      await admit?.(inner)
      return await effect(inner)
    })
  let refusal: Refusal | undefined
  try {
    return await once(async (inner) => {
      const answer = await work(inner).catch((error: unknown) => {
        if (error instanceof Refusal && STORED_STATUSES.has(REFUSALS[error.code])) refusal = error
        throw error
      })
      await storeOutcome(inner, ticket, successStatus, { answer })
      return { replayed: false, answer }
    })
  } catch (error) {
    const refused = refusal
    if (refused === undefined || error !== refused) throw error
    return await once(async (inner) => {
      await storeRefusal(inner, ticket, refused)
      return { replayed: false, refusal: refused }
    })
  }
}
