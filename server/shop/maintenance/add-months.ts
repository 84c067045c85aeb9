import { sql } from 'drizzle-orm'
import type { ShopContext } from '../core/context.ts'

/** Tables in parts by month. Rows of a month whose part is not there in time lie among all others until it is made. */
const TABLES = ['order_events', 'audit_log']
const AHEAD = 3

/** Makes the parts of the coming months, and of those whose rows came before their part. */
export const addMonths = async ({ db }: Pick<ShopContext, 'db'>): Promise<void> => {
  for (const table of TABLES) await db.execute(sql`select months.add_months(${table}, ${AHEAD}::int)`)
}
