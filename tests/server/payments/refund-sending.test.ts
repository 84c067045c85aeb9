import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, orders, refunds, simulatorRefunds } from '../../../server/db/schema.ts'
import { sign } from '../../../server/shop/payments/signature.ts'
import { reconcileRefunds } from '../../../server/shop/payments/send-refunds.ts'
import { sendSimulatorWebhooks } from '../../../server/adapters/simulator-webhooks.ts'
import { addGoods } from '../support/fixtures.ts'
import { openBuyer, orderAndRequest, orderRow, pay, request, statuses, sendWebhook, verify } from './payment-steps.ts'
import { onBothDatabases, onPostgres, WEBHOOK_SECRET, type TestShop } from '../support/support.ts'

const MINUTES = 60_000

/** A paid order whose only item was cancelled, so that its refund is due. */
const due = async (shop: TestShop) => {
  const me = await openBuyer(shop)
  const { sku } = await addGoods(shop.db, { price: 100 })
  const requested = await orderAndRequest(me, sku, 100)
  const paid = await pay(me, requested)
  await verify(me, requested, paid)
  const [item] = (await me.ask('GET', 'order/get-history')).body.data
  await me.ask('POST', `order/cancel/${item.order_item_id}`, { key: randomUUID() })
  const row = async () => {
    const [found] = await shop.db.select().from(refunds).where(eq(refunds.orderId, requested.id))
    if (found === undefined) throw new Error('No refund is due')
    return found
  }
  const { id } = await row()
  const send = () => shop.operator('POST', `admin/refunds/${id}/send`)
  const done = (reference = 'UTR1') => shop.operator('POST', `admin/refunds/${id}/done`, { body: { reference } })
  const atProvider = () =>
    shop.db.select().from(simulatorRefunds).where(eq(simulatorRefunds.paymentId, paid.razorpay_payment_id))
  const hear = (event: string, changes: object = {}) => {
    const entity = { id: 'rfnd_1', payment_id: paid.razorpay_payment_id, amount: 10_000, currency: 'INR', ...changes }
    const raw = JSON.stringify({ event, payload: { refund: { entity } } })
    const headers = { 'X-Razorpay-Signature': sign(WEBHOOK_SECRET, raw), 'X-Razorpay-Event-Id': randomUUID() }
    return shop.ask('POST', 'webhooks/razorpay', { raw, headers })
  }
  return { id, row, send, done, atProvider, hear, paymentId: paid.razorpay_payment_id, orderId: requested.id }
}

