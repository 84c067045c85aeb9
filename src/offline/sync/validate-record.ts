import * as v from 'valibot'
import { isSupportedVersion } from './changes.ts'
import type { ChangeRecord } from './changes.ts'

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
    }),
  ),
})

const kind = v.picklist(['delivery', 'billing'])
const form = v.record(v.string(), v.nullish(v.union([v.string(), v.number()])))
const Known = v.variant('op', [
  v.looseObject({
    op: v.literal('wish.set'),
    body: v.object({
      on: v.boolean(),
      product: v.nullable(
        v.looseObject({ product_id: v.number(), title: v.string(), variants: v.array(v.object({})) }),
      ),
    }),
  }),
  v.looseObject({ op: v.picklist(['addr.create', 'addr.update']), kind, body: form }),
  v.looseObject({ op: v.picklist(['addr.delete', 'addr.default']), kind }),
])

/** False for a row that is damaged. What only a newer build understands is none. */
export const validateRecord = (record: ChangeRecord): boolean =>
  v.is(Envelope, record) && (!isSupportedVersion(record) || v.is(Known, record))
