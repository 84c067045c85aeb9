import { GUEST } from '../../contract/constants.ts'
import { BUSY, isSupportedVersion, laneOf, principalOf, wireOf } from './changes.ts'
import { dateOf, recordServerClock } from '../api/clock.ts'
import { readFile } from '../db/files.ts'
import type { Live, LocalDb } from '../db/local-db.ts'
import type { ChangeRow, DeadRow } from '../db/records.ts'
import { applyConfirmed, applyRefused } from './mirror.ts'
import type { AnyChange } from './mutator.ts'
import { mutatorOf } from '../app.ts'
import { changeOf, newNames, newRecord, type Names } from './new-record.ts'
import { quarantine, validateRecord } from './validate-record.ts'
import {
  backoff,
  classify,
  coalesce,
  dependentsOf,
  isDateDoubtful,
  isExpired,
  nextToSend,
  redated,
  VERSION,
  type Verdict,
} from './queue-policy.ts'
import type { OutboundRequest, Outcome } from './send-frozen.ts'
import { mirrorTables, readSession } from '../session/session.ts'

/** The queue of changes made without network: enqueued, claimed for sending, settled by an answer. */

/** Everything of a principal that still waits, oldest first; damaged rows apart, which no screen could show. */
export const pendingChanges = async ({ db }: LocalDb, acct: number): Promise<ChangeRow[]> => {
  const records = await db.outbox.where('acct').equals(acct).toArray()
  return records.filter(validateRecord).sort((a, b) => a.seq - b.seq)
}

export const failedChanges = ({ db }: LocalDb, acct: number): Promise<DeadRow[]> =>
  db.dead.where('acct').equals(acct).toArray()

/** The pending changes of whoever is logged in and of the phone itself, as a live query over all tabs. */
export const pending = (local: LocalDb): Live<ChangeRow[]> =>
  local.live(async () => {
    const { acct } = await readSession(local)
    const queues = await Promise.all([GUEST, ...(acct === null ? [] : [acct])].map((of) => pendingChanges(local, of)))
    return queues.flat().sort((a, b) => a.seq - b.seq)
  })

/**
 * Queues a change; what the screen shows follows from the queue, so there is nothing else to write or to undo. `key` is
 * given where the change was sent before and its answer may be lost.
 */
export const enqueue = (local: LocalDb, acct: number, change: AnyChange, key?: string): Promise<void> => {
  const own = newNames(key)
  return local.write(['outbox', 'dead', 'meta'], () => addToQueue(local, principalOf(acct, change), change, own))
}

/** Runs in a transaction over the queue's tables; `own` is given before it, for it may run twice. */
export const addToQueue = async (local: LocalDb, acct: number, change: AnyChange, own: Names): Promise<void> => {
  const { db } = local
  const { replaces, revives } = mutatorOf(change)
  if ((await db.outbox.where('id').equals(own.id).count()) > 0) return
  const lane = laneOf(acct, change)
  const date = await dateOf(local)
  const plan = coalesce(await pendingChanges(local, acct), lane, change)
  await db.outbox.bulkDelete(plan.remove)
  await db.outbox.bulkPut(plan.rewrite.map(({ undated: _undated, ...record }) => ({ ...record, ...date })))
  if (plan.append !== null) await db.outbox.add(newRecord(acct, plan.append, own, date))
  // What the farmer does now replaces what was refused before.
  const replaced = (await failedChanges(local, acct)).filter((dead) => dead.lane === lane || replaces?.(change, dead))
  await db.dead.bulkDelete(replaced.map(({ id }) => id))
  for (const dead of replaced)
    if (revives?.(change, dead) && isSupportedVersion(dead))
      await db.outbox.add(newRecord(acct, changeOf(dead), newNames(), date))
}

export interface Claim extends OutboundRequest {
  id: string
  epoch: string
  /** The name of what it changes, where that is mirrored. */
  collection: string | undefined
  target: string
}

/**
 * Takes the next record and writes down that it is on its way, before any byte leaves: only so can no later edit
 * change what may already have reached the server. Null when nothing may be sent now. By a clock that was moved every
 * change looks old, so only the server's own clock sets one aside: `serverNow` is what it says, and `'clock'` asks for it.
 */
export const claim = (
  local: LocalDb,
  principal: number,
  tried: ReadonlySet<string>,
  serverNow?: number,
): Promise<Claim | 'clock' | null> =>
  local.write(['session', 'outbox', 'dead', 'meta'], () => claimNext(local, principal, tried, serverNow), 'background')

const claimNext = async (
  local: LocalDb,
  principal: number,
  tried: ReadonlySet<string>,
  serverNow: number | undefined,
): Promise<Claim | 'clock' | null> => {
  const { db } = local
  const { acct, token, epoch, valid } = await readSession(local)
  // Another tab may have logged out meanwhile.
  if (principal !== GUEST && (acct !== principal || token === null || !valid)) return null
  const rows = await db.outbox.where('acct').equals(principal).toArray()
  for (const row of rows) if (!validateRecord(row)) await quarantine(local, row)
  for (;;) {
    const record = nextToSend(await pendingChanges(local, principal), local.now(), tried)
    if (record === undefined) return null
    if (!isSupportedVersion(record)) {
      await db.outbox.put({ ...record, state: 'parked', lastErr: { cls: VERSION, status: null, at: local.now() } })
      continue
    }
    const isDoubtful = isDateDoubtful(record, local.now())
    if (isDoubtful && serverNow === undefined) return 'clock'
    const dated = isDoubtful && serverNow !== undefined ? redated(record, serverNow) : record
    if (isDoubtful && serverNow !== undefined && isExpired(dated, serverNow)) {
      await expire(local, record)
      continue
    }
    const wire = record.wire ?? wireOf(principal, record)
    const file = wire.file === undefined ? null : await readFile(local, wire.file)
    if (file === undefined) {
      await moveToDeadLetter(local, record, { do: 'dead', reason: 'unreadable' })
      continue
    }
    await db.outbox.put({ ...dated, state: 'inflight', attempts: record.attempts + 1, wire })
    const by = principal === GUEST ? {} : { account: { acct: principal, token: token ?? '' } }
    return { ...record, wire, ...by, ...(file && { file }), epoch, collection: mutatorOf(record).collection?.(record) }
  }
}

