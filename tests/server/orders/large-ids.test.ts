import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../server/db/database.ts'
import { addGoods, stockOf } from '../support/fixtures.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'

/** Of four bytes they would end at 2.1 billion. */
const FAR = 5_000_000_000

onBothDatabases((shop) => {
  test('orders, parcels, claims, refunds and the log go on beyond two billion of each', async () => {
    const { db } = shop()
    const sequences = await rowsOf<{ name: string }>(
      db,
      sql`select pg_get_serial_sequence(table_schema || '.' || table_name, column_name) as name from information_schema.columns
        where is_identity = 'YES' and data_type = 'bigint' and table_schema = 'public'`,
    )
    expect(sequences.length).toBeGreaterThan(9)
    for (const { name } of sequences) await db.execute(sql`select setval(${name}, ${FAR}::bigint)`)

    const me = await openBuyer(shop())
    const { sku, product } = await addGoods(db)
    await me.ask('POST', 'wishlist/create', { body: { product_id: product.id, customer_id: me.id } })
    expect((await me.ask('GET', 'wishlist/get-wishlist-items')).body.data[0].id).toBeGreaterThan(FAR)
    await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    const [cancelled, kept] = (await me.ask('GET', 'order/get-history')).body.data.map(
      (item: { order_item_id: number }) => item.order_item_id,
    )
    expect(kept).toBeGreaterThan(FAR)
    expect(await me.ask('POST', `order/cancel/${cancelled}`, { key: randomUUID() })).toMatchObject({ status: 200 })
    expect(await stockOf(db, sku)).toBe(9)

    const move = (verb: string) => shop().operator('POST', `admin/orders/${kept}/${verb}`)
    expect(await move('ship')).toMatchObject({ status: 200 })
    expect(await move('deliver')).toMatchObject({ body: { data: { order_item_id: kept } } })
    expect(await shop().operator('GET', `admin/orders/${kept}`)).toMatchObject({ status: 200 })
    expect(
      await me.ask('POST', `order/return/${kept}`, { body: { reason: 'Too much' }, key: randomUUID() }),
    ).toMatchObject({ status: 200 })
    const [claim] = (await shop().operator('GET', 'admin/returns')).body.data
    expect(claim.id).toBeGreaterThan(FAR)
    expect(await shop().operator('POST', `admin/returns/${claim.id}/approve`, { body: {} })).toMatchObject({
      status: 200,
    })
    const [refund] = (await shop().operator('GET', 'admin/refunds')).body.data
    expect(refund).toMatchObject({ order_item_id: kept })
    expect(refund.id).toBeGreaterThan(FAR)

    const first = await shop().operator('GET', 'admin/orders?limit=1')
    expect(first.body.data[0].order_item_id).toBeGreaterThan(FAR)
    const next = await shop().operator('GET', `admin/orders?limit=1&cursor=${first.body.meta.next_cursor}`)
    expect(next.body.data).toHaveLength(1)
    expect(await shop().operator('GET', `admin/orders/${2 ** 53}`)).toMatchObject({ status: 404 })
  })
})
