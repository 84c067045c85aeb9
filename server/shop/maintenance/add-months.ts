import { sql } from 'drizzle-orm'
import type { ShopContext } from '../core/context.ts'

/** Tables in parts by month. Rows of a month whose part is not there in time lie among all others, and stay there. */
const TABLES = ['order_events', 'audit_log']
const AHEAD = 3

/** Makes the parts of the coming months. */
export const addMonths = async ({ db }: Pick<ShopContext, 'db'>): Promise<void> => {
  for (const table of TABLES) await db.execute(sql`select months.add_months(${table}, ${AHEAD}::int)`)
}
