import { sql, type SQL } from 'drizzle-orm'
import { notedPaise } from './cash-notes.ts'

/**
 * A parcel's cash by its lines, for whoever is shown lines: what was noted pays them in their order, the first with the
 * delivery. What they say adds up to what is said of the parcel. For queries of `order_items` with their `shipments`.
 */

/** What a parcel costs up to a line, with or without it. */
const costPaise = (upTo: SQL) => sql`(select coalesce(sum(line.total_paise) + shipments.charge_paise, 0)
  from order_items line where line.shipment_id = order_items.shipment_id
    and line.item_status <> 'cancelled' and line.id ${upTo} order_items.id)`
const before = costPaise(sql`<`)
const withIt = costPaise(sql`<=`)

/** What is still to be taken for a line that is to be delivered. */
export const lineToTakePaise = sql<string>`(greatest(0, ${withIt} - ${notedPaise}) - greatest(0, ${before} - ${notedPaise}))`

const takenPaise = sql`coalesce(shipments.cash_taken_paise,
  case when shipments.state = 'delivered' then shipments.cash_due_paise else 0 end)`

/** What was taken for a line; all of it where nobody has said what was taken at its delivery. */
export const lineTakenPaise = sql<string>`(least(${withIt}, ${takenPaise}) - least(${before}, ${takenPaise}))`
