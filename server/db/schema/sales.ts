import { bigint, date, index, integer, pgSchema, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Counted from orders, so that backups leave it out. */
const internal = pgSchema('internal')

/**
 * What was ordered on a day in India, added up for each shop, listing, PIN and reason of what comes back. A page of three
 * months would otherwise read every order of them: a large shop has two million.
 */
export const daySales = internal.table(
  'day_sales',
  {
    day: date('day').notNull(),
    kind: text('kind', { enum: ['all', 'listing', 'pin', 'reason', 'parcels'] }).notNull(),
    /** 0 for all shops together, in which an order of several counts once. */
    sellerId: integer('seller_id').notNull(),
    /** The listing, PIN or reason; empty for all and for parcels. */
    key: text('key').notNull(),
    orders: integer('orders').notNull(),
    pieces: bigint('pieces', { mode: 'number' }).notNull(),
    paise: bigint('paise', { mode: 'number' }).notNull(),
    /** Pieces that came back, or whose customer has asked to give them back. Of parcels: `orders` are those whose promised
     * day is past, `returned` those of them that are late, `paise` the cash that was taken. */
    returned: bigint('returned', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.sellerId, t.key] })],
)

/** When the orders of a day were added up last, all of them anew. */
export const countedDays = internal.table('counted_days', {
  day: date('day').primaryKey(),
  countedAt: moment('counted_at').notNull(),
  /** What was ordered before this moment is in the sums, as later orders are added to them. */
  through: moment('through'),
})

/**
 * How often a day somebody searched for words that found nothing. These may be anything, a name too: until enough have
 * searched for the same, only a keyed hash of them is stored.
 */
export const searchMisses = pgTable(
  'search_misses',
  {
    hash: text('hash').notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
    text: text('text'),
  },
  (t) => [primaryKey({ columns: [t.hash, t.day] }), index('search_misses_day').on(t.day)],
)
