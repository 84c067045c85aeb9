import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, orderItems, variants } from '../../../server/db/schema.ts'
import { openBuyer, orderAndRequest, orderPrepaid, pay, verify } from '../payments/payment-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** What the operator's people put right on an order's page. Who may is in the matrix of the desk. */

const PRICE = 100

onBothDatabases((shop) => {
  const stockOf = async (sku: string) => {
    const [row] = await shop().db.select().from(variants).where(eq(variants.sku, sku))
    return row?.onHand
  }
  const itemsOf = (orderId: string) =>
    shop().db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.id)
  const operator = async () => {
    const { ask, id } = await shop().staff(null, 'support')
    return {
      id,
      correct: (parcel: string, verb: 'return' | 'lose' | 'undo', body: object) =>
        ask('POST', `desk/shipments/${parcel}/${verb}`, { body, key: randomUUID() }),
      end: (orderId: string) => ask('POST', `desk/orders/${orderId}/end`, { key: randomUUID() }),
      show: async (orderId: string) => (await ask('GET', `desk/orders/${orderId}`)).body.data,
    }
  }
  /** A parcel of two lines in cash, on its way with the shop's own people. */
  const onTheWay = async () => {
    const me = await openBuyer(shop())
    const first = await addGoods(shop().db, { price: PRICE, stock: 10 })
    const second = await addGoods(shop().db, { price: PRICE, stock: 10, sellerId: first.listing.sellerId })
    const order_items = [me.line(first.sku, PRICE, 2), me.line(second.sku, PRICE, 1)]
    const { body } = await me.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })
    const orderId = String(body.data)
    const items = await itemsOf(orderId)
    const lines = items.map(({ id, quantity }) => ({ order_item_id: id, quantity }))
    const packer = await shop().staff(first.listing.sellerId, 'packer')
    const move = (verb: string, with_: object) =>
      packer.ask('POST', `desk/shipments/${orderId}-1/${verb}`, { body: with_, key: randomUUID() })
    await move('pack', { lines })
    await move('hand-over', {})
    const lineOf = (sku: string) => items.find((item) => item.sku === sku)?.id ?? 0
    const [one, two] = [lineOf(first.sku), lineOf(second.sku)]
    return { me, first, second, orderId, parcel: `${orderId}-1`, one, two, move }
  }

  test('of a parcel one line is lost, which ends it alone; its stock stays gone, and the log names who and no words', async () => {
    const { me, first, orderId, parcel, one, two } = await onTheWay()
    const { correct, show, id } = await operator()
    const before = await stockOf(first.sku)
    const reason = 'The bus was robbed'
    expect((await correct(parcel, 'lose', { lines: [one], reason })).status).toBe(200)
    const states = new Map((await itemsOf(orderId)).map(({ id: item, itemStatus }) => [item, itemStatus]))
    expect([states.get(one), states.get(two)]).toEqual(['cancelled', 'shipped'])
    expect(await stockOf(first.sku)).toBe(before)
    const order = await show(orderId)
    expect(order.events[0]).toMatchObject({ to: 'cancelled', by: 'operator', name: 'Ravi Shinde', reason })
    expect(order.parcels).toMatchObject([{ state: 'out', cash_due: 100 }])
    const [last] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(last).toMatchObject({ staffId: id, action: 'shipment.lose', after: { reason: '(changed)', lines: [one] } })
    const { data } = (await me.ask('GET', 'order/get-history')).body
    expect(JSON.stringify(data)).toContain(reason)
    expect(await correct(parcel, 'lose', { lines: [one], reason }), 'a line that has ended').toMatchObject({
      status: 422,
      body: { fields: { lines: 'This line is not in the parcel' } },
    })
    expect((await correct(parcel, 'undo', { lines: [two], reason: ' ' })).body.fields).toEqual({ reason: 'Say why' })
  })

  test('what came back is sold again only where it is good, and the parcel ends with its last line', async () => {
    const { first, second, orderId, parcel, one, two } = await onTheWay()
    const { correct, show } = await operator()
    const [before, other] = [await stockOf(first.sku), await stockOf(second.sku)]
    const reason = 'Nobody was there three times'
    expect((await correct(parcel, 'return', { lines: [one], reason })).body.fields).toEqual({
      restock: 'Say whether it is still good',
    })
    await correct(parcel, 'return', { lines: [one], reason, restock: true })
    await correct(parcel, 'return', { lines: [two], reason, restock: false })
    expect([await stockOf(first.sku), await stockOf(second.sku)]).toEqual([Number(before) + 2, other])
    expect((await show(orderId)).parcels).toMatchObject([{ state: 'returned', cash_due: 0 }])
  })

  test('a delivery noted by mistake is undone as a whole, its cash stays, and not once a return was asked for', async () => {
    const { me, orderId, parcel, one, two, move } = await onTheWay()
    const { correct, show } = await operator()
    await move('deliver', { cash_taken: 300 })
    const undo = () => correct(parcel, 'undo', { lines: [one, two], reason: 'It was another parcel' })
    expect(await undo()).toMatchObject({ status: 200, body: { data: { state: 'shipped' } } })
    expect((await show(orderId)).parcels).toMatchObject([{ state: 'shipped', cash_taken: 300, cash_due: 0 }])
    await move('deliver', { cash_taken: 0 })
    await me.ask('POST', `order/return/${one}`, { body: { reason: 'Too much' }, key: randomUUID() })
    expect((await undo()).status).toBe(409)
    expect(await correct(parcel, 'lose', { lines: [two], reason: 'By mistake' })).toMatchObject({
      status: 409,
      body: { message: 'This parcel is delivered' },
    })
  })

  test('what was paid in advance comes back where the goods are lost', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: PRICE, stock: 10 })
    const requested = await orderAndRequest(me, sku, PRICE)
    await verify(me, requested, await pay(me, requested))
    const [item] = await itemsOf(requested.id)
    await shop().operator('POST', `admin/orders/${item?.id}/ship`)
    const { correct, show } = await operator()
    await correct(`${requested.id}-1`, 'lose', { lines: [item?.id], reason: 'Lost by the carrier' })
    expect((await show(requested.id)).refunds).toMatchObject([{ amount: 100, state: 'due' }])
  })

  test('an order that waits for its payment is ended as a whole, with its stock; one that does not wait is left', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: PRICE, stock: 10 })
    const orderId = String((await orderPrepaid(me, sku, PRICE, 4)).body.data)
    const { end, show } = await operator()
    expect((await end(orderId.toLowerCase())).status).toBe(200)
    expect((await itemsOf(orderId)).map(({ itemStatus }) => itemStatus)).toEqual(['cancelled'])
    const again = (await orderPrepaid(me, sku, PRICE, 10)).status
    expect(again, 'all ten are on the shelf').toBeLessThan(300)
    expect((await show(orderId)).parcels).toMatchObject([{ state: 'cancelled' }])
    expect((await end(orderId)).status).toBe(409)
    expect((await end('HDAAAAAAAAAA')).status).toBe(404)
    expect((await end((await onTheWay()).orderId)).status).toBe(409)
  })

  test('the operator finds the orders of an account by its number, whoever takes the parcel; a shop does not', async () => {
    const me = await openBuyer(shop())
    const { sku, listing } = await addGoods(shop().db, { price: PRICE })
    const { body } = await me.ask('POST', 'order/create', {
      body: { order_items: [me.line(sku, PRICE)] },
      key: randomUUID(),
    })
    const row = await shop().db.query.customers.findFirst({ where: (each, { eq: is }) => is(each.id, me.id) })
    const [item] = await itemsOf(String(body.data))
    expect(item?.deliveryAddress.phone_number).not.toBe(row?.phoneNumber)
    const found = async (sellerId: number | null) => {
      const { ask } = await shop().staff(sellerId, 'support')
      return (await ask('GET', `desk/orders?q=${row?.phoneNumber}`)).body.data.map(
        (order: { order_id: string }) => order.order_id,
      )
    }
    expect([await found(null), await found(listing.sellerId)]).toEqual([[body.data], []])
  })
})
