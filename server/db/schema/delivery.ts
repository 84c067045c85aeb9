import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, reference } from './columns.ts'
import { sellers } from './sellers.ts'

/** Where a seller delivers, in how many days, for what, and how much cash is taken there. Without zones: all of India. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    id: id(),
    sellerId: reference('seller_id', () => sellers.id),
    /** Calendar days after that of the order. */
    daysMin: integer('days_min').notNull(),
    daysMax: integer('days_max').notNull(),
    /** Cash of one order is taken up to this; 0 for no cash, null for no limit of the zone's own. */
    codMaxPaise: bigint('cod_max_paise', { mode: 'number' }),
    /** For bringing what one order has of the seller; nothing for goods from the second sum on, null for no such sum. */
    chargePaise: bigint('charge_paise', { mode: 'number' }).notNull().default(0),
    freeAbovePaise: bigint('free_above_paise', { mode: 'number' }),
  },
  (t) => [
    index('delivery_zones_seller').on(t.sellerId),
    check('delivery_zones_days', sql`${t.daysMin} >= 0 and ${t.daysMin} <= ${t.daysMax}`),
    check('delivery_zones_charge', sql`${t.chargePaise} >= 0 and ${t.freeAbovePaise} > 0`),
  ],
)

/** The PINs of a zone, by how they begin; the longest one that fits a PIN decides. Each is in one zone of its seller. */
export const zonePins = pgTable(
  'zone_pins',
  {
    zoneId: integer('zone_id')
      .notNull()
      .references(() => deliveryZones.id, { onDelete: 'cascade' }),
    sellerId: reference('seller_id', () => sellers.id),
    /** 2 to 6 digits, or empty for all of India. */
    prefix: text('prefix').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.prefix] }),
    index('zone_pins_zone').on(t.zoneId),
    check('zone_pins_prefix', sql`${t.prefix} ~ '^([1-9][0-9]{1,5})?$'`),
  ],
)
