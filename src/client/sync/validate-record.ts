import * as v from 'valibot'
import { newUuid } from '../api/uuid.ts'
import type { LocalDb } from '../db/local-db.ts'
import type { ChangeRow } from '../db/records.ts'
import { isSupportedVersion } from './changes.ts'
import { mutatorOf } from '../app.ts'

/** Finds damaged rows of the queue. The check is as loose as can be: a later build may store more. */

const moment = v.pipe(v.number(), v.finite())
const Envelope = v.looseObject({
  id: v.string(),
  v: v.number(),
  op: v.string(),
  lane: v.string(),
  key: v.pipe(v.string(), v.minLength(1)),
  target: v.string(),
  attempts: v.pipe(moment, v.minValue(0)),
  state: v.picklist(['queued', 'inflight', 'parked']),
  nextAt: moment,
  createdAt: moment,
  wire: v.optional(
    v.object({
      method: v.picklist(['GET', 'POST', 'PUT', 'DELETE']),
      path: v.string(),
      text: v.nullable(v.string()),
      file: v.optional(v.string()),
    }),
  ),
})

/** False for a row that is damaged. What only a newer build understands is none. */
export const validateRecord = (record: ChangeRow): boolean =>
  v.is(Envelope, record) && (!isSupportedVersion(record) || v.is(mutatorOf(record).schema, record))

/** Quarantines a damaged row, so that it cannot block the queue; under a new id if it has lost its own. */
export const quarantine = async ({ db }: LocalDb, row: ChangeRow): Promise<void> => {
  const id = typeof row.id === 'string' ? row.id : newUuid()
  await db.dead.put({ ...row, id, reason: 'unreadable' })
  await db.outbox.delete(row.seq)
}
