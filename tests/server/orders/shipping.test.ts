import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers, refunds } from '../../../server/db/schema.ts'
import { addGoods, addressForm, stockOf } from '../support/fixtures.ts'
import { openBuyer, orderAndRequest, pay, verify } from '../payments/payment-steps.ts'
import type { Buyer } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const order = async (me: Buyer, sku: string, quantity = 1) => {
    const body = { order_items: [me.line(sku, 100, quantity)] }
    return (await me.ask('POST', 'order/create', { body, key: randomUUID() })).body.data as string
  }
  const itemOf = async (me: Buyer, sku: string): Promise<number> => {
    const rows: { sku: string; order_item_id: number }[] = (await me.ask('GET', 'order/get-history')).body.data
    const item = rows.find((row) => row.sku === sku)
    if (item === undefined) throw new Error('There is no such item')
    return item.order_item_id
  }
  const bought = async (quantity = 1) => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { stock: 10 })
    const orderId = await order(me, sku, quantity)
    return { me, sku, orderId, item: await itemOf(me, sku) }
  }
  const move = (item: number, verb: string, body?: object) =>
    shop().operator('POST', `admin/orders/${item}/${verb}`, body === undefined ? {} : { body })
  const show = async (id: number | string) => (await shop().operator('GET', `admin/orders/${id}`)).body.data
  const reason = 'As the driver says'

  test('an order is shown with all that is needed to ship it: address, phone, items, seller, cash to collect', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { stock: 10 })
    const billed = {
      ...addressForm,
      name: 'Her brother',
      phone_number: '9000000002',
      city: 'Nashik',
      pincode: '422001',
    }
    const billing = await me.ask('POST', 'billing-address/create', { body: billed, key: randomUUID() })
    const line = { ...me.line(sku, 100, 2), billing_address_id: billing.body.data.id }
    const created = await me.ask('POST', 'order/create', { body: { order_items: [line] }, key: randomUUID() })
    const [orderId, item] = [created.body.data, await itemOf(me, sku)]
    const seen = await show(item)
    expect(seen).toMatchObject({
      order_id: orderId,
      to_collect: 200,
      delivery_address: { name: 'Asha Rao', house_number: '12', city: 'Pune', pincode: '411001' },
      billing_address: { name: 'Her brother', city: 'Nashik' },
      items: [{ order_item_id: item, sku, quantity: 2, shop_name: 'Green Shop', phone_number: '9000000001' }],
      events: [{ to: 'placed' }],
    })
    expect(seen.items[0].seller_phone).toMatch(/^\d{10}$/)
    expect(await show(orderId)).toEqual(seen)
    await move(item, 'ship')
    await move(item, 'deliver')
    expect((await show(item)).to_collect, 'what is delivered was paid').toBe(0)
    expect((await shop().operator('GET', 'admin/orders/HDNOTHING')).status).toBe(404)
  })

  test('a list is searched by name, phone, PIN, sku and number, and paged without a gap or a row twice', async () => {
    const { me, sku, orderId, item } = await bought()
    const others = await Promise.all(Array.from({ length: 4 }, () => order(me, sku)))
    const list = async (query: string) => (await shop().operator('GET', `admin/orders?${query}`)).body
    for (const q of [sku.toLowerCase(), sku.slice(0, 8)])
      expect((await list(`q=${q}`)).data.map((row: { order_id: string }) => row.order_id)).toEqual(
        expect.arrayContaining([orderId, ...others]),
      )
    expect((await list(`q=${orderId}`)).data).toMatchObject([
      { order_item_id: item, delivery_address: { city: 'Pune' } },
    ])
    expect((await list(`q=${item}`)).data).toMatchObject([{ order_item_id: item }])
    // What one order holds was ordered at one moment. Each of these words stands in one of its columns alone.
    const tag = randomUUID().slice(0, 8)
    await shop()
      .db.update(customers)
      .set({ name: `Savita ${tag}` })
      .where(eq(customers.id, me.id))
    const place = { ...addressForm, name: `Lakshmi ${tag}`, phone_number: '9123456780', pincode: '560001' }
    const elsewhere = await me.ask('POST', 'address/create', { body: place, key: randomUUID() })
    const skus = await Promise.all([0, 1, 2].map(async () => (await addGoods(shop().db)).sku))
    const three = skus.map((one) => ({ ...me.line(one, 100), delivery_address_id: elsewhere.body.data.id }))
    const sent = await me.ask('POST', 'order/create', { body: { order_items: three }, key: randomUUID() })
    for (const q of [`lakshmi ${tag}`, '9123456780', '560001'])
      expect((await list(`q=${q}`)).data.map((row: { order_id: string }) => row.order_id)).toEqual(
        three.map(() => sent.body.data),
      )
    expect((await list(`q=savita ${tag}`)).data, 'all of hers').toHaveLength(8)
    expect((await list('q=%25')).data, 'a sign of patterns means itself').toEqual([])
    const seen: number[] = []
    let next = ''
    for (let pages = 0; pages < 100; pages++) {
      const page = await list(`limit=2${next === '' ? '' : `&cursor=${next}`}`)
      seen.push(...page.data.map((row: { order_item_id: number }) => row.order_item_id))
      if (page.meta.next_cursor === null) break
      next = page.meta.next_cursor
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual((await list('limit=500')).data.map((row: { order_item_id: number }) => row.order_item_id))
    for (const bad of ['limit=0', 'limit=501', 'cursor=x'])
      expect((await shop().operator('GET', `admin/orders?${bad}`)).status, bad).toBe(422)
  })

  test('what came back or was lost is cancelled with its reason; stock returns only when it was looked at', async () => {
    for (const [verb, body, left] of [
      ['return', { reason }, 9],
      ['return', { reason, restock: true }, 10],
      ['lost', { reason }, 9],
    ] as const) {
      const { me, item, sku } = await bought()
      expect((await move(item, verb, body)).status, 'not before it was shipped').toBe(409)
      await move(item, 'ship')
      expect((await move(item, verb, {})).status, 'not without a reason').toBe(422)
      expect((await me.ask('POST', `order/cancel/${item}`, { key: randomUUID() })).status).toBe(409)
      expect((await move(item, 'cancel')).status).toBe(409)
      expect(await move(item, verb, body)).toMatchObject({
        status: 200,
        body: { data: { item_status: 'cancelled' } },
      })
      expect((await show(item)).events.at(-1)).toMatchObject({ from: 'shipped', to: 'cancelled', reason })
      expect(await stockOf(shop().db, sku)).toBe(left)
      expect((await move(item, 'undo', { reason })).status, 'cancelled is the end').toBe(409)
    }
  })

  test('a wrongly moved item goes one step back, with a reason; not once its return was asked for', async () => {
    const { me, item } = await bought()
    expect((await move(item, 'undo', { reason })).status).toBe(409)
    await move(item, 'ship')
    await move(item, 'deliver')
    expect(await move(item, 'undo', { reason })).toMatchObject({ body: { data: { item_status: 'shipped' } } })
    expect((await show(item)).items[0].delivery_date).toBeNull()
    expect(await move(item, 'undo', { reason })).toMatchObject({ body: { data: { item_status: 'placed' } } })
    expect((await show(item)).events.map(({ to }: { to: string }) => to)).toEqual([
      'placed',
      'shipped',
      'delivered',
      'shipped',
      'placed',
    ])
    await move(item, 'ship')
    await move(item, 'deliver')
    const back = { body: { problem: 'unwanted', reason: 'Too much' }, key: randomUUID() }
    expect((await me.ask('POST', `order/return/${item}`, back)).status).toBe(200)
    expect((await move(item, 'undo', { reason })).status).toBe(409)
  })

  test('an item of a paid order that was lost makes its refund due, once', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100 })
    const requested = await orderAndRequest(me, sku, 100)
    await verify(me, requested, await pay(me, requested))
    const item = await itemOf(me, sku)
    await move(item, 'ship')
    await move(item, 'lost', { reason })
    expect((await move(item, 'lost', { reason })).status).toBe(409)
    const due = await shop().db.select().from(refunds).where(eq(refunds.orderId, requested.id))
    expect(due).toMatchObject([{ orderItemId: item, amountPaise: 10_000, currency: 'INR', state: 'due' }])
  })

  test('stock changes by a difference with a reason, never below what is held, and every change is logged', async () => {
    const { me, sku } = await bought()
    const set = (body: object) => shop().operator('PUT', `admin/variants/${sku}`, { body })
    await orderAndRequest(me, sku, 100, 3)
    expect(await set({ add: 5, reason: 'Came in' })).toMatchObject({ body: { data: { stock_quantity: 11 } } })
    expect((await set({ add: 5 })).status, 'a difference is explained').toBe(422)
    expect((await set({ add: 5, stock: 5, reason })).status).toBe(422)
    expect(await set({ add: -12, reason })).toMatchObject({
      status: 409,
      body: { data: { on_hand: 14, reserved: 3 } },
    })
    expect(await set({ add: -11, reason: 'Mice' })).toMatchObject({ body: { data: { stock_quantity: 0 } } })
    expect(await set({ stock: 7 })).toMatchObject({ body: { data: { stock_quantity: 7 } } })
    const log = await shop().db.query.stockLog.findMany({ where: (row, { eq: is }) => is(row.sku, sku) })
    expect(log.map(({ before, after, reason: why, actor }) => [before, after, why, actor])).toEqual([
      [9, 14, 'Came in', 'operator'],
      [14, 3, 'Mice', 'operator'],
      [3, 10, null, 'operator'],
    ])
  })
})
