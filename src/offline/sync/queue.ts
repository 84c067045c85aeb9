import { retryOnClosed } from '../db/reopen.ts'
import { BUSY, laneOf, isSupportedVersion, wireOf } from './changes.ts'
import { dateOf, recordServerClock } from '../api/clock.ts'
import type { Change, ChangeRecord, DeadReason, DeadRecord } from './changes.ts'
import type { Live, LocalDb } from '../db/local-db.ts'
import { newUuid } from '../api/uuid.ts'
import { collectionOf, applyConfirmed } from './mirror.ts'
import type { Collection } from './mirror.ts'
import { changeOf, newNames, newRecord } from './new-record.ts'
import type { Names } from './new-record.ts'
import { validateRecord } from './validate-record.ts'
import { writeOrFail, retryAfterEviction } from '../db/quota-recovery.ts'
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
} from './queue-policy.ts'
import type { Verdict } from './queue-policy.ts'
import type { OutboundRequest, Outcome } from './send-frozen.ts'
import { readSession } from '../account/session.ts'

/** The queue of changes made without network: enqueued, claimed for sending, settled by an answer. */

/** Everything of the account that still waits, oldest first; damaged rows apart, which no screen could show. */
export const pendingChanges = async ({ db }: LocalDb, acct: number): Promise<ChangeRecord[]> => {
  const records = await db.outbox.where('acct').equals(acct).toArray()
  return records.filter(validateRecord).sort((a, b) => a.seq - b.seq)
}

export const failedChanges = ({ db }: LocalDb, acct: number): Promise<DeadRecord[]> =>
  db.dead.where('acct').equals(acct).toArray()

/** The pending changes of whoever is logged in, as a live query over all tabs. */
export const pending = (phone: LocalDb): Live<ChangeRecord[]> =>
  phone.live(async () => {
    const { acct } = await readSession(phone)
    return acct === null ? [] : pendingChanges(phone, acct)
  })

/** Queues a change; what the screen shows follows from the queue, so there is nothing else to write or to undo. */
export const enqueue = (phone: LocalDb, acct: number, change: Change): Promise<void> => {
  const own = newNames()
  return writeOrFail(() => write(phone, acct, change, own))
}

const write = (phone: LocalDb, acct: number, change: Change, own: Names): PromiseLike<void> => {
  const { db } = phone
  return db.transaction('rw', db.outbox, db.dead, db.meta, async () => {
    if ((await db.outbox.where('id').equals(own.id).count()) > 0) return
    const lane = laneOf(acct, change)
    const date = await dateOf(phone)
    const plan = coalesce(await pendingChanges(phone, acct), acct, lane, change)
    await db.outbox.bulkDelete(plan.remove)
    await db.outbox.bulkPut(plan.rewrite.map(({ undated: _undated, ...record }) => ({ ...record, ...date })))
    if (plan.append !== null) await db.outbox.add(newRecord(acct, plan.append, own, date))
    // What the farmer does now replaces what was refused before.
    const replaced = (await failedChanges(phone, acct)).filter(
      (dead) => dead.lane === lane || isDefaultOf(dead, change),
    )
    await db.dead.bulkDelete(replaced.map(({ id }) => id))
    // An address that is made after all is the default again, if it was chosen.
    for (const dead of replaced)
      if (change.op === 'addr.create' && dead.reason === 'dependent' && dead.op === 'addr.default')
        await db.outbox.add(newRecord(acct, changeOf(dead), newNames(), date))
  })
}

const isDefaultOf = (dead: DeadRecord, change: Change): boolean =>
  change.op !== 'wish.set' && dead.op === 'addr.default' && dead.kind === change.kind && dead.target === change.target

export interface Claim extends OutboundRequest {
  id: string
  epoch: string
  book: Collection
}

/**
 * Takes the next record and writes down that it is on its way, before any byte leaves: only so can no later edit
 * change what may already have reached the server. Null when nothing may be sent now. By a clock that was moved every
 * change looks old, so only the server's own clock sets one aside: `serverNow` is what it says, and `'clock'` asks for it.
 */
export const claim = (
  phone: LocalDb,
  tried: ReadonlySet<string>,
  serverNow?: number,
): Promise<Claim | 'clock' | null> => retryAfterEviction(() => take(phone, tried, serverNow))

const take = (
  phone: LocalDb,
  tried: ReadonlySet<string>,
  serverNow: number | undefined,
): PromiseLike<Claim | 'clock' | null> => {
  const { db } = phone
  return db.transaction('rw', db.session, db.outbox, db.dead, async () => {
    const { acct, token, epoch, valid } = await readSession(phone)
    if (acct === null || token === null || !valid) return null
    const rows = await db.outbox.where('acct').equals(acct).toArray()
    for (const row of rows) if (!validateRecord(row)) await quarantine(phone, row)
    for (;;) {
      const queue = await pendingChanges(phone, acct)
      const record = nextToSend(queue, phone.now(), tried)
      if (record === undefined) return null
      if (!isSupportedVersion(record)) {
        await db.outbox.put({ ...record, state: 'parked', lastErr: { cls: VERSION, status: null, at: phone.now() } })
        continue
      }
      const isDoubtful = isDateDoubtful(record, phone.now())
      if (isDoubtful && serverNow === undefined) return 'clock'
      const dated = isDoubtful && serverNow !== undefined ? redated(record, serverNow) : record
      if (isDoubtful && serverNow !== undefined && isExpired(dated, serverNow)) {
        await moveToDeadLetter(phone, record, { do: 'dead', reason: 'expired' })
        continue
      }
      const wire = record.wire ?? wireOf(acct, record)
      await db.outbox.put({ ...dated, state: 'inflight', attempts: record.attempts + 1, wire })
      return { id: record.id, key: record.key, wire, acct, token, epoch, book: collectionOf(record) }
    }
  })
}

