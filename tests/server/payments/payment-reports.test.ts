import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { orders, providerEvents, refunds } from '../../../server/db/schema.ts'
import { reconcileRequested } from '../../../server/shop/payments/reconcile.ts'
import { sign } from '../../../server/shop/payments/signature.ts'
import { oldSecretUntil } from '../../../server/shop/payments/webhook-rotation.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases, WEBHOOK_SECRET } from '../support/support.ts'
import { openBuyer, orderAndRequest, orderPrepaid, orderRow, pay, sendWebhook, verify } from './payment-steps.ts'

/** What the provider reports of payments, and what becomes of an order where it reports nothing, or nonsense. */

const HOUR = 3_600_000
const SUCCESS = { status: 200, body: { status: 'success' } }
const PENDING = { status: 202, body: { status: false, code: 'PAYMENT_PENDING' } }
const REFUSED = { status: 422, body: { code: 'SIGNATURE_INVALID' } }

onBothDatabases((shop) => {
  /** An order of ₹100 that waits for its payment at the provider. */
  const waiting = async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100 })
    const order = await orderAndRequest(me, sku, 100)
    const state = async () => (await orderRow(shop(), order.id)).paymentState
    const back = () => shop().db.select().from(refunds).where(eq(refunds.orderId, order.id))
    const hear = (entity: object = {}, options: Parameters<typeof sendWebhook>[2] = {}) =>
      sendWebhook(
        shop(),
        { id: `pay_${randomUUID()}`, order_id: order.gatewayOrderId, amount: 10_000, ...entity },
        options,
      )
    return { me, sku, order, state, back, hear }
  }

  test('a signed webhook that is no event is refused, and each event counts once, whatever it carries', async () => {
    const send = (raw: string | Uint8Array<ArrayBuffer>) =>
      shop().ask('POST', 'webhooks/razorpay', { raw, headers: { 'X-Razorpay-Signature': sign(WEBHOOK_SECRET, raw) } })
    for (const raw of ['{', Uint8Array.from(Buffer.from('{"event":"\xff"}', 'latin1'))])
      expect(await send(raw)).toMatchObject({
        status: 400,
        body: { code: 'BAD_JSON', message: 'The body is not valid JSON' },
      })
    for (const raw of ['[]', '{"event":1}'])
      expect(await send(raw)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: 'This is no event' } })
    const named = eq(providerEvents.event, 'invoice.paid')
    for (const raw of ['{"event":"invoice.paid"}', '{"event":"invoice.paid"}', '{"event":"invoice.paid","is":2}'])
      expect((await send(raw)).status).toBe(200)
    expect(await shop().db.$count(providerEvents, named)).toBe(2)

    const { state, hear } = await waiting()
    const eventId = randomUUID()
    await hear({}, { event: 'payment.failed', eventId })
    expect(await state()).toBe('attempt_failed')
    expect((await hear({}, { eventId })).status).toBe(200)
    expect(await state(), 'this event was heard').toBe('attempt_failed')
    await hear({}, { event: 'order.paid' })
    expect(await state()).toBe('paid')
  })

  test('without a secret no webhook is believed', async () => {
    const { state, hear } = await waiting()
    const { provider } = shop().deps
    provider.webhookSecret = undefined
    try {
      expect(await hear()).toMatchObject(REFUSED)
      expect(await hear({}, { secret: '' })).toMatchObject(REFUSED)
    } finally {
      provider.webhookSecret = WEBHOOK_SECRET
    }
    expect(await state()).toBe('payment_requested')
  })

  test('the secret of before a rotation is believed until its day is over, beside the one of now', async () => {
    const [first, second, late] = [await waiting(), await waiting(), await waiting()]
    const { provider, clock } = shop().deps
    const secret = 'the secret of before'
    provider.oldWebhookSecret = { secret, until: new Date(clock().getTime() + HOUR) }
    try {
      expect([(await first.hear({}, { secret })).status, (await second.hear()).status]).toEqual([200, 200])
      shop().pass(HOUR + 1)
      expect(await late.hear({}, { secret })).toMatchObject(REFUSED)
      expect([await first.state(), await second.state(), await late.state()]).toEqual([
        'paid',
        'paid',
        'payment_requested',
      ])
    } finally {
      delete provider.oldWebhookSecret
    }
  })

  test('the day begins with the change, whatever is started again', async () => {
    const { deps } = shop()
    const begin = deps.clock().getTime()
    const until = await oldSecretUntil(deps, 'the secret of now')
    expect(until.getTime() - begin).toBeGreaterThanOrEqual(24 * HOUR)
    expect(until.getTime() - begin).toBeLessThan(25 * HOUR)
    shop().pass(23 * HOUR)
    expect(await oldSecretUntil(deps, 'the secret of now')).toEqual(until)
    expect((await oldSecretUntil(deps, 'a newer one')).getTime()).toBeGreaterThan(until.getTime())
  })

  test('money of another currency goes back, and nothing pays for nothing, whatever the provider says', async () => {
    const foreign = await waiting()
    await foreign.hear({ currency: 'USD' })
    expect(await foreign.state()).toBe('payment_requested')
    expect(await foreign.back()).toMatchObject([{ amountPaise: 10_000, currency: 'USD', reason: 'wrong_amount' }])
    const { state, back, hear } = await waiting()
    const said = vi.spyOn(shop().deps.provider, 'isPaid').mockResolvedValue(true)
    await hear({ amount: 0 })
    said.mockRestore()
    expect([await state(), await back()]).toEqual(['payment_requested', []])
  })

  test('about a payment of the very amount, or that failed, the provider need not be asked', async () => {
    const { state, hear } = await waiting()
    const away = vi.spyOn(shop().deps.provider, 'isPaid').mockRejectedValue(new Error('The line tore'))
    try {
      expect((await hear({ amount: 1 }, { event: 'payment.failed' })).status).toBe(200)
      expect(await state()).toBe('attempt_failed')
      expect((await hear()).status).toBe(200)
      expect(await state()).toBe('paid')
    } finally {
      away.mockRestore()
    }
  })

  test('a payment counts once the provider reports it as one of this order; what is known needs no report', async () => {
    const { me, sku, order, state } = await waiting()
    const paid = await pay(me, order)
    for (const name of ['razorpay_order_id', 'order_creation_id', 'order_id'])
      expect(await verify(me, order, paid, { [name]: 'order_other' }), name).toMatchObject(REFUSED)
    const { provider } = shop().deps
    const real = await provider.payment(paid.razorpay_payment_id)
    if (real === null) throw new Error('The payment is not known')
    const said = vi.spyOn(provider, 'payment').mockRejectedValueOnce(new Error('The line tore'))
    for (const report of [null, { ...real, orderId: 'order_other' }, { ...real, status: 'undecided' as const }])
      said.mockResolvedValueOnce(report)
    for (let time = 0; time < 4; time++) {
      expect(await verify(me, order, paid)).toMatchObject(PENDING)
      expect(await state()).toBe('payment_requested')
    }
    expect(await verify(me, order, paid)).toMatchObject(SUCCESS)
    said.mockRejectedValueOnce(new Error('The line tore'))
    expect(await verify(me, order, paid)).toMatchObject(SUCCESS)
    said.mockRestore()

    const { body } = await orderPrepaid(me, sku, 100)
    const unasked = { id: body.data as string, gatewayOrderId: order.gatewayOrderId }
    expect(await verify(me, unasked, paid)).toMatchObject(REFUSED)
  })

  test('the reconciler takes what was captured of every order, and one that fails stops no other', async () => {
    const [broken, tried, failed, unknown] = [await waiting(), await waiting(), await waiting(), await waiting()]
    await verify(tried.me, tried.order, await pay(tried.me, tried.order, 'failure'))
    for (const { me, order } of [broken, tried]) await pay(me, order)
    await pay(failed.me, failed.order, 'failure')
    // Made here, and never heard of there.
    const isUnknown = eq(orders.id, unknown.order.id)
    await shop().db.update(orders).set({ gatewayOrderId: null }).where(isUnknown)
    const found = vi.spyOn(shop().deps.provider, 'findOrder').mockResolvedValue(null)
    const { provider } = shop().deps
    const real = provider.paymentsOf
    const asked = vi.spyOn(provider, 'paymentsOf').mockImplementation(async (id) => {
      if (id === broken.order.gatewayOrderId) throw new Error('The line tore')
      return real(id)
    })
    const states = async () => [await broken.state(), await tried.state(), await failed.state()]
    shop().pass(16 * 60_000)
    await reconcileRequested(shop().deps, AbortSignal.abort())
    expect(asked).not.toHaveBeenCalled()
    expect(await states()).toEqual(['payment_requested', 'attempt_failed', 'payment_requested'])
    await reconcileRequested(shop().deps)
    expect(await states()).toEqual(['payment_requested', 'paid', 'payment_requested'])
    expect(shop().errors.at(-1)).toMatch(`A payment could not be reconciled {"order":"${broken.order.id}"`)
    expect(asked.mock.calls.flat()).not.toContain(null)
    asked.mockRestore()
    found.mockRestore()
  })
})
