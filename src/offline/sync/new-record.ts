import { laneOf, RECORD_VERSION } from './changes.ts'
import type { Change, ChangeRecord } from './changes.ts'
import { newUuid } from '../api/uuid.ts'
import type { Dated } from './queue-policy.ts'

/** What a change becomes when it joins the queue, and what it was. */

/** The names of a record are given before the transaction: one that is reported as failed may have been written. */
export type Names = Pick<ChangeRecord, 'id' | 'key'>

export const newNames = (): Names => ({ id: newUuid(), key: newUuid() })

export const newRecord = (acct: number, change: Change, names: Names, date: Dated): Omit<ChangeRecord, 'seq'> => ({
  ...change,
  ...names,
  ...date,
  v: RECORD_VERSION,
  acct,
  lane: laneOf(acct, change),
  attempts: 0,
  state: 'queued',
  nextAt: 0,
})

export const changeOf = (record: ChangeRecord): Change => {
  if (record.op === 'wish.set') return { op: record.op, target: record.target, body: record.body }
  const { kind, target } = record
  if (record.op === 'addr.create' || record.op === 'addr.update')
    return { op: record.op, kind, target, body: record.body }
  return { op: record.op, kind, target, body: null }
}