onBothDatabases((shop) => {
  test('a refund goes through the provider once, with amount and currency, and its webhook ends it', async () => {
    const { id, row, send, done, atProvider } = await due(shop())
    const sent = await send()
    expect(sent).toMatchObject({ status: 200, body: { data: { id, state: 'sending' } } })
    expect((await send()).body.data).toEqual(sent.body.data)
    expect(await atProvider()).toMatchObject([{ amountPaise: 10_000, currency: 'INR' }])
    expect((await done()).status, 'it would go back twice').toBe(409)
    shop().pass(6_000)
    await sendSimulatorWebhooks(shop().deps)
    expect(await row()).toMatchObject({ state: 'done', providerId: sent.body.data.provider_id })
    const again = vi.spyOn(shop().deps.provider, 'refund')
    expect((await send()).body.data).toEqual({ id, state: 'done', provider_id: sent.body.data.provider_id })
    expect(again).not.toHaveBeenCalled()
    again.mockRestore()
    expect(await atProvider()).toHaveLength(1)
    expect(await shop().operator('POST', 'admin/refunds/999999/send')).toMatchObject({
      status: 404,
      body: { message: 'Refund not found' },
    })
    const listed = (await shop().operator('GET', 'admin/refunds')).body.data.find(
      (one: { id: number }) => one.id === id,
    )
    expect(listed).toMatchObject({ amount: 100, currency: 'INR', provider_id: sent.body.data.provider_id })
  })

  test('a try whose answer was lost is found again by its receipt and never made twice', async () => {
    const { row, send, atProvider } = await due(shop())
    const { provider } = shop().deps
    const real = provider.refund
    const refund = vi.spyOn(provider, 'refund').mockImplementation(async (wanted) => {
      await real(wanted)
      throw new Error('The line tore')
    })
    try {
      expect((await send()).status).toBe(503)
      expect(await row()).toMatchObject({ state: 'sending', providerId: null })
      expect(shop().errors.at(-1)).toMatch(
        /^The payment provider did not take a refund \{"refund":\d+,"error":"The line tore"/,
      )
      const soon = await send()
      expect(soon, 'somebody may still be asking').toMatchObject({
        status: 503,
        body: { message: 'The provider is being asked. Look again in two minutes' },
      })
      expect(soon.headers.get('Retry-After')).toBe('120')
      expect(refund).toHaveBeenCalledTimes(1)
      shop().pass(3 * MINUTES)
      expect((await send()).body.data).toMatchObject({ state: 'sending', provider_id: (await atProvider())[0]?.id })
      expect(refund).toHaveBeenCalledTimes(1)
    } finally {
      refund.mockRestore()
    }
    expect(await atProvider()).toHaveLength(1)
  })

  test('the webhook of a try whose answer was lost ends it, and so does the reconciler', async () => {
    const early: string[] = []
    const logged: string[] = []
    for (const by of ['webhook', 'reconciler']) {
      const { id, row, send, hear } = await due(shop())
      const lost = vi.spyOn(shop().deps.provider, 'refund').mockRejectedValue(new Error('The line tore'))
      await send()
      lost.mockRestore()
      const { paymentId, amountPaise } = await row()
      if (by === 'webhook') await hear('refund.processed', { receipt: `refund-${id}-1` })
      else {
        const told = { id: `rfnd_${id}`, paymentId: paymentId ?? '', receipt: `refund-${id}-1`, amountPaise }
        const found = vi
          .spyOn(shop().deps.provider, 'refundsOf')
          .mockResolvedValue([{ ...told, currency: 'INR', status: 'processed' }])
        await reconcileRefunds(shop().deps)
        early.push((await row()).state)
        shop().pass(3 * MINUTES)
        await reconcileRefunds(shop().deps, AbortSignal.abort())
        early.push((await row()).state)
        found.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('The line tore'))
        shop().errors.length = 0
        for (const _ of ['unknown', 'away']) await reconcileRefunds(shop().deps)
        logged.push(...shop().errors.map((text) => text.replace(String(id), '')))
        await reconcileRefunds(shop().deps)
        found.mockRestore()
      }
      expect((await row()).state, by).toBe('done')
    }
    expect(early, 'not while somebody may be asking, nor once the shop closes').toEqual(['sending', 'sending'])
    expect(logged).toEqual([
      expect.stringMatching(/^A refund could not be reconciled {"refund":,"error":"The line tore"/),
    ])
  })

  test('a refund that failed or was refused may be sent again as another try, or another way with a reference', async () => {
    const { id, row, send, done, hear, atProvider } = await due(shop())
    const first = (await send()).body.data.provider_id
    await hear('refund.failed', { id: first, receipt: `refund-${id}-1` })
    expect((await row()).state).toBe('failed')
    const refused = vi.spyOn(shop().deps.provider, 'refund').mockResolvedValue(null)
    expect((await send()).body.data).toMatchObject({ state: 'failed' })
    refused.mockRestore()
    expect((await send()).body.data.state).toBe('sending')
    expect((await atProvider()).map(({ receipt }) => receipt)).toEqual([`refund-${id}-1`, `refund-${id}-3`])
    await hear('refund.processed', { id: first, receipt: `refund-${id}-1` })
    expect((await row()).state, 'an old try says nothing of this one').toBe('sending')
    await hear('refund.failed', { id: (await row()).providerId, receipt: `refund-${id}-3` })
    expect((await shop().operator('POST', `admin/refunds/${id}/done`, { body: {} })).status).toBe(422)
    expect((await done('UTR77')).status).toBe(200)
    const [logged] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(logged).toMatchObject({ action: 'refund.set', entity: 'refund', entityId: String(id), sellerId: null })
    expect([logged?.before, logged?.after]).toEqual([{ state: 'failed' }, { state: 'done', reference: '(changed)' }])
    expect(await row()).toMatchObject({ state: 'done', reference: 'UTR77' })
    expect((await hear('refund.failed', { id: 'rfnd_9', receipt: `refund-${id}-3` })).status).toBe(200)
    expect((await row()).state).toBe('done')
  })

  test('a webhook of another amount, another payment or an unknown refund changes nothing', async () => {
    const { id, row, send, hear } = await due(shop())
    const sent = (await send()).body.data.provider_id
    for (const changes of [
      { id: sent, amount: 9_999 },
      { id: sent, currency: 'USD' },
      { id: sent, payment_id: 'pay_x' },
    ])
      expect((await hear('refund.processed', { receipt: `refund-${id}-1`, ...changes })).status).toBe(200)
    expect((await hear('refund.processed', { receipt: 'somebody else’s' })).status).toBe(200)
    expect((await row()).state).toBe('sending')
    expect(shop().errors.at(-1)).toBe(
      `The provider reports a refund of another amount {"refund":${id},"provider":"${sent}"}`,
    )
    await hear('refund.processed', { id: sent })
    expect((await row()).state, 'known by the provider’s own id').toBe('done')
  })

  test('what a webhook has said stands, whatever the provider answers to the try itself afterwards', async () => {
    for (const [event, state] of [
      ['refund.failed', 'failed'],
      ['refund.processed', 'done'],
    ] as const)
      for (const isRefused of [true, false]) {
        const { id, row, send, hear, paymentId } = await due(shop())
        const refund = vi.spyOn(shop().deps.provider, 'refund').mockImplementation(async ({ receipt, amountPaise }) => {
          await hear(event, { id: `rfnd_${id}`, receipt })
          const told = { id: `rfnd_${id}`, paymentId, receipt, amountPaise, currency: 'INR' }
          return isRefused ? null : { ...told, status: 'pending' }
        })
        expect((await send()).body.data.state).toBe(state)
        refund.mockRestore()
        expect(await row()).toMatchObject({ state, providerId: `rfnd_${id}` })
      }
  })

  test('an order whose payments went back is refunded once all of them are', async () => {
    const { id, row, done, orderId, paymentId } = await due(shop())
    await shop().db.update(orders).set({ paymentState: 'refund_due' }).where(eq(orders.id, orderId))
    const { createdAt, amountPaise } = await row()
    const second = { orderId, paymentId, amountPaise, reason: 'paid_twice' as const, createdAt }
    const [other] = await shop().db.insert(refunds).values(second).returning()
    await done()
    expect(await orderRow(shop(), orderId)).toMatchObject({ paymentState: 'refund_due' })
    await shop().operator('POST', `admin/refunds/${other?.id}/done`, { body: { reference: 'UTR2' } })
    expect(await orderRow(shop(), orderId)).toMatchObject({ paymentState: 'refunded' })
    expect(id).not.toBe(other?.id)
  })

  test('a discount of the provider and its fee paid by the customer pay for an order; other amounts go back', async () => {
    const priced = async () => {
      const me = await openBuyer(shop())
      const { sku } = await addGoods(shop().db, { price: 100 })
      return { me, requested: await orderAndRequest(me, sku, 100) }
    }
    const hearPaid = async (amount: number, isPaid: boolean, fee?: number) => {
      const { me, requested } = await priced()
      const said = vi.spyOn(shop().deps.provider, 'isPaid').mockResolvedValue(isPaid)
      const payment = { id: `pay_${randomUUID()}`, order_id: requested.gatewayOrderId, amount }
      await sendWebhook(shop(), fee === undefined ? payment : Object.assign(payment, { fee }))
      said.mockRestore()
      const back = await shop().db.select().from(refunds).where(eq(refunds.orderId, requested.id))
      return { me, requested, state: (await orderRow(shop(), requested.id)).paymentState, back }
    }
    expect((await hearPaid(10_000, false)).state).toBe('paid')
    expect((await hearPaid(10_000, false, 236)).state, 'the fee is the shop’s').toBe('paid')
    const discount = await hearPaid(9_000, true)
    expect([discount.state, discount.back, await statuses(discount.me)]).toEqual(['paid', [], ['placed']])
    expect((await hearPaid(10_236, false, 236)).state, 'the fee came on top').toBe('paid')
    for (const [amount, isPaid, fee] of [
      [9_999, false, undefined],
      [10_001, true, undefined],
      [10_236, true, 235],
    ] as const) {
      const { state, back } = await hearPaid(amount, isPaid, fee)
      expect(state).toBe('payment_requested')
      expect(shop().errors.at(-1)).toMatch(/^A payment of another amount came in and goes back {"order":"HD/)
      expect(back).toMatchObject([{ amountPaise: amount, reason: 'wrong_amount', currency: 'INR' }])
    }
    const [item] = (await discount.me.ask('GET', 'order/get-history')).body.data
    await discount.me.ask('POST', `order/cancel/${item.order_item_id}`, { key: randomUUID() })
    const back = await shop().db.select().from(refunds).where(eq(refunds.orderId, discount.requested.id))
    expect(back, 'no more goes back than came in').toMatchObject([{ amountPaise: 9_000 }])
    expect((await request(discount.me, discount.requested.id, 100)).status).toBe(409)
  })
})

onPostgres((shop) => {
  test('a refund that is sent from many sides at once goes back once', async () => {
    const { id, send, atProvider, row } = await due(shop())
    const refund = vi.spyOn(shop().deps.provider, 'refund')
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = shop().db.transaction(async (tx) => {
      await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
      held.resolve()
      await release.promise
    })
    await held.promise
    const sent = [send(), send(), send()]
    // All of them have started and wait for the row.
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await vi.waitFor(async () => expect((await shop().db.execute(waiting)).rows).toHaveLength(3), { timeout: 10_000 })
    release.resolve()
    await holder
    const answers = await Promise.all(sent)
    expect(refund).toHaveBeenCalledTimes(1)
    refund.mockRestore()
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
    expect(await atProvider()).toHaveLength(1)
    expect((await row()).tries).toBe(1)
  })
})
