import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, reference } from './columns.ts'
import { enquiries } from './customers.ts'
import { orders } from './orders.ts'
import { sellers } from './sellers.ts'

/** One line of a quote: a pack of the seller's own, at the price that it is offered for. */
export interface StoredQuoteLine {
  /** Which line of the enquiry it answers. */
  line: number
  sku: string
  title: string
  variantName: string
  quantity: number
  unitPaise: number
}

/** What sellers offer for an enquiry. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    sellerId: reference('seller_id', () => sellers.id),
    lines: jsonb('lines').$type<StoredQuoteLine[]>().notNull(),
    /** For bringing all of it. */
    deliveryPaise: bigint('delivery_paise', { mode: 'number' }).notNull(),
    /** The last day in India on which it may be accepted. */
    validUntil: date('valid_until').notNull(),
    note: text('note'),
    /** `closed`: the customer has accepted another one. One that is past its day stays `open`. */
    state: text('state', { enum: ['open', 'replaced', 'withdrawn', 'accepted', 'closed'] })
      .notNull()
      .default('open'),
    /** Null again once the order's time in the books is over. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    movedAt: moment('moved_at').notNull(),
  },
  (t) => [
    uniqueIndex('quotes_one_open')
      .on(t.enquiryId, t.sellerId)
      .where(sql`${t.state} = 'open'`),
    index('quotes_seller').on(t.sellerId, t.enquiryId),
    index('quotes_order').on(t.orderId),
    check('quotes_delivery', sql`${t.deliveryPaise} >= 0`),
  ],
)