/** Quarantines a damaged row, so that it cannot block the queue; under a new id if it has lost its own. */
const quarantine = async ({ db }: LocalDb, row: ChangeRecord): Promise<void> => {
  const id = typeof row.id === 'string' ? row.id : newUuid()
  await db.dead.put({ ...row, id, reason: 'unreadable' })
  await db.outbox.delete(row.seq)
}

/** Applies the server's verdict to a claimed record. Any holder of the answer may; a second time it does nothing. */
export const settle = (phone: LocalDb, claimed: Claim, outcome: Outcome): Promise<Verdict | null> =>
  retryAfterEviction(() => writeDown(phone, claimed, outcome))

const writeDown = (phone: LocalDb, claimed: Claim, outcome: Outcome): PromiseLike<Verdict | null> => {
  const { db } = phone
  return db.transaction('rw', [db.session, db.outbox, db.dead, db.wishlist, db.addresses, db.meta], async () => {
    const record = await db.outbox.where('id').equals(claimed.id).first()
    if (record === undefined) return null
    if (outcome.kind === 'answer') await recordServerClock(phone, outcome.time)
    const verdict = classify(record, outcome)
    const status = outcome.kind === 'answer' ? outcome.status : null
    const rest = (cls: string, nextAt: number): ChangeRecord => ({
      ...record,
      state: 'queued',
      nextAt,
      lastErr: { cls, status, at: phone.now() },
    })
    switch (verdict.do) {
      case 'done':
        await db.outbox.delete(record.seq)
        // After a log-out the account's copy is gone and must stay gone.
        if ((await readSession(phone)).acct === record.acct) await applyConfirmed(phone, record)
        if (record.op === 'addr.delete') await removeDead(phone, record)
        break
      case 'again': {
        const pause = Math.max(verdict.rest, backoff(record.attempts, phone.random()))
        await db.outbox.put(rest(verdict.cls, phone.now() + pause))
        break
      }
      case 'login':
      case 'account': {
        await db.outbox.put(rest(verdict.do, 0))
        const session = await readSession(phone)
        if (session.epoch === claimed.epoch) await db.session.put({ ...session, valid: false })
        break
      }
      case 'park':
        await db.outbox.put({ ...rest(verdict.cls, 0), state: 'parked' })
        break
      case 'dead':
        await moveToDeadLetter(phone, record, verdict)
    }
    return verdict
  })
}

/** A deleted address needs no mending any more. */
const removeDead = ({ db }: LocalDb, record: ChangeRecord) =>
  db.dead
    .where('acct')
    .equals(record.acct)
    .and((dead) => dead.op !== 'wish.set' && record.op !== 'wish.set' && dead.target === record.target)
    .delete()

/** Moves a record, and what cannot be right without it, to the dead letters. */
const moveToDeadLetter = async (
  phone: LocalDb,
  record: ChangeRecord,
  { do: _do, ...why }: Verdict & { do: 'dead' },
): Promise<void> => {
  const dependents = dependentsOf(record, await pendingChanges(phone, record.acct))
  const dependent: DeadReason = 'dependent'
  const letters: DeadRecord[] = [
    { ...record, ...why },
    ...dependents.map((other) => ({ ...other, ...why, reason: dependent })),
  ]
  await phone.db.dead.bulkPut(letters)
  await phone.db.outbox.bulkDelete([record, ...dependents].map(({ seq }) => seq))
}

/** The server is back: clears the backoff of every record, except where the server itself asked for a delay. */
export const resetBackoff = ({ db }: LocalDb): Promise<unknown> =>
  retryOnClosed(() =>
    db.outbox.filter(({ nextAt, lastErr }) => nextAt !== 0 && lastErr?.cls !== BUSY).modify({ nextAt: 0 }),
  )

/** Sends a refused change once more, as a new one with its own key, and what was refused only because of it. */
export const retryDead = (phone: LocalDb, id: string): Promise<void> => {
  const { db } = phone
  return writeOrFail(() =>
    db.transaction('rw', db.outbox, db.dead, db.meta, async () => {
      const dead = await db.dead.get(id)
      if (dead === undefined) return
      const others = (await failedChanges(phone, dead.acct)).filter(
        (other) => other.reason === 'dependent' && dependentsOf(dead, [other]).length > 0,
      )
      const again = [dead, ...others.sort((a, b) => a.seq - b.seq)]
      await db.dead.bulkDelete(again.map((letter) => letter.id))
      const date = await dateOf(phone)
      for (const letter of again) await db.outbox.add(newRecord(dead.acct, changeOf(letter), newNames(), date))
    }),
  )
}

export const discardDead = ({ db }: LocalDb, id: string): Promise<void> => retryOnClosed(() => db.dead.delete(id))

/**
 * Throws a waiting change away, and with it what cannot be right without it. What has reached the server already stays
 * there, and shows with the next pull.
 */
export const discardWaiting = (phone: LocalDb, id: string): Promise<void> =>
  retryOnClosed(() =>
    phone.db.transaction('rw', phone.db.outbox, async () => {
      const record = await phone.db.outbox.where('id').equals(id).first()
      if (record === undefined) return
      const dependents = dependentsOf(record, await pendingChanges(phone, record.acct))
      await phone.db.outbox.bulkDelete([record, ...dependents].map(({ seq }) => seq))
    }),
  )
