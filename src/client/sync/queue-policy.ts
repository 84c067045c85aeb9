import { CHANGE_MAX_AGE_MS } from '../../contract/constants.ts'
import type { ChangeRow, DeadReason, Dated } from '../db/records.ts'
import { BUSY, isSupportedVersion } from './changes.ts'
import { isKnownOp, mutatorOf } from '../app.ts'
import type { Outcome } from './send-frozen.ts'
import { SERVER_FAILED, type AnyChange } from './mutator.ts'

/** The rules of the queue: values in, new values out; no storage, no network, no clock. */

const SECOND = 1000
const HOUR = 3600 * SECOND
const FIRST_BACKOFF = 2 * SECOND
const LONGEST_BACKOFF = 300 * SECOND
/** Why a record is parked whose meaning only a newer build knows. */
export const VERSION = 'version'

/** The bytes of a frozen record may be on their way: it is never edited and never removed by coalescing. */
export const isFrozen = (record: ChangeRow): boolean => record.attempts > 0

export interface Plan {
  remove: number[]
  rewrite: ChangeRow[]
  append: AnyChange | null
}

const appended = (append: boolean | AnyChange, change: AnyChange): AnyChange | null =>
  typeof append === 'object' ? append : append ? change : null

/** How a new change joins the queue of its account, `queue` being in order of `seq`. */
export const coalesce = (queue: readonly ChangeRow[], lane: string, change: AnyChange): Plan => {
  const tail = queue.filter((record) => record.lane === lane).pop()
  // What only a newer build understands would not understand this build's words either.
  const isOpen = tail !== undefined && !isFrozen(tail) && tail.state !== 'parked' && isSupportedVersion(tail)
  const merged = isOpen ? mutatorOf(change).merge?.(change, tail, queue) : undefined
  if (merged === undefined) return { remove: [], rewrite: [], append: change }
  const { remove = [], rewrite, append } = merged
  return { remove, rewrite: rewrite === undefined ? [] : [rewrite], append: appended(append, change) }
}

const waitsForOther = (record: ChangeRow, queue: readonly ChangeRow[]): boolean =>
  queue.some((other) => other.seq < record.seq && mutatorOf(record).waitsFor?.(record, other) === true)

/** What a newer build has queued goes on once this one is as new. */
const isParked = (record: ChangeRow): boolean =>
  record.state === 'parked' && !(record.lastErr?.cls === VERSION && isSupportedVersion(record))

/** A delay longer than an hour means that the clock was moved. */
const isDue = (record: ChangeRow, now: number): boolean => record.nextAt <= now || record.nextAt > now + HOUR

/**
 * The record to send next: the head of a lane, due and waiting for nobody. Among several the least tried goes first,
 * so that a poisoned one never starves the others, then the oldest: `queue` is in order of `seq`. An inflight head is
 * one whose sender died: it is taken again.
 */
export const nextToSend = (
  queue: readonly ChangeRow[],
  now: number,
  tried: ReadonlySet<string>,
): ChangeRow | undefined => {
  const heads = queue.filter((record, at) => queue.findIndex((other) => other.lane === record.lane) === at)
  return heads
    .filter((head) => !isParked(head) && !tried.has(head.id) && isDue(head, now))
    .filter((head) => !isSupportedVersion(head) || !waitsForOther(head, queue))
    .sort((a, b) => a.attempts - b.attempts)[0]
}

/** Full jitter, so that the phones of a village coming back online do not all send at once. */
export const backoff = (attempts: number, random: number): number =>
  random * Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** Math.min(attempts, 20))

export const isExpired = ({ op = '', createdAt }: Dated, now: number): boolean =>
  now - createdAt > ((isKnownOp(op) ? mutatorOf({ op, target: '' }).maxAgeMs : undefined) ?? CHANGE_MAX_AGE_MS)

/** Clocks that are this much apart still agree. */
const SLACK = 60 * SECOND

/** Whether only the server's clock can say how old a change is: by the phone's it is too old, or not made yet. */
export const isDateDoubtful = (record: Dated, now: number): boolean => isMisdated(record, now) || isExpired(record, now)

/** Whether by this clock the change cannot have been made when it says. */
export const isMisdated = (record: Dated, now: number): boolean =>
  record.undated === true || !(record.createdAt <= now + SLACK)

/** A wrong date is replaced by the server's clock when that is first known. */
export const redated = <T extends Dated>(record: T, serverNow: number): T => {
  if (!isMisdated(record, serverNow)) return record
  const { undated: _undated, ...rest } = record
  // Safe: only an optional field was taken away.
  return { ...rest, createdAt: serverNow } as T
}

/** What cannot be right any more once `dead` was refused: edits and defaults of an address that never came to be. */
export const dependentsOf = <R extends ChangeRow>(dead: ChangeRow, queue: readonly R[]): R[] =>
  queue.filter(
    (record) =>
      record.seq > dead.seq && isSupportedVersion(record) && mutatorOf(record).dependsOn?.(record, dead) === true,
  )

export type Verdict =
  | { do: 'done' }
  | { do: 'again'; cls: string; rest: number }
  | { do: 'login' }
  | { do: 'account' }
  | { do: 'park'; cls: string }
  | { do: 'dead'; reason: DeadReason; message?: string; fields?: Record<string, string>; data?: unknown }

/** Only the server's own answer decides anything; whatever a portal or proxy says counts as no network. */
export const classify = (record: ChangeRow, outcome: Outcome): Verdict => {
  if (outcome.kind === 'nothing') return { do: 'again', cls: 'network', rest: 0 }
  const { status, said } = outcome
  const dead = (reason: DeadReason): Verdict => ({
    do: 'dead',
    reason,
    ...(said.message === undefined ? {} : { message: said.message }),
    ...(said.fields === undefined ? {} : { fields: said.fields }),
    ...(said.data === undefined ? {} : { data: said.data }),
  })
  if (status >= 200 && status < 300) return said.ok ? { do: 'done' } : dead('refused')
  if (status === 401) return { do: 'login' }
  if (status === 403 && said.code === 'ACCOUNT_MISMATCH') return { do: 'account' }
  if (mutatorOf(record).isDone?.(status, record)) return { do: 'done' }
  if (status === 404) return dead('gone')
  if (status === 422 && said.code === 'IDEMPOTENCY_MISMATCH') return { do: 'park', cls: 'mismatch' }
  if (status === 409) return dead('conflict')
  if ((status === 429 || status === 503) && outcome.retryAfter !== undefined)
    return { do: 'again', cls: BUSY, rest: Math.min(outcome.retryAfter, HOUR) }
  if (status === 408 || status === 425 || status === 429 || status >= 500 || status < 400)
    return { do: 'again', cls: SERVER_FAILED, rest: 0 }
  return dead('refused')
}
