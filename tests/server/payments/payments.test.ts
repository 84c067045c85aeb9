import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answers } from '../../../src/contract/answers.ts'
import { keeps } from '../../support/keeps.ts'
import * as tables from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { reconcileExpired, reconcileRequested } from '../../../server/shop/payments/reconcile.ts'
import { sendSimulatorWebhooks } from '../../../server/adapters/simulator-webhooks.ts'
import { expireUnpaid } from '../../../server/shop/orders/unpaid-orders.ts'
import { addGoods, stockOf } from '../support/fixtures.ts'
import {
  openBuyer,
  orderAndRequest,
  orderPrepaid,
  orderRow,
  pay,
  request,
  statuses,
  sendWebhook,
  verify,
} from './payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'

const MINUTE = 60_000
const SUCCESS = { status: 200, body: { status: 'success' } }

onBothDatabases((shop) => {
  const buyer = () => openBuyer(shop())
  const goods = (price = 266.5, stock = 10) => addGoods(shop().db, { price, stock })
  const variantOf = async (sku: string) =>
    (await shop().db.select().from(tables.variants).where(eq(tables.variants.sku, sku)))[0]
  const parcelsOf = async (orderId: string) =>
    (await shop().db.select().from(tables.shipments).where(eq(tables.shipments.orderId, orderId))).map(
      ({ state }) => state,
    )
  const refundsOf = (orderId: string) =>
    shop().db.select().from(tables.refunds).where(eq(tables.refunds.orderId, orderId))

  test('a prepaid order waits for its payment, holds its stock, and is placed once it is paid', async () => {
    const me = await buyer()
    const { sku } = await goods()
    const created = await orderPrepaid(me, sku, 266.5, 3)
    expect(created).toMatchObject({ status: 201, body: { status: true, message: 'Order created successfully' } })
    const id: string = created.body.data
    expect(id).toMatch(/^HD/)
    expect(await statuses(me)).toEqual(['payment_pending'])
    expect(await variantOf(sku)).toMatchObject({ onHand: 10, reserved: 3 })

    const asked = await request(me, id, 800)
    expect(asked).toMatchObject({
      status: 200,
      body: { status: true, amount: 80_000, currency: 'INR', provider: 'simulator' },
    })
    const order = { id, gatewayOrderId: asked.body.order_id as string }
    expect((await request(me, id, 800)).body.order_id, 'one order at the provider').toBe(order.gatewayOrderId)
    const paid = await pay(me, order)
    expect(paid.razorpay_order_id).toBe(order.gatewayOrderId)
    expect(await verify(me, order, paid)).toMatchObject(SUCCESS)
    expect([await statuses(me), await parcelsOf(id)]).toEqual([['placed'], ['to_pack']])
    expect(await variantOf(sku)).toMatchObject({ onHand: 7, reserved: 0 })
    expect(await orderRow(shop(), id)).toMatchObject({
      paymentState: 'paid',
      roundOffPaise: 50,
      gatewayPaymentId: paid.razorpay_payment_id,
    })
    expect(await verify(me, order, paid), 'a replay').toMatchObject(SUCCESS)
    expect(await request(me, id, 800)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_NOW' } })
    expect(await variantOf(sku)).toMatchObject({ onHand: 7, reserved: 0 })
  })

  test('the amount is the order’s own; what the phone believes is only compared', async () => {
    const me = await buyer()
    const { body } = await orderPrepaid(me, (await goods()).sku, 266.5)
    expect(await request(me, body.data, 266)).toMatchObject({
      status: 409,
      body: { code: 'AMOUNT_CHANGED', data: { amount: 267 } },
    })
    expect((await request(me, body.data, 267)).body.amount).toBe(26_700)
  })

  test('another customer’s order can be neither requested nor paid nor verified', async () => {
    const me = await buyer()
    const other = await buyer()
    const order = await orderAndRequest(me, (await goods()).sku, 266.5)
    expect(await request(other, order.id, 267)).toMatchObject({ status: 404 })
    const sandbox = { body: { order_id: order.gatewayOrderId, outcome: 'success' } }
    expect(await other.ask('POST', 'sandbox/pay', sandbox)).toMatchObject({ status: 404 })
    await keeps('s23/own-payment', async () =>
      expect(await verify(other, order, await pay(me, order))).toMatchObject({ status: 404 }),
    )
    expect(await statuses(me)).toEqual(['payment_pending'])
  })

  test('a wrong signature, and the ids of another order, are refused and the order stays open', async () => {
    const me = await buyer()
    const { sku } = await goods()
    const order = await orderAndRequest(me, sku, 266.5)
    const cheap = await orderAndRequest(me, (await goods(1)).sku, 1)
    const paid = await pay(me, order)
    const paidCheap = await pay(me, cheap)
    const refused = { status: 422, body: { status: false, code: 'SIGNATURE_INVALID' } }
    const { razorpay_signature: right } = paid
    for (const razorpay_signature of ['', 'zz', '0'.repeat(64), right.slice(0, -1), `0${right}`, `${right}0`])
      expect(await verify(me, order, { ...paid, razorpay_signature })).toMatchObject(refused)
    const second = await pay(me, order)
    expect(await verify(me, order, { ...second, razorpay_signature: right }), 'of another payment').toMatchObject(
      refused,
    )
    expect(await verify(me, order, paidCheap), 'the payment of a cheap order').toMatchObject(refused)
    expect(await verify(me, order, paid, { order_id: cheap.gatewayOrderId })).toMatchObject(refused)
    expect(
      await verify(me, { ...order, gatewayOrderId: cheap.gatewayOrderId }, paidCheap),
      'a cheap payment for a dear order',
    ).toMatchObject(refused)
    expect(await statuses(me)).toEqual(['payment_pending', 'payment_pending'])
    expect(await verify(me, order, paid)).toMatchObject(SUCCESS)
  })

  test('a failed attempt leaves the order open for another one on the same order', async () => {
    const me = await buyer()
    const order = await orderAndRequest(me, (await goods()).sku, 266.5)
    expect(await verify(me, order, await pay(me, order, 'failure'))).toMatchObject({
      status: 202,
      body: { status: false, code: 'PAYMENT_PENDING' },
    })
    expect(await orderRow(shop(), order.id)).toMatchObject({ paymentState: 'attempt_failed' })
    expect((await request(me, order.id, 267)).body.order_id).toBe(order.gatewayOrderId)
    expect(await verify(me, order, await pay(me, order))).toMatchObject(SUCCESS)
    expect(await statuses(me)).toEqual(['placed'])
  })

  test('the webhook places the order: alone, before the phone, after it, and twice', async () => {
    const me = await buyer()
    const { sku } = await goods()
    const eventOf = (gatewayOrderId: string, id: string) => ({ id, order_id: gatewayOrderId, amount: 26_700 })
    const alone = await orderAndRequest(me, sku, 266.5)
    const first = await pay(me, alone)
    const eventId = randomUUID()
    const event = eventOf(alone.gatewayOrderId, first.razorpay_payment_id)
    expect(await sendWebhook(shop(), event, { secret: 'another secret' })).toMatchObject({ status: 422 })
    expect(await statuses(me)).toEqual(['payment_pending'])
    expect(await sendWebhook(shop(), event, { eventId })).toMatchObject({ status: 200 })
    expect(await sendWebhook(shop(), event, { eventId }), 'doubled').toMatchObject({ status: 200 })
    expect(await sendWebhook(shop(), event), 'the same payment by another event').toMatchObject({ status: 200 })
    expect(await statuses(me)).toEqual(['placed'])
    expect(await verify(me, alone, first)).toMatchObject(SUCCESS)

    const after = await orderAndRequest(me, sku, 266.5)
    const second = await pay(me, after)
    expect(await verify(me, after, second)).toMatchObject(SUCCESS)
    expect(await sendWebhook(shop(), eventOf(after.gatewayOrderId, second.razorpay_payment_id))).toMatchObject({
      status: 200,
    })
    await sendWebhook(shop(), eventOf(after.gatewayOrderId, 'pay_late'), { event: 'payment.failed' })
    expect(await orderRow(shop(), after.id), 'paid stays paid').toMatchObject({ paymentState: 'paid' })
    expect(await variantOf(sku)).toMatchObject({ onHand: 8, reserved: 0 })
    expect([...(await refundsOf(alone.id)), ...(await refundsOf(after.id))]).toEqual([])
    expect(await sendWebhook(shop(), eventOf('order_unknown', 'pay_unknown'))).toMatchObject({ status: 200 })
  })

  test('a webhook is believed only as the very bytes that were signed', async () => {
    expect(await shop().ask('POST', 'webhooks/razorpay', { raw: '{' })).toMatchObject({ status: 422 })
    expect(await shop().ask('GET', 'webhooks/razorpay')).toMatchObject({ status: 405 })
    expect(await shop().ask('POST', 'webhooks/razorpay', { raw: 'x'.repeat(300_000), headers: {} })).toMatchObject({
      status: 413,
    })
  })

  test('when the phone never comes back, the simulator’s webhook or the reconciler does the work', async () => {
    const me = await buyer()
    const { sku } = await goods()
    const told = await orderAndRequest(me, sku, 266.5)
    await pay(me, told)
    shop().pass(6_000)
    await sendSimulatorWebhooks(shop().deps)
    expect(await orderRow(shop(), told.id)).toMatchObject({ paymentState: 'paid' })

    const lost = await orderAndRequest(me, sku, 266.5)
    await pay(me, lost)
    await reconcileRequested(shop().deps)
    expect(await orderRow(shop(), lost.id)).toMatchObject({ paymentState: 'payment_requested' })
    shop().pass(16 * MINUTE)
    await reconcileRequested(shop().deps)
    expect(await orderRow(shop(), lost.id)).toMatchObject({ paymentState: 'paid' })
    expect(await statuses(me)).toEqual(['placed', 'placed'])
  })

  test('a crash between the provider’s order and ours is found again by the receipt', async () => {
    const me = await buyer()
    const order = await orderAndRequest(me, (await goods()).sku, 266.5)
    await pay(me, order)
    await shop().db.update(tables.orders).set({ gatewayOrderId: null }).where(eq(tables.orders.id, order.id))
    shop().pass(16 * MINUTE)
    await reconcileRequested(shop().deps)
    expect(await orderRow(shop(), order.id)).toMatchObject({
      paymentState: 'paid',
      gatewayOrderId: order.gatewayOrderId,
    })
  })

  test('after 30 minutes the stock of an unpaid order may be sold again, once', async () => {
    const me = await buyer()
    const { sku } = await goods(100, 5)
    const order = await orderAndRequest(me, sku, 100, 5)
    expect(await stockOf(shop().db, sku)).toBe(0)
    await expireUnpaid(shop().deps)
    expect(await statuses(me), 'not before').toEqual(['payment_pending'])
    shop().pass(31 * MINUTE)
    expect(await request(me, order.id, 500)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_NOW' } })
    await Promise.all([expireUnpaid(shop().deps), expireUnpaid(shop().deps), expireUnpaid(shop().deps)])
    await expireUnpaid(shop().deps)
    expect(await statuses(me)).toEqual(['cancelled'])
    expect(await variantOf(sku)).toMatchObject({ onHand: 5, reserved: 0 })
  })

  test('a late payment takes the goods again while they are there; else the money goes back', async () => {
    const me = await buyer()
    const { sku } = await goods(100, 5)
    const first = await orderAndRequest(me, sku, 100, 5)
    shop().pass(31 * MINUTE)
    await expireUnpaid(shop().deps)
    const second = await orderAndRequest(me, sku, 100, 5)
    shop().pass(31 * MINUTE)
    await expireUnpaid(shop().deps)

    const paid = await pay(me, first)
    await reconcileExpired(shop().deps)
    expect(await orderRow(shop(), first.id)).toMatchObject({
      paymentState: 'paid',
      gatewayPaymentId: paid.razorpay_payment_id,
    })
    expect(await statuses(me)).toEqual(['cancelled', 'placed'])
    expect([...(await parcelsOf(first.id)), ...(await parcelsOf(second.id))]).toEqual(['to_pack', 'cancelled'])
    expect(await variantOf(sku)).toMatchObject({ onHand: 0, reserved: 0 })

    const tooLate = await pay(me, second)
    expect(await verify(me, second, tooLate)).toMatchObject({ status: 409, body: { status: false } })
    expect(await orderRow(shop(), second.id)).toMatchObject({
      paymentState: 'refund_due',
      gatewayPaymentId: tooLate.razorpay_payment_id,
    })
    const [refund, ...others] = await refundsOf(second.id)
    expect([refund, others]).toMatchObject([{ amountPaise: 50_000, reason: 'too_late', state: 'due' }, []])

    const listed = await shop().operator('GET', 'admin/refunds')
    expect(listed.body.data[0]).toMatchObject({ id: refund?.id, amount: 500, state: 'due', order_id: second.id })
    const sent = { body: { reference: 'UTR1' } }
    expect(await shop().operator('POST', `admin/refunds/${refund?.id}/done`, sent)).toMatchObject({ status: 200 })
    expect(await shop().operator('POST', `admin/refunds/${refund?.id}/done`, sent), 'again').toMatchObject({
      status: 200,
    })
    expect(await orderRow(shop(), second.id)).toMatchObject({ paymentState: 'refunded' })
    for (const claim of [tooLate, await pay(me, second)])
      expect(await verify(me, second, claim), 'the money went back').toMatchObject({
        status: 409,
        body: { code: 'NOT_ALLOWED_NOW', message: answers.paidTooLate },
      })
  })

  test('an order that is paid twice, or with another amount, is placed once and the rest goes back', async () => {
    const me = await buyer()
    const { sku } = await goods()
    const order = await orderAndRequest(me, sku, 266.5)
    await sendWebhook(shop(), { id: `pay_${randomUUID()}`, order_id: order.gatewayOrderId, amount: 100 })
    expect(await statuses(me)).toEqual(['payment_pending'])
    expect(await verify(me, order, await pay(me, order))).toMatchObject(SUCCESS)
    expect(await verify(me, order, await pay(me, order))).toMatchObject(SUCCESS)
    expect((await refundsOf(order.id)).map(({ reason, amountPaise }) => [reason, amountPaise])).toEqual([
      ['wrong_amount', 100],
      ['paid_twice', 26_700],
    ])
    expect(await variantOf(sku)).toMatchObject({ onHand: 9, reserved: 0 })
  })

  test('cancelling paid items makes exactly what was paid due, the rounding with the last one', async () => {
    const me = await buyer()
    const [a, b] = [await goods(10.2), await goods(20.25)]
    const created = await me.ask('POST', 'order/create', {
      body: {
        order_items: [me.line(a.sku, 10.2), me.line(b.sku, 20.25)].map((line) => ({ ...line, payment_method: 'p' })),
      },
      key: randomUUID(),
    })
    const asked = await request(me, created.body.data, 30)
    const order = { id: created.body.data as string, gatewayOrderId: asked.body.order_id as string }
    await verify(me, order, await pay(me, order))
    const items: { order_item_id: number; sku: string }[] = (await me.ask('GET', 'order/get-history')).body.data
    const idOf = (sku: string) => items.find((item) => item.sku === sku)?.order_item_id
    expect(await me.ask('POST', `order/cancel/${idOf(a.sku)}`, { key: randomUUID() })).toMatchObject({ status: 200 })
    expect(await shop().operator('POST', `admin/orders/${idOf(b.sku)}/cancel`)).toMatchObject({ status: 200 })
    expect((await refundsOf(order.id)).map(({ amountPaise }) => amountPaise)).toEqual([1020, 1980])
    expect([await stockOf(shop().db, a.sku), await stockOf(shop().db, b.sku)]).toEqual([10, 10])
  })

  test('cancelling an item before it is paid ends the order; money that comes all the same goes back', async () => {
    const me = await buyer()
    const { sku } = await goods(100)
    const order = await orderAndRequest(me, sku, 100)
    const [{ order_item_id: id }] = (await me.ask('GET', 'order/get-history')).body.data
    expect(await me.ask('POST', `order/cancel/${id}`, { key: randomUUID() })).toMatchObject({ status: 200 })
    expect(await variantOf(sku)).toMatchObject({ onHand: 10, reserved: 0 })
    expect(await verify(me, order, await pay(me, order))).toMatchObject({ status: 409 })
    expect(await statuses(me)).toEqual(['cancelled'])
    expect(await refundsOf(order.id)).toMatchObject([{ amountPaise: 10_000, reason: 'too_late' }])
  })

  test('20 verifications at once place the order once', async () => {
    const me = await buyer()
    const { sku } = await goods()
    const order = await orderAndRequest(me, sku, 266.5, 2)
    const paid = await pay(me, order)
    const verified = await Promise.all(Array.from({ length: 20 }, () => verify(me, order, paid)))
    expect(verified.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await variantOf(sku)).toMatchObject({ onHand: 8, reserved: 0 })
    expect(await refundsOf(order.id)).toEqual([])
    const events = await shop()
      .db.select()
      .from(tables.orderEvents)
      .innerJoin(tables.orderItems, eq(tables.orderItems.id, tables.orderEvents.orderItemId))
      .where(eq(tables.orderItems.orderId, order.id))
    expect(events.map(({ order_events: { fromStatus, toStatus, actor } }) => [fromStatus, toStatus, actor])).toEqual([
      [null, 'payment_pending', `customer ${me.id}`],
      ['payment_pending', 'placed', 'payment'],
    ])
  })

  test('forged signatures are limited for each order', async () => {
    const me = await buyer()
    const order = await orderAndRequest(me, (await goods()).sku, 266.5)
    const forged = { ...(await pay(me, order)), razorpay_signature: '0'.repeat(64) }
    for (let attempt = 0; attempt < 10; attempt++) expect((await verify(me, order, forged)).status).toBe(422)
    expect(await verify(me, order, forged)).toMatchObject({ status: 429 })
  })

  test('where nobody may pay without money the sandbox does not exist', async () => {
    const { sandbox: _, ...provider } = shop().deps.provider
    const app = createApp({ ...shop().deps, provider })
    const answer = await app.fetch(new Request('http://shop.test/api/sandbox/pay', { method: 'POST' }))
    expect(answer.status).toBe(404)
  })
})
