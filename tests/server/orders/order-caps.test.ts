import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accept, provePhone, quoted } from '../enquiries/quote-steps.ts'
import { addGoods, stockOf } from '../support/fixtures.ts'
import { openBuyer, orderPrepaid } from '../payments/payment-steps.ts'
import type { Buyer } from '../payments/payment-steps.ts'
import { onBothDatabases, onPostgres } from '../support/support.ts'

const HOUR = 60 * 60 * 1000
const place = (me: Buyer, lines: object[], method: 'c' | 'p' = 'c') =>
  me.ask('POST', 'order/create', {
    body: { order_items: lines.map((line) => ({ ...line, payment_method: method })) },
    key: randomUUID(),
  })

onBothDatabases((shop) => {
  test('an order takes at most 200 pieces of a sku, however its lines are cut, and says so', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 1, stock: 900 })
    expect(await place(me, [me.line(sku, 1, 150), me.line(sku, 1, 51)])).toMatchObject({
      status: 409,
      body: { code: 'QUANTITY_LIMIT', data: { max_pieces: 200, lines: [{ sku, available: 200 }] } },
    })
    expect(await stockOf(shop().db, sku)).toBe(900)
    expect((await place(me, [me.line(sku, 1, 200)])).status).toBe(201)
  })

  test('orders that wait for their payment hold at most 500 pieces; one that is cancelled makes room', async () => {
    const me = await openBuyer(shop())
    const skus = [0, 1, 2].map(() => addGoods(shop().db, { price: 1, stock: 900 }))
    const [a, b, c] = (await Promise.all(skus)).map(({ sku }) => sku) as [string, string, string]
    expect((await place(me, [me.line(a, 1, 200), me.line(b, 1, 200)], 'p')).status).toBe(201)
    const refused = await place(me, [me.line(c, 1, 101)], 'p')
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'UNPAID_LIMIT', data: { open: { orders: 1, pieces: 400, rupees: 400 }, max: { pieces: 500 } } },
    })
    expect(refused.body.message).toContain('Pay or cancel an order')
    expect(await stockOf(shop().db, c)).toBe(900)
    expect((await place(me, [me.line(c, 1, 101)])).status, 'cash is another matter').toBe(201)
    expect((await place(me, [me.line(c, 1, 100)], 'p')).status).toBe(201)
    const [item] = (await me.ask('GET', 'order/get-history')).body.data
    await me.ask('POST', `order/cancel/${item.order_item_id}`, { key: randomUUID() })
    expect((await place(me, [me.line(c, 1, 100)], 'p')).status).toBe(201)
  })

  test('orders that wait for their payment come to at most ₹5,00,000, and there are at most 20 of them', async () => {
    const rich = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 250_000 })
    expect((await orderPrepaid(rich, sku, 250_000, 2)).status).toBe(201)
    expect((await orderPrepaid(rich, sku, 250_000)).body).toMatchObject({ code: 'UNPAID_LIMIT' })
    const many = await openBuyer(shop())
    const { sku: cheap } = await addGoods(shop().db, { price: 1, stock: 50 })
    for (let order = 0; order < 20; order++) expect((await orderPrepaid(many, cheap, 1)).status).toBe(201)
    expect((await orderPrepaid(many, cheap, 1)).body).toMatchObject({
      code: 'UNPAID_LIMIT',
      data: { open: { orders: 20 }, max: { orders: 20 } },
    })
    shop().pass(31 * 60 * 1000)
    expect(await stockOf(shop().db, cheap)).toBe(30)
  })

  test('cash stays below ₹2,00,000 in an order and in a day of India; the next day it is free again', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100_000, stock: 50 })
    // Noon in India, so that the clock of whoever runs this does not matter.
    const noon = (6.5 * HOUR - (shop().deps.clock().getTime() % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR)
    shop().pass(noon)
    const whole = await place(me, [me.line(sku, 100_000, 2)])
    expect(whole).toMatchObject({
      status: 409,
      body: { code: 'CASH_LIMIT', data: { below_rupees: 200_000, today_rupees: 0, order_rupees: 200_000 } },
    })
    expect(whole.body.message).toContain('Pay online')
    expect((await place(me, [me.line(sku, 100_000)], 'p')).status, 'what is paid online is no cash').toBe(201)
    expect((await place(me, [me.line(sku, 100_000)])).status).toBe(201)
    shop().pass(11 * HOUR)
    expect((await place(me, [me.line(sku, 100_000)])).body).toMatchObject({ data: { today_rupees: 100_000 } })
    expect((await place(me, [me.line(sku, 100_000)], 'p')).status, 'nor is cash any reason not to').toBe(201)
    shop().pass(2 * HOUR)
    expect((await place(me, [me.line(sku, 100_000)])).status, 'after midnight in India').toBe(201)
    const [item] = (await me.ask('GET', 'order/get-history')).body.data
    await me.ask('POST', `order/cancel/${item.order_item_id}`, { key: randomUUID() })
    expect((await place(me, [me.line(sku, 100_000)])).status, 'what was cancelled does not count').toBe(201)
  })

  test('what was agreed for the delivery counts as cash of the day, until its parcel is cancelled', async () => {
    const { me, quoteId } = await quoted(shop(), { delivery_charge: 450.5 })
    const { body } = await accept(me, quoteId)
    const priced = async (price: number) => [me.line((await addGoods(shop().db, { price })).sku, price)]
    expect(await place(me, await priced(159_550))).toMatchObject({
      status: 409,
      body: { code: 'CASH_LIMIT', data: { today_rupees: 40_450.5, order_rupees: 159_550 } },
    })
    expect((await place(me, await priced(159_549))).status).toBe(201)
    const history: { order_id: string; order_item_id: number }[] = (await me.ask('GET', 'order/get-history')).body.data
    const agreed = history.find(({ order_id }) => order_id === body.data)
    await me.ask('POST', `order/cancel/${agreed?.order_item_id}`, { key: randomUUID() })
    expect((await place(me, await priced(40_450))).status).toBe(201)
  })

  test('a quote is refused where its delivery brings the cash of the day to the limit', async () => {
    const { me, quoteId } = await quoted(shop(), { delivery_charge: 450.5 })
    const { sku } = await addGoods(shop().db, { price: 159_550 })
    expect((await place(me, [me.line(sku, 159_550)])).status).toBe(201)
    expect(await accept(me, quoteId)).toMatchObject({
      status: 409,
      body: { code: 'CASH_LIMIT', data: { today_rupees: 159_550, order_rupees: 40_450.5 } },
    })
  })

  test('where the operator asks for it an order in cash waits for the code, one paid in advance does not', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, {})
    const lines = [me.line(sku, 100, 1)]
    shop().deps.cashNeedsProvenPhone = true
    try {
      expect(await place(me, lines, 'c')).toMatchObject({ status: 409, body: { code: 'PHONE_NOT_PROVEN' } })
      expect((await place(me, lines, 'p')).status).toBe(201)
      await provePhone(shop(), me.id)
      expect((await place(me, lines, 'c')).status).toBe(201)
    } finally {
      delete shop().deps.cashNeedsProvenPhone
    }
  })
})

onPostgres((shop) => {
  test('of many orders of one customer at once no more are taken than the limits allow', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100_000, stock: 50 })
    const cash = await Promise.all(Array.from({ length: 12 }, () => place(me, [me.line(sku, 100_000)])))
    expect(cash.filter(({ status }) => status === 201)).toHaveLength(1)
    const { sku: cheap } = await addGoods(shop().db, { price: 1, stock: 900 })
    const unpaid = await Promise.all(Array.from({ length: 12 }, () => place(me, [me.line(cheap, 1, 100)], 'p')))
    expect(unpaid.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(await stockOf(shop().db, cheap)).toBe(400)
  })
})
