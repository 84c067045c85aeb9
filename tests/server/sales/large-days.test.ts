import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../server/db/database.ts'
import { countedDays, daySales, orderItems } from '../../../server/db/schema.ts'
import { shopJobs } from '../../../server/jobs/jobs.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { openBuyer, type Buyer } from '../payments/payment-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** What sells on days of many orders, which nobody waits for. */

const MINUTE_MS = 60_000
/** More than are added up while somebody waits. */
const MANY = 1_001

onBothDatabases((shop) => {
  const runJob = () =>
    shopJobs(shop().deps, { ownsFiles: false })
      .find(({ failure }) => failure.includes('added up'))
      ?.work(new AbortController().signal)
  /** What the orders themselves say of the last 7 days, in all and by product and PIN. */
  const truth = async (sellerId: number | null) => {
    const of = (key: string) =>
      rowsOf<{ key: string; orders: number; pieces: number; amount: number }>(
        shop().db,
        sql`select ${sql.raw(key)} as key, count(distinct i.order_id)::int as orders, sum(i.quantity)::int as pieces,
            sum(i.total_paise)::float8 / 100 as amount
          from order_items i join orders o on o.id = i.order_id
          where i.item_status not in ('cancelled', 'payment_pending') and (${sellerId}::int is null or i.seller_id = ${sellerId}::int)
            and o.created_at >= (${dayInIndia(shop().deps.clock())}::date - 6)::timestamp at time zone 'Asia/Kolkata'
          group by 1 order by 4 desc, 1 limit 20`,
      )
    return {
      days: await of(`(o.created_at at time zone 'Asia/Kolkata')::date::text`),
      listings: await of('i.listing_id'),
      pins: await of(`i.delivery_address->>'pincode'`),
      shops: sellerId === null ? await of('i.seller_id') : [],
    }
  }
  interface Named {
    orders: number
    pieces: number
    amount: number
  }
  const told = ({ orders, pieces, amount }: Named, key: unknown) => ({ key, orders, pieces, amount })
  const salesOf = async (ask: Ask) => {
    const { data } = (await ask('GET', 'desk/sales?days=7')).body
    const { uncounted, days, listings, pins, shops } = data
    return {
      uncounted,
      days: days
        .filter(({ orders }: Named) => orders > 0)
        .map((row: Named & { day: string }) => told(row, row.day))
        .toSorted((a: Named, b: Named) => b.amount - a.amount),
      listings: listings.map((row: Named & { listing_id: number }) => told(row, row.listing_id)),
      pins: pins.map((row: Named & { pincode: string }) => told(row, row.pincode)),
      shops: shops.map((row: Named & { id: number }) => told(row, row.id)),
    }
  }

  /** So many orders more that are like this one. */
  const copyRows = async (table: string, orderId: string, rows: number): Promise<void> => {
    const columns = await rowsOf<{ name: string }>(
      shop().db,
      sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}
        and not (table_name = 'order_items' and column_name = 'id')`,
    )
    const ids = new Set(['id', 'order_id', 'shipment_id'])
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const values = columns.map(({ name }) => (ids.has(name) ? `"${name}" || '-' || n` : `"${name}"`)).join(', ')
    const of = table === 'orders' ? 'id' : 'order_id'
    await shop().db.execute(
      sql.raw(
        `insert into ${table} (${names}) select ${values} from ${table}, generate_series(1, ${rows}) n where ${of} = '${orderId}'`,
      ),
    )
  }

  test('a day of many orders is told at once, as the clock has added it up, with what came since and what was changed', async () => {
    const { db, pass } = shop()
    // Each customer may owe only so much in cash on a day.
    const [many, few] = [await openBuyer(shop()), await openBuyer(shop())]
    const [one, other] = [await addGoods(db, { stock: 5000 }), await addGoods(db, { stock: 5000, price: 33.35 })]
    const order = async (me: Buyer, lines: [sku: string, price: number, quantity: number][]): Promise<string> => {
      const order_items = lines.map(([sku, price, quantity]) => me.line(sku, price, quantity))
      const { status, body } = await me.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })
      expect(status).toBe(201)
      return body.data
    }
    const [mine, whole] = [await shop().staff(one.listing.sellerId, 'accounts'), await shop().staff(null, 'accounts')]
    const cancel = async (id: string): Promise<void> => {
      const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, id))
      expect((await shop().operator('POST', `admin/orders/${item?.id}/cancel`)).status).toBe(200)
    }
    const first = await order(many, [[one.sku, 100, 2]])
    for (const table of ['orders', 'shipments', 'order_items']) await copyRows(table, first, MANY)
    await db.delete(countedDays)
    await db.delete(daySales)

    const unsummed = await salesOf(mine.ask)
    expect(unsummed, 'nobody waits for it').toMatchObject({ uncounted: 1, days: [], listings: [] })
    await runJob()
    const isRight = async (when: string) => {
      for (const [ask, seller] of [
        [mine.ask, one.listing.sellerId],
        [whole.ask, null],
      ] as const)
        expect(await salesOf(ask), when).toEqual({ uncounted: 0, ...(await truth(seller)) })
    }
    await isRight('added up by the clock')

    pass(1)
    await order(few, [
      [one.sku, 100, 3],
      [other.sku, 33.35, 7],
    ])
    const late = await order(few, [[other.sku, 33.35, 1]])
    pass(2 * MINUTE_MS)
    await isRight('with what came since')
    await isRight('and nothing twice')

    for (const id of [first, late]) await cancel(id)
    pass(6 * MINUTE_MS)
    await runJob()
    await isRight('without what was cancelled')
  })
})
