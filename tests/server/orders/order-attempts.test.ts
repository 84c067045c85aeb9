import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { orders } from '../../../server/db/schema.ts'
import { Refusal } from '../../../server/shop/core/refusal.ts'
import { OrderCreate } from '../../../src/contract/forms.ts'
import { ReturnForm } from '../../../src/contract/refund-destination.ts'
import { addGoods, addressForm, stockOf } from '../support/fixtures.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import type { Buyer } from '../payments/payment-steps.ts'
import { onBothDatabases, onPostgres } from '../support/support.ts'

const place = (me: Buyer, order_items: object[], key: string) =>
  me.ask('POST', 'order/create', { body: { order_items }, key })
const attemptOf = async (me: Buyer, key: string) => (await me.ask('GET', `order/attempt/${key}`)).body.data
const giveUp = (me: Buyer, key: string) => me.ask('POST', `order/give-up/${key}`)

onBothDatabases((shop) => {
  const ordersOf = (me: Buyer) => shop().db.query.orders.findMany({ where: eq(orders.customerId, me.id) })

  test('the key of an order tells that it was placed, its number, what is to pay and what was lowered', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 266.5 })
    const key = randomUUID()
    const { body } = await place(me, [{ ...me.line(sku, 300, 2), payment_method: 'p' }], key)
    const lowered = [{ sku, sent: 300, current: 266.5 }]
    expect(await attemptOf(me, key)).toEqual({ state: 'placed', order_id: body.data, amount: 533, lowered })
    const cash = randomUUID()
    const { body: other } = await place(me, [me.line(sku, 266.5)], cash)
    expect(await attemptOf(me, cash)).toEqual({ state: 'placed', order_id: other.data })
    expect(await ordersOf(me)).toHaveLength(2)
  })

  test('the key of a refused order tells the refusal, a key that nobody sent tells nothing and places nothing', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 120 })
    const key = randomUUID()
    const { body } = await place(me, [me.line(sku, 100)], key)
    const { code, message, data } = body
    expect(code).toBe('PRICE_CHANGED')
    expect(await attemptOf(me, key)).toEqual({ state: 'refused', code, message, data })
    expect(await attemptOf(me, randomUUID())).toEqual({ state: 'unknown' })
    expect(await ordersOf(me)).toEqual([])
  })

  test('a late copy of an order that was given up is refused, whatever it holds', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { stock: 5 })
    const key = randomUUID()
    expect(await giveUp(me, key)).toMatchObject({
      status: 200,
      body: { data: { state: 'given_up', code: 'GIVEN_UP' } },
    })
    for (const quantity of [1, 2])
      expect(await place(me, [me.line(sku, 100, quantity)], key)).toMatchObject({
        status: 409,
        body: { code: 'GIVEN_UP', message: expect.any(String) },
      })
    expect((await giveUp(me, key)).body.data.state).toBe('given_up')
    expect((await attemptOf(me, key)).state).toBe('given_up')
    expect([await ordersOf(me), await stockOf(shop().db, sku)]).toEqual([[], 5])
  })

  test('an order that was placed or refused before cannot be given up: its outcome is told', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db)
    const [placed, refused] = [randomUUID(), randomUUID()]
    await place(me, [me.line(sku, 100)], placed)
    await place(me, [me.line(sku, 90)], refused)
    for (const key of [placed, refused]) expect((await giveUp(me, key)).body.data).toEqual(await attemptOf(me, key))
    expect((await giveUp(me, placed)).body.data.state).toBe('placed')
    expect((await giveUp(me, refused)).body.data).toMatchObject({ state: 'refused', code: 'PRICE_CHANGED' })
  })

  test('a key belongs to its account: nobody sees or ends the order of another', async () => {
    const me = await openBuyer(shop())
    const other = await openBuyer(shop())
    const { sku } = await addGoods(shop().db)
    const [sent, late] = [randomUUID(), randomUUID()]
    await place(me, [me.line(sku, 100)], sent)
    expect(await attemptOf(other, sent)).toEqual({ state: 'unknown' })
    await giveUp(other, late)
    expect((await place(me, [me.line(sku, 100)], late)).status).toBe(201)
  })

  test('the key of another change is no order and cannot be given up', async () => {
    const me = await openBuyer(shop())
    const key = randomUUID()
    await me.ask('POST', 'address/create', { body: addressForm, key })
    expect(await attemptOf(me, key)).toEqual({ state: 'unknown' })
    expect(await giveUp(me, key)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } })
    expect((await me.ask('GET', `order/attempt/${'x'.repeat(201)}`)).status).toBe(400)
  })

  test('what was done is answered from its receipt, also when the rules for its body have changed since', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db)
    const key = randomUUID()
    const { body } = await place(me, [me.line(sku, 100)], key)
    const [item] = (await me.ask('GET', 'order/get-history')).body.data
    for (const move of ['ship', 'deliver']) await shop().operator('POST', `admin/orders/${item.order_item_id}/${move}`)
    const form = new FormData()
    form.set('reason', 'Too much')
    form.set('problem', 'unwanted')
    const askBack = (again: string) => me.ask('POST', `order/return/${item.order_item_id}`, { form, key: again })
    const backKey = randomUUID()
    const back = await askBack(backKey)
    expect(back.status).toBe(200)
    // A newer server that no longer accepts such a body.
    const newRules = [vi.spyOn(OrderCreate, '~run'), vi.spyOn(ReturnForm, '~run')]
    for (const rule of newRules)
      rule.mockImplementation(() => {
        throw new Refusal('INVALID', 'No longer')
      })
    try {
      expect((await place(me, [me.line(sku, 100)], randomUUID())).status).toBe(422)
      expect((await askBack(randomUUID())).status).toBe(422)
      const late = await place(me, [me.line(sku, 100)], key)
      expect({ status: late.status, body: late.body }).toEqual({ status: 201, body })
      expect(late.headers.get('Idempotent-Replayed')).toBe('true')
      expect(await askBack(backKey)).toMatchObject({ status: 200, body: back.body })
    } finally {
      for (const rule of newRules) rule.mockRestore()
    }
  })
})

onPostgres((shop) => {
  test('an order and its giving up at the same time end in one of the two, told the same to both', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { stock: 100 })
    const ends: Record<string, number> = {}
    for (let round = 0; round < 25; round++) {
      const key = randomUUID()
      const sent = () => place(me, [me.line(sku, 100)], key)
      const gone = () => giveUp(me, key)
      const [created, givenUp] = await Promise.all(round % 2 === 0 ? [sent(), gone()] : [gone(), sent()].toReversed())
      const state: string = givenUp?.body.data.state
      ends[state] = (ends[state] ?? 0) + 1
      expect(created?.body.code ?? created?.body.data).toBe(givenUp?.body.data.code ?? givenUp?.body.data.order_id)
      expect((await attemptOf(me, key)).state).toBe(state)
    }
    const placed = await shop().db.query.orders.findMany({ where: eq(orders.customerId, me.id) })
    expect(placed).toHaveLength(ends['placed'] ?? 0)
    expect(await stockOf(shop().db, sku)).toBe(100 - placed.length)
    expect(Object.keys(ends).toSorted()).toEqual(['given_up', 'placed'])
  })
})
