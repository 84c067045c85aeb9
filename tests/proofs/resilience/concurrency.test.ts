import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../server/db/database.ts'
import { addAddresses, addGoods, stockOf } from '../../server/support/fixtures.ts'
import { onPostgres, type Answered, type Ask, type Asking } from '../../server/support/support.ts'
import { TEST_TIMEOUT, atScale, report } from '../support/test-scale.ts'
import { keeps } from '../../support/keeps.ts'

/** On PostgreSQL alone: the embedded database has a single connection, so nothing runs concurrently there. */

const CROWD = atScale({ lean: 100, full: 500 })
const BAGS = CROWD / 10
const CROSSING = atScale({ lean: 60, full: 300 })

onPostgres((shop) => {
  const buyers = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const customer = await shop().customer()
        return { ...customer, ...(await addAddresses(customer)) }
      }),
    )
  let busy = 0
  /** A phone sends again, under the same key, what met an overloaded server. */
  const order = async (ask: Ask, asking: Asking): Promise<Answered> => {
    for (;;) {
      const answer = await ask('POST', 'order/create', asking)
      if (answer.status !== 503) return answer
      busy++
    }
  }
  const tally = (answers: Answered[]) => ({
    placed: answers.filter(({ status }) => status === 201).length,
    refused: answers.filter(({ status, body }) => status === 409 && body.code === 'OUT_OF_STOCK').length,
  })
  const ordersWith = async (sku: string): Promise<number> => {
    const [row] = await rowsOf<{ count: number }>(
      shop().db,
      sql`select count(distinct order_id)::int as count from order_items where sku = ${sku}`,
    )
    return row?.count ?? -1
  }
  /** Connections but the one that asks. */
  const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  /** The server's own count, because a deadlock would be tried again unseen; a connection tells its part when it ends. */
  const deadlocks = async (): Promise<number> => {
    await shop().db.execute(sql`select pg_terminate_backend(pid) ${others}`)
    await expect.poll(async () => (await rowsOf(shop().db, sql`select pid ${others}`)).length).toBe(0)
    await shop().db.execute(sql`select pg_stat_force_next_flush()`)
    const [row] = await rowsOf<{ count: number }>(
      shop().db,
      sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
    )
    return row?.count ?? -1
  }

  test(`${CROWD} buyers of ${BAGS} bags at once buy exactly ${BAGS}`, TEST_TIMEOUT, async () => {
    const everybody = await buyers(CROWD)
    const { sku } = await addGoods(shop().db, { stock: BAGS })
    const answers = await Promise.all(
      everybody.map(({ ask, line }) => order(ask, { body: { order_items: [line(sku, 100)] }, key: randomUUID() })),
    )
    const { placed, refused } = tally(answers)
    const [orders, stock] = [await ordersWith(sku), await stockOf(shop().db, sku)]
    report('buyers', { buyers: CROWD, bags: BAGS, placed, refused, orders, left: stock, 'busy answers': busy })
    await keeps('s23/crowd', async () => {
      expect({ placed, refused, orders, stock }).toEqual({
        placed: BAGS,
        refused: CROWD - BAGS,
        orders: BAGS,
        stock: 0,
      })
      expect(busy, 'had to ask again').toBe(0)
    })
  })

  test(
    'orders that name the same goods in opposite order never wait for each other in a circle',
    TEST_TIMEOUT,
    async () => {
      const everybody = await buyers(CROSSING)
      const a = await addGoods(shop().db, { stock: 1000 })
      const b = await addGoods(shop().db, { stock: 1000 })
      const before = shop().errors.length
      const crossing = () =>
        everybody.map(({ ask, line }, index) => {
          const lines = [line(a.sku, 100), line(b.sku, 100)]
          return order(ask, {
            body: { order_items: index % 2 === 0 ? lines : lines.toReversed() },
            key: randomUUID(),
          })
        })
      let answers: Awaited<ReturnType<typeof order>>[] = []
      let circles = 0
      await keeps('s23/no-circle', async () => {
        answers = await Promise.all(crossing())
        circles = await deadlocks()
        expect(circles).toBe(0)
      })
      report('opposite order', { orders: CROSSING, placed: tally(answers).placed, deadlocks: circles })
      expect(tally(answers).placed).toBe(CROSSING)
      const left = 1000 - CROSSING
      expect([await stockOf(shop().db, a.sku), await stockOf(shop().db, b.sku)]).toEqual([left, left])
      expect(shop().errors.length).toBe(before)
    },
  )

  test('an item that is cancelled from many sides at once gives its stock back once', async () => {
    const [me] = await buyers(1)
    if (me === undefined) throw new Error('Nobody buys')
    const { sku } = await addGoods(shop().db)
    await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100, 5)] }, key: randomUUID() })
    const [{ order_item_id: id }] = (await me.ask('GET', 'order/get-history')).body.data
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? me.ask('POST', `order/cancel/${id}`, { key: randomUUID() })
          : shop().operator('POST', `admin/orders/${id}/cancel`),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stockOf(shop().db, sku)).toBe(10)
  })
})
