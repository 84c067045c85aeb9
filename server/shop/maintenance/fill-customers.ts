import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/database.ts'
import type { ShopContext } from '../core/context.ts'

/**
 * Fills in whose order a row is about, where a build before that column has written it: in batches, until none is left.
 * Once no such build runs any more, the columns can be made required, and this goes with its indexes.
 */

const BATCH = 1_000

/** The next rows of a table that belong to an order; `more` fills what belongs to them, from `filled`. */
const fillNext = (table: string, key: string, more: SQL = sql``): SQL => {
  const [name, column] = [sql.identifier(table), sql.identifier(key)]
  return sql`with filled as (
      update ${name} t set customer_id = o.customer_id from orders o
      where o.id = t.order_id and t.${column} = any(array(
        select ${column} from ${name} where customer_id is null order by ${column} limit ${BATCH} for update skip locked))
      returning t.${column} as id, o.customer_id
    )${more} select 1 from filled`
}

const ofItems = sql`, held as (
    update reservations t set customer_id = filled.customer_id from filled where t.order_item_id = filled.id
  ), events as (
    update order_events t set customer_id = filled.customer_id from filled where t.order_item_id = filled.id
  ), claims as (
    update returns t set customer_id = filled.customer_id from filled where t.order_item_id = filled.id
    returning t.id, t.customer_id
  ), media as (
    update return_media t set customer_id = claims.customer_id from claims where t.return_id = claims.id
  )`
const ofShipments = sql`, notes as (
    update cash_notes t set customer_id = filled.customer_id from filled where t.shipment_id = filled.id
  )`

const STEPS = [
  fillNext('order_items', 'id', ofItems),
  fillNext('shipments', 'id', ofShipments),
  fillNext('payments', 'id'),
  fillNext('refunds', 'id'),
  fillNext('refund_destinations', 'order_id'),
]

/** Returns how many rows it has filled; 0 once there are none. */
export const fillCustomers = async ({ db }: Pick<ShopContext, 'db'>): Promise<number> => {
  let filled = 0
  for (const step of STEPS) filled += (await rowsOf(db, step)).length
  return filled
}
