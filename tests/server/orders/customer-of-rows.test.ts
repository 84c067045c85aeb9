import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../server/db/database.ts'
import { fillCustomers } from '../../../server/shop/maintenance/fill-customers.ts'
import { addGoods } from '../support/fixtures.ts'
import { openBuyer, orderAndRequest, pay, verify } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'

/** How each row leads to the order that it is about. */
const ORDER_OF: Readonly<Record<string, string>> = {
  shipments: 'o.id = t.order_id',
  order_items: 'o.id = t.order_id',
  payments: 'o.id = t.order_id',
  refunds: 'o.id = t.order_id',
  refund_destinations: 'o.id = t.order_id',
  reservations: 'o.id = (select order_id from order_items where id = t.order_item_id)',
  order_events: 'o.id = (select order_id from order_items where id = t.order_item_id)',
  returns: 'o.id = (select order_id from order_items where id = t.order_item_id)',
  return_media: `o.id = (select order_id from order_items where id = (select order_item_id from returns where id = t.return_id))`,
  cash_notes: 'o.id = (select order_id from shipments where id = t.shipment_id)',
}
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2a6' } })
  .jpeg()
  .toBuffer()

onBothDatabases((shop) => {
  /** Rows of each table, and how many of them name another than the order's customer, or none. */
  const wrong = async (): Promise<Record<string, string>> => {
    const found: Record<string, string> = {}
    for (const [table, isOf] of Object.entries(ORDER_OF)) {
      const [row] = await rowsOf<{ all: number; wrong: number }>(
        shop().db,
        sql.raw(`select count(*)::int as all, (count(*) filter (where t.customer_id is distinct from o.customer_id))::int as wrong
          from ${table} t join orders o on ${isOf}`),
      )
      if (row?.all === 0) found[table] = 'no row'
      else if (row?.wrong !== 0) found[table] = `${row?.wrong} of ${row?.all}`
    }
    return found
  }

  test('every row of an order names its customer, and rows of an earlier build are filled in', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db)
    await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    const [{ order_item_id: id, order_id }] = (await me.ask('GET', 'order/get-history')).body.data
    await shop().operator('POST', `admin/orders/${id}/ship`)
    await shop().operator('POST', `desk/shipments/${order_id}-1/deliver`, {
      body: { cash_taken: 100 },
      key: randomUUID(),
    })
    const form = new FormData()
    form.set('problem', 'damaged')
    form.set('reason', 'The bag is torn')
    form.set('return_images[0]', new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' }), 'photo.jpg')
    expect(await me.ask('POST', `order/return/${id}`, { form, key: randomUUID() })).toMatchObject({ status: 200 })
    const [claim] = (await shop().operator('GET', 'admin/returns')).body.data
    await shop().operator('POST', `admin/returns/${claim.id}/approve`, { body: {} })
    await me.ask('POST', `order/refund-to/${id}`, { body: { upi: 'asha@upi' } })
    const asked = await orderAndRequest(me, sku, 100)
    await verify(me, asked, await pay(me, asked))
    expect(await wrong()).toEqual({})

    await shop().db.execute(sql`alter table cash_notes disable trigger cash_notes_only_grow`)
    for (const table of Object.keys(ORDER_OF))
      await shop().db.execute(sql.raw(`update ${table} set customer_id = null`))
    await shop().db.execute(sql`alter table cash_notes enable trigger cash_notes_only_grow`)
    expect(Object.keys(await wrong()).toSorted()).toEqual(Object.keys(ORDER_OF).toSorted())
    while ((await fillCustomers(shop())) > 0);
    expect(await wrong()).toEqual({})
  })
})
