import { asc, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import type { ProviderPayment } from '../../../server/ports/payment-provider.ts'
import { applyPaymentEvent } from '../../../server/shop/payments/apply-payment.ts'
import { changeItemStatus } from '../../../server/shop/orders/change-item-status.ts'
import { reconcileExpired, reconcileRequested } from '../../../server/shop/payments/reconcile.ts'
import { Refusal } from '../../../server/shop/core/refusal.ts'
import { chargedPaise } from '../../../server/shop/payments/refunds.ts'
import { requestPayment } from '../../../server/shop/payments/request-payment.ts'
import { expireUnpaid } from '../../../server/shop/orders/unpaid-orders.ts'
import { placeOrder } from '../../../server/shop/orders/place-order.ts'
import { dice as diceOf } from '../simulation/prng.ts'
import { addGoods } from '../../server/support/fixtures.ts'
import { openBuyer, type Buyer } from '../../server/payments/payment-steps.ts'
import { onBothDatabases, onPostgres } from '../../server/support/support.ts'
import { TEST_TIMEOUT, seedOf, atScale, report } from '../support/test-scale.ts'

const SEQUENCES = atScale({ lean: 100, full: 10_000 })
/** The full test uses the database that serves several processes at once. */
const onDatabases = atScale({ lean: 2, full: 1 }) === 2 ? onBothDatabases : onPostgres
const STEPS = 12
const STOCK = 3
const PRICE = 99.5
const MINUTE = 60_000

onDatabases((shop) => {
  /** A refusal is an answer like any other here; everything else is a fault. */
  const orRefused = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }

  const play = async (me: Buyer, seed: number) => {
    const dice = diceOf(seed)
    const { db, deps, pass } = shop()
    const { sku } = await addGoods(db, { price: PRICE, stock: STOCK })
    const mine: string[] = []
    const told: ProviderPayment[] = []
    const log: string[] = []
    const anyOrder = async () => {
      const id = mine[dice.below(mine.length)]
      return id === undefined ? undefined : (await db.select().from(tables.orders).where(eq(tables.orders.id, id)))[0]
    }
    const steps: Record<string, () => Promise<void>> = {
      order: async () => {
        const line = { ...me.line(sku, PRICE, 1 + dice.below(2)), payment_method: 'p' as const }
        await orRefused(placeOrder(deps, me.id, { order_items: [line] }).then(({ data }) => mine.push(data)))
      },
      request: async () => {
        const order = await anyOrder()
        if (order === undefined) return
        const wanted = { product_order_id: order.id, amount: chargedPaise(order) / 100 }
        await orRefused(requestPayment(deps, me.id, wanted))
      },
      pay: async () => {
        const gatewayOrderId = (await anyOrder())?.gatewayOrderId
        if (!gatewayOrderId) return
        const paid = await deps.provider.sandbox?.(gatewayOrderId, dice.below(4) === 0 ? 'failure' : 'success')
        const payment = paid && (await deps.provider.payment(paid.paymentId))
        // Of ten payments one was tampered with on its way.
        if (payment) told.push(dice.below(10) === 0 ? { ...payment, amountPaise: payment.amountPaise - 100 } : payment)
      },
      // Events come in any sequence, doubled, late or never.
      hear: async () => {
        const payment = told[dice.below(told.length)]
        if (payment) await applyPaymentEvent(deps, payment)
      },
      hearTwiceAtOnce: async () => {
        const payment = told[dice.below(told.length)]
        if (payment) await Promise.all([applyPaymentEvent(deps, payment), applyPaymentEvent(deps, payment)])
      },
      // Long enough for an unpaid order to end, and at times as long as a bank may take.
      wait: async () => pass((dice.chance(0.2) ? dice.below(3 * 24 * 60) : 20) * MINUTE),
      expire: async () => void (await expireUnpaid(deps)),
      reconcile: async () => {
        await reconcileRequested(deps)
        await reconcileExpired(deps)
      },
      cancel: async () => {
        const order = await anyOrder()
        if (order === undefined) return
        const [item] = await db.select().from(tables.orderItems).where(eq(tables.orderItems.orderId, order.id))
        if (item) await orRefused(changeItemStatus(deps, { orderItemId: item.id, verb: 'cancel', actor: 'operator' }))
      },
    }
    const names = Object.keys(steps)
    // Most sequences come to a payment, because what may go wrong comes after it.
    const opening = dice.chance(0.7) ? ['order', 'request', 'pay'] : ['order']
    for (let step = 0; step < STEPS; step++) {
      const name = opening[step] ?? dice.pick(names)
      log.push(name)
      await steps[name]?.()
      await check(sku, mine, `seed ${seed}: ${log.join(', ')}`)
    }
    // In the end every event is delivered, and then enough time passes that the next sequence has only its own orders.
    for (const payment of told) await applyPaymentEvent(deps, payment)
    await check(sku, mine, `seed ${seed}: ${log.join(', ')}, everything heard`)
    const booked = await db
      .select({ id: tables.payments.id })
      .from(tables.payments)
      .where(inArray(tables.payments.orderId, mine))
    const captured = told.filter(({ status }) => status === 'captured').map(({ id }) => id)
    expect(booked.map(({ id }) => id)).toEqual(expect.arrayContaining(captured))
    pass(5 * 24 * 60 * MINUTE)
    await expireUnpaid(deps)
    await check(sku, mine, `seed ${seed}: ${log.join(', ')}, everything over`)
  }

  let checked = 0
  /** A captured payment means paid or a refund due, paid means exactly one payment of the right sum, stock adds up. */
  const check = async (sku: string, mine: string[], story: string) => {
    checked++
    const { db } = shop()
    const [variant] = await db.select().from(tables.variants).where(eq(tables.variants.sku, sku))
    const reserved = await db.select().from(tables.reservations).where(eq(tables.reservations.sku, sku))
    const total = (state: string) =>
      reserved.filter((row) => row.state === state).reduce((sum, { quantity }) => sum + quantity, 0)
    expect(variant?.reserved, `held stock; ${story}`).toBe(total('held'))
    expect((variant?.onHand ?? 0) + total('consumed'), `sold stock; ${story}`).toBe(STOCK)
    if (mine.length === 0) return
    const orders = await db.select().from(tables.orders).where(inArray(tables.orders.id, mine))
    const taken = await db.select().from(tables.payments).where(inArray(tables.payments.orderId, mine))
    const refunds = await db
      .select()
      .from(tables.refunds)
      .where(inArray(tables.refunds.orderId, mine))
      .orderBy(asc(tables.refunds.id))
    const items = await db.select().from(tables.orderItems).where(inArray(tables.orderItems.orderId, mine))
    for (const payment of taken) {
      const order = orders.find(({ id }) => id === payment.orderId)
      const pays = order?.paymentState === 'paid' && order.gatewayPaymentId === payment.id
      const whole = refunds.filter(({ paymentId, orderItemId }) => paymentId === payment.id && orderItemId === null)
      expect([pays, whole.length], `captured money is paid or goes back; ${story}`).toEqual(
        pays ? [true, 0] : [false, 1],
      )
      const back = refunds.filter(({ paymentId }) => paymentId === payment.id)
      const paise = back.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
      expect(paise, `never more than was paid; ${story}`).toBeLessThanOrEqual(payment.amountPaise)
    }
    for (const order of orders) {
      const exact = taken.filter(
        ({ id, amountPaise }) => id === order.gatewayPaymentId && amountPaise === chargedPaise(order),
      )
      if (order.paymentState === 'paid') expect(exact, `paid once, exactly; ${story}`).toHaveLength(1)
      const sold = items.filter((item) => item.orderId === order.id && item.itemStatus === 'placed')
      if (sold.length > 0) expect(order.paymentState, `nothing is sold unpaid; ${story}`).toBe('paid')
    }
  }

  test(`${SEQUENCES} random sequences of payment events lose no money and no stock`, TEST_TIMEOUT, async () => {
    const seed = seedOf()
    console.warn(`payment sequences: SEED=${seed}`)
    const me = await openBuyer(shop())
    let played = 0
    for (; played < SEQUENCES; played++) await play(me, seed + played)
    expect(played).toBe(SEQUENCES)
    const count = async (table: typeof tables.orders | typeof tables.payments | typeof tables.refunds) =>
      shop().db.$count(table)
    report(`payments ${shop().kind}`, {
      sequences: played,
      'checked steps': checked,
      orders: await count(tables.orders),
      payments: await count(tables.payments),
      refunds: await count(tables.refunds),
      violations: 0,
    })
  })
})
