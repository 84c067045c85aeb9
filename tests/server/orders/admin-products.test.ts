import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderEvents } from '../../../server/db/schema.ts'
import { addAddresses, addGoods, stockOf } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const ordered = async () => {
    const customer = await shop().customer()
    const { line } = await addAddresses(customer)
    const { sku } = await addGoods(shop().db)
    const order_items = [line(sku, 100, 3)]
    await customer.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })
    const [item] = (await customer.ask('GET', 'order/get-history')).body.data
    return { customer, sku, id: item.order_item_id as number }
  }
  const move = (id: number | string, verb: string) => shop().operator('POST', `admin/orders/${id}/${verb}`)

  test('only the operator’s token opens the operator’s calls', async () => {
    const { ask } = await shop().customer()
    expect(await ask('GET', 'admin/orders')).toMatchObject({ status: 401, body: { code: 'UNAUTHORISED' } })
    expect(await shop().operator('GET', 'order/get-history')).toMatchObject({ status: 401 })
    expect(await shop().operator('GET', 'admin/orders')).toMatchObject({ status: 200 })
  })

  test('an item goes from placed over shipped to delivered, and every move is written down', async () => {
    const { customer, id } = await ordered()
    expect(await move(id, 'deliver')).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_NOW' } })
    expect(await move(id, 'ship')).toMatchObject({ body: { data: { order_item_id: id, item_status: 'shipped' } } })
    expect(await move(id, 'ship')).toMatchObject({ status: 409 })
    expect(await move(id, 'cancel')).toMatchObject({ status: 409 })
    expect(await move(id, 'deliver')).toMatchObject({ status: 200 })
    expect((await customer.ask('GET', 'order/get-history')).body.data).toMatchObject([
      { item_status: 'delivered', delivery_date: expect.stringMatching(/^\d{4}-/) },
    ])
    const events = await shop().db.query.orderEvents.findMany({ where: eq(orderEvents.orderItemId, id) })
    expect(events.map(({ toStatus, actor }) => [toStatus, actor.split(' ')[0]])).toEqual([
      ['placed', 'customer'],
      ['shipped', 'operator'],
      ['delivered', 'operator'],
    ])
    expect(await move('none', 'ship')).toMatchObject({ status: 404 })
    expect(await move(1, 'ship')).toMatchObject({ status: 404 })
  })

  test('a cancelled item puts its stock back', async () => {
    const { id, sku } = await ordered()
    expect(await stockOf(shop().db, sku)).toBe(7)
    expect(await move(id, 'cancel')).toMatchObject({ status: 200 })
    expect(await stockOf(shop().db, sku)).toBe(10)
  })

  test('orders are listed with the freshest item first', async () => {
    const older = await ordered()
    shop().pass(1000)
    const newer = await ordered()
    const { body } = await shop().operator('GET', 'admin/orders')
    const ids = body.data.map((row: { order_item_id: number }) => row.order_item_id)
    expect(ids.slice(0, 2)).toEqual([newer.id, older.id])
    expect(body.data[0]).toMatchObject({
      sku: newer.sku,
      customer_name: 'Asha Rao',
      total_price: 300,
      pincode: '411001',
    })
  })

  test('a change of price, stock or cash on delivery shows in the listing at once', async () => {
    const { sku, listing } = await addGoods(shop().db, { price: 100, mrp: 120 })
    const set = (body: object) => shop().operator('PUT', `admin/variants/${sku}`, { body })
    expect(await set({ selling_price: 99.5, stock: 3, cod: 0 })).toMatchObject({ status: 200 })
    const { body } = await shop().ask('GET', `product/details/${listing.slug}`)
    expect(body.data.variants).toMatchObject([{ price: 120, selling_price: 99.5, stock_quantity: 3, cod_available: 0 }])
    expect(await set({ selling_price: 121 })).toMatchObject({
      status: 422,
      body: { fields: { selling_price: expect.any(String) } },
    })
    for (const wrong of [{ stock: -1 }, { stock: 1.5 }, { price: 'ten' }, { cod: 2 }])
      expect((await set(wrong)).status).toBe(422)
    expect(await shop().operator('PUT', 'admin/variants/none', { body: { stock: 1 } })).toMatchObject({ status: 404 })
  })

  test('the deal that was set last is the first one told', async () => {
    const set = (text: string, start: string, end: string) =>
      shop().operator('PUT', 'admin/deal', { body: { text, start, end } })
    await set('Sowing week', '2026-06-01', '2026-06-07')
    expect(await set('Harvest week', '2026-10-01', '2026-10-07T23:59:59Z')).toMatchObject({ status: 200 })
    expect((await shop().ask('GET', 'get-deal')).body.data[0].deals).toBe('Harvest week')
    expect((await set('Never', '2026-10-07', '2026-10-01')).status).toBe(422)
    expect((await set('Never', 'soon', '2026-10-01')).status).toBe(422)
    expect((await set('', '2026-10-01', '2026-10-01')).status).toBe(422)
  })
})
