import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database.ts'
import type { ShopContext } from '../core/context.ts'

/** Tables in parts by month. Rows of a month whose part is not there in time lie among all others until it is made. */
const TABLES = ['order_events', 'audit_log']
const AHEAD = 3

const rowsBesides = async ({ db }: Pick<ShopContext, 'db'>, table: string): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(db, sql`select months.rows_besides(${table})::float8 as count`)
  return row?.count ?? 0
}

/** Makes the parts of the coming months, and of those whose rows came before their part; says how many rows did. */
export const addMonths = async (shop: Pick<ShopContext, 'db' | 'log'>): Promise<void> => {
  for (const table of TABLES) {
    const rows = await rowsBesides(shop, table)
    await shop.db.execute(sql`select months.add_months(${table}, ${AHEAD}::int)`)
    if (rows > 0)
      shop.log.warn({ table, rows, left: await rowsBesides(shop, table) }, 'Rows came before the part of their month')
  }
}