/** Too old: shown to whoever made it, or deleted where that may be anybody who had the phone. */
const expire = (local: LocalDb, record: ChangeRow): PromiseLike<void> =>
  mutatorOf(record).isGuest
    ? local.db.outbox.delete(record.seq)
    : moveToDeadLetter(local, record, { do: 'dead', reason: 'expired' })

/** Applies the server's verdict to a claimed record. Any holder of the answer may; a second time it does nothing. */
export const settle = (local: LocalDb, claimed: Claim, outcome: Outcome): Promise<Verdict | null> =>
  local.write(
    ['session', 'outbox', 'dead', ...mirrorTables(), 'meta'],
    () => applyOutcome(local, claimed, outcome),
    'background',
  )

const applyOutcome = async (local: LocalDb, claimed: Claim, outcome: Outcome): Promise<Verdict | null> => {
  const { db } = local
  const record = await db.outbox.where('id').equals(claimed.id).first()
  if (record === undefined || !isSupportedVersion(record)) return null
  if (outcome.kind === 'answer') await recordServerClock(local, outcome.time)
  const answer = outcome.kind === 'answer' ? outcome.body : undefined
  const verdict = classify(record, outcome)
  const status = outcome.kind === 'answer' ? outcome.status : null
  const rest = (cls: string, nextAt: number): ChangeRow => ({
    ...record,
    state: 'queued',
    nextAt,
    lastErr: { cls, status, at: local.now() },
  })
  switch (verdict.do) {
    case 'done':
      await db.outbox.delete(record.seq)
      // After a log-out the account's copy is gone and must stay gone.
      if ((await readSession(local)).acct === record.acct) await applyConfirmed(local, record, answer)
      await removeSettled(local, record)
      break
    case 'again': {
      const pause = Math.max(verdict.rest, backoff(record.attempts, local.random()))
      await db.outbox.put(rest(verdict.cls, local.now() + pause))
      break
    }
    case 'login':
    case 'account': {
      await db.outbox.put(rest(verdict.do, 0))
      const session = await readSession(local)
      if (session.epoch === claimed.epoch) await db.session.put({ ...session, valid: false })
      break
    }
    case 'park':
      await db.outbox.put({ ...rest(verdict.cls, 0), state: 'parked' })
      break
    case 'dead':
      await moveToDeadLetter(local, record, verdict)
      if ((await readSession(local)).acct === record.acct) await applyRefused(local, record, verdict.data)
  }
  return verdict
}

const removeSettled = async ({ db }: LocalDb, record: ChangeRow): Promise<void> => {
  const { settles } = mutatorOf(record)
  if (settles === undefined) return
  await db.dead
    .where('acct')
    .equals(record.acct)
    .and((dead) => settles(record, dead))
    .delete()
}

/** Moves a record, and what cannot be right without it, to the dead letters. */
const moveToDeadLetter = async (
  local: LocalDb,
  record: ChangeRow,
  { do: _do, ...why }: Verdict & { do: 'dead' },
): Promise<void> => {
  const dependents = dependentsOf(record, await pendingChanges(local, record.acct))
  await local.db.dead.bulkPut([
    { ...record, ...why },
    ...dependents.map((other) => ({ ...other, ...why, reason: 'dependent' as const })),
  ])
  await local.db.outbox.bulkDelete([record, ...dependents].map(({ seq }) => seq))
}

/** The server is back: clears the backoff of every record, except where the server itself asked for a delay. */
export const resetBackoff = ({ db, write }: LocalDb): Promise<unknown> => {
  const resting = db.outbox.filter(({ nextAt, lastErr }) => nextAt !== 0 && lastErr?.cls !== BUSY)
  return write(['outbox'], () => resting.modify({ nextAt: 0 }), 'background')
}

/** Sends a refused change once more, as a new one with its own key, and what was refused only because of it. */
export const retryDead = (local: LocalDb, id: string): Promise<void> => {
  const { db } = local
  return local.write(['outbox', 'dead', 'meta'], async () => {
    const dead = await db.dead.get(id)
    if (dead === undefined) return
    const others = (await failedChanges(local, dead.acct)).filter(({ reason }) => reason === 'dependent')
    const again = [dead, ...dependentsOf(dead, others).sort((a, b) => a.seq - b.seq)].filter(isSupportedVersion)
    await db.dead.bulkDelete(again.map((record) => record.id))
    const date = await dateOf(local)
    for (const record of again) await db.outbox.add(newRecord(dead.acct, changeOf(record), newNames(), date))
  })
}

export const discardDead = ({ db, write }: LocalDb, id: string): Promise<void> =>
  write(['dead'], () => db.dead.delete(id))

/**
 * Throws a waiting change away, and with it what cannot be right without it. What has reached the server already stays
 * there, and shows with the next pull.
 */
export const discardWaiting = (local: LocalDb, id: string): Promise<void> => {
  const { outbox } = local.db
  return local.write(['outbox'], async () => {
    const record = await outbox.where('id').equals(id).first()
    if (record === undefined) return
    const dependents = dependentsOf(record, await pendingChanges(local, record.acct))
    await outbox.bulkDelete([record, ...dependents].map(({ seq }) => seq))
  })
}
