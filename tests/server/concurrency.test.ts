import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAddresses, addGoods, stockOf } from './goods.ts'
import { onPostgres } from './support.ts'

onPostgres((shop) => {
  const buyers = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const customer = await shop().customer()
        return { ...customer, ...(await addAddresses(customer)) }
      }),
    )
  const tally = (statuses: number[]) => ({
    placed: statuses.filter((status) => status === 201).length,
    refused: statuses.filter((status) => status === 409).length,
  })

  test('100 buyers of 10 bags at once buy exactly 10', async () => {
    const everybody = await buyers(100)
    const { sku } = await addGoods(shop().db, { stock: 10 })
    const answers = await Promise.all(
      everybody.map(({ ask, line }) =>
        ask('POST', 'order/create', { body: { order_items: [line(sku, 100)] }, key: randomUUID() }),
      ),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual({ placed: 10, refused: 90 })
    expect(await stockOf(shop().db, sku)).toBe(0)
  })

  test('orders that name the same goods in opposite order never wait for each other in a circle', async () => {
    const everybody = await buyers(60)
    const a = await addGoods(shop().db, { stock: 1000 })
    const b = await addGoods(shop().db, { stock: 1000 })
    const before = shop().errors.length
    const answers = await Promise.all(
      everybody.map(({ ask, line }, index) => {
        const lines = [line(a.sku, 100), line(b.sku, 100)]
        const order_items = index % 2 === 0 ? lines : lines.toReversed()
        return ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })
      }),
    )
    expect(tally(answers.map(({ status }) => status)).placed).toBe(60)
    expect([await stockOf(shop().db, a.sku), await stockOf(shop().db, b.sku)]).toEqual([940, 940])
    expect(shop().errors.length).toBe(before)
    // The server's own count, because a deadlock would be tried again unseen; it is written a second late.
    await setTimeout(1500)
    const counted = await shop().db.execute<{ deadlocks: number }>(
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    )
    expect(counted.rows).toEqual([{ deadlocks: 0 }])
  })

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
