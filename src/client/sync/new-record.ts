import { newUuid } from '../api/uuid.ts'
import type { ChangeRow, Dated } from '../db/records.ts'
import { laneOf, RECORD_VERSION } from './changes.ts'
import type { AnyChange } from './mutator.ts'

/** What a change becomes when it joins the queue, and what it was. */

/** The names of a record are given before the transaction: one that is reported as failed may have been written. */
export type Names = Pick<ChangeRow, 'id' | 'key'>

/** `key` where the change was sent before under that one, and its answer may be lost. */
export const newNames = (key = newUuid()): Names => ({ id: newUuid(), key })

export const newRecord = (acct: number, change: AnyChange, names: Names, date: Dated): Omit<ChangeRow, 'seq'> => ({
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

export const changeOf = ({ op, kind, target, body }: ChangeRow): AnyChange =>
  kind === undefined ? { op, target, body } : { op, kind, target, body: body ?? null }
