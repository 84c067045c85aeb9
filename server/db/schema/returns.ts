import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, reference } from './columns.ts'
import { orderItems } from './orders.ts'

/** Goods that come back. */

/** A request to return a whole item, made once; kept apart from the item's own status. */
export const returns = pgTable('returns', {
  id: id(),
  orderItemId: reference('order_item_id', () => orderItems.id).unique(),
  problem: text('problem', { enum: ['unwanted', 'damaged', 'wrong'] }).notNull(),
  reason: text('reason').notNull(),
  state: text('state', { enum: ['requested', 'approved', 'rejected'] })
    .notNull()
    .default('requested'),
  /** The shop's note on its decision, which the farmer reads. */
  note: text('note'),
  createdAt: createdAt(),
  decidedAt: moment('decided_at'),
})

/** Pictures and videos of damaged or wrong goods; only their owner and the operator ever see them. */
export const returnMedia = pgTable(
  'return_media',
  {
    id: id(),
    returnId: reference('return_id', () => returns.id),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index('return_media_return').on(t.returnId)],
)
