import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answers } from '../../../src/contract/answers.ts'
import { licences, orderEvents, orders, shipments } from '../../../server/db/schema.ts'
import { DEFAULT_CAPS } from '../../../server/shop/core/default-caps.ts'
import { expireUnpaid } from '../../../server/shop/orders/unpaid-orders.ts'
import { addGoods, addSeller, stockOf } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { openBuyer, orderPrepaid } from '../payments/payment-steps.ts'
import type { Buyer } from '../payments/payment-steps.ts'

/** Why an order is not taken as it was sent, told line by line. */

onBothDatabases((shop) => {
  const place = (me: Buyer, order_items: object[]) =>
    me.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })
  const history = async (me: Buyer) => (await me.ask('GET', 'order/get-history')).body.data

  test('each reason names its lines and no other, and says what it is', async () => {
    const me = await openBuyer(shop())
    const { db } = shop()
    const [good, card, collected, spray, dust] = [
      await addGoods(db),
      await addGoods(db, { cod: false }),
      await addGoods(db, { collectOnly: true }),
      await addGoods(db, { licenceKind: 'pesticide' }),
      await addGoods(db, { licenceKind: 'pesticide' }),
    ]
    const licence = { number: '1', state: 'Punjab', expiresOn: '2999-01-01' }
    await db.insert(licences).values([
      { ...licence, kind: 'pesticide', sellerId: spray.listing.sellerId },
      { ...licence, kind: 'fertiliser', sellerId: dust.listing.sellerId },
    ])
    const line = me.line(good.sku, 100)
    const refused = async (...lines: object[]) => {
      const { body } = await place(me, [line, ...lines])
      return { code: body.code, message: body.message, lines: body.data?.lines, fields: body.fields }
    }
    expect(await refused(me.line(spray.sku, 100), me.line(dust.sku, 100))).toMatchObject({
      code: 'UNAVAILABLE',
      message: answers.noLongerSold,
      lines: [{ sku: dust.sku, available: 0 }],
    })
    expect(await refused(me.line(collected.sku, 100))).toMatchObject({
      code: 'COLLECT_ONLY',
      message: answers.collectOnly,
      lines: [{ sku: collected.sku, available: 0 }],
    })
    expect(await refused({ ...line, item_price: 90 })).toMatchObject({
      code: 'PRICE_CHANGED',
      message: answers.pricesChanged,
      lines: [{ sku: good.sku, sent: 90, current: 100 }],
    })
    expect(await refused(me.line(card.sku, 100))).toMatchObject({
      code: 'COD_NOT_ALLOWED',
      message: answers.noCashForSome,
      lines: [{ sku: card.sku }],
    })
    for (const [field, value, message] of [
      ['payment_method', 'p', answers.samePayment],
      ['delivery_address_id', randomUUID(), answers.sameAddress],
      ['billing_address_id', randomUUID(), answers.sameBilling],
    ] as const)
      expect(await refused({ ...line, [field]: value })).toMatchObject({
        code: 'INVALID',
        fields: { [field]: message },
      })
    expect(await refused({ ...line, customer_id: me.id + 1 })).toMatchObject({ message: answers.otherOrder })
    expect(await history(me)).toEqual([])
    expect((await orderPrepaid(me, card.sku, 100)).status, 'paid online').toBe(201)
    expect((await place(me, [{ ...line, customer_id: me.id }, me.line(spray.sku, 100)])).status).toBe(201)
  })

  test('several lines that cannot be had whole are told together, by sku', async () => {
    const me = await openBuyer(shop())
    const skus = ['C', 'A', 'B'].map((letter) => `${letter}-${randomUUID()}`)
    for (const [stock, sku] of skus.entries()) await addGoods(shop().db, { sku, stock })
    const { body } = await place(
      me,
      skus.map((sku) => me.line(sku, 100, 9)),
    )
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: answers.outOfStock })
    expect(body.data.lines).toEqual([
      { sku: skus[1], available: 1 },
      { sku: skus[2], available: 2 },
      { sku: skus[0], available: 0 },
    ])
  })

  test('the limits of a shop are its own, are taken to the full, and are told with what is open', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { price: 100, stock: 100 })
    const { deps } = shop()
    deps.caps = {
      ...DEFAULT_CAPS,
      piecesPerSku: 5,
      unpaidPieces: 8,
      unpaidPaise: 700_00,
      unpaidOrders: 2,
      cashBelowPaise: 400_00,
    }
    const prepaid = (quantity: number) => orderPrepaid(me, sku, 100, quantity)
    const cash = (quantity: number) => place(me, [me.line(sku, 100, quantity)])
    try {
      expect((await prepaid(6)).body).toMatchObject({ message: answers.pieces('5') })
      deps.caps.piecesPerSku = 1
      expect((await prepaid(2)).body).toMatchObject({ message: answers.onePiece })
      deps.caps.piecesPerSku = 50
      const most = ['2', '8', '₹700'] as const
      const max = { orders: 2, pieces: 8, rupees: 700 }
      expect((await prepaid(9)).body).toMatchObject({
        message: answers.unpaidTooMuch(...most),
        data: { open: { orders: 0, pieces: 0, rupees: 0 }, max },
      })
      expect((await prepaid(3)).status).toBe(201)
      expect((await prepaid(5)).body).toMatchObject({
        message: answers.unpaidFull(...most),
        data: { open: { orders: 1, pieces: 3, rupees: 300 }, max },
      })
      expect((await prepaid(4)).status, 'to the full').toBe(201)
      deps.caps.unpaidPieces = deps.caps.unpaidPaise = 1_000_000_00
      expect((await prepaid(1)).body, 'a third').toMatchObject({ code: 'UNPAID_LIMIT' })

      expect((await cash(4)).body).toMatchObject({ message: answers.cashBelow('₹400') })
      expect((await cash(3)).status).toBe(201)
      expect((await cash(1)).body).toMatchObject({
        message: answers.cashBelowToday('₹400', '₹300'),
        data: { below_rupees: 400, today_rupees: 300, order_rupees: 100 },
      })
      expect((await cash(4)).body, 'too much on any day').toMatchObject({ message: answers.cashBelow('₹400') })
    } finally {
      delete deps.caps
    }
  })

  test('an order that nobody paid ends whole, once, with its parcel and its log', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db, { stock: 9 })
    const { body } = await orderPrepaid(me, sku, 100, 2)
    const parcel = async () => (await shop().db.select().from(shipments).where(eq(shipments.orderId, body.data)))[0]
    expect(await parcel()).toMatchObject({ state: 'waiting_payment', cashDuePaise: 0 })
    await expireUnpaid(shop().deps)
    shop().pass(31 * 60_000)
    expect([await expireUnpaid(shop().deps), await expireUnpaid(shop().deps)]).toEqual([expect.any(Number), 0])
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, body.data))
    expect(order?.paymentState).toBe('expired')
    const ended = await parcel()
    expect(ended?.state).toBe('cancelled')
    const [item] = await history(me)
    expect(item.item_status).toBe('cancelled')
    const log = await shop().db.select().from(orderEvents).where(eq(orderEvents.orderItemId, item.order_item_id))
    expect(log.map(({ fromStatus, toStatus, actor }) => [fromStatus, toStatus, actor])).toEqual([
      [null, 'payment_pending', `customer ${me.id}`],
      ['payment_pending', 'cancelled', 'expiry'],
    ])
    expect(ended?.movedAt).toEqual(log[1]?.at)
    expect(await stockOf(shop().db, sku)).toBe(9)
  })

  test('why an item cannot be moved is said in words, and what comes back stays as it is', async () => {
    const me = await openBuyer(shop())
    const { sku } = await addGoods(shop().db)
    await place(me, [me.line(sku, 100)])
    const [{ order_item_id: id }] = await history(me)
    const cancel = () => me.ask('POST', `order/cancel/${id}`, { key: randomUUID() })
    const move = (verb: string) => shop().operator('POST', `admin/orders/${id}/${verb}`, { body: { reason: 'So' } })
    expect((await move('ship')).body.data).toMatchObject({ item_status: 'shipped' })
    expect((await move('ship')).body.message).toBe('An item that is shipped cannot be shipped')
    expect((await cancel()).body.message).toBe(answers.shippedNotCancelled)
    await move('deliver')
    expect((await cancel()).body.message).toBe(answers.deliveredNotCancelled)
    await me.ask('POST', `order/return/${id}`, { body: { reason: 'Too much' }, key: randomUUID() })
    expect(await move('undo')).toMatchObject({
      status: 409,
      body: { message: 'The customer has asked to return this item, so it was delivered' },
    })
    expect((await history(me))[0].item_status).toBe('delivered')
  })

  test('of two lines one is cancelled alone and once; of what is unpaid the other goes with it', async () => {
    const me = await openBuyer(shop())
    const seller = await addSeller(shop().db)
    const [one, other] = [
      await addGoods(shop().db, { sellerId: seller.id }),
      await addGoods(shop().db, { sellerId: seller.id }),
    ]
    for (const [method, expected] of [
      ['c', ['cancelled', 'placed']],
      ['p', ['cancelled', 'cancelled']],
    ] as const) {
      const lines = [me.line(one.sku, 100), me.line(other.sku, 100)]
      const { body } = await place(
        me,
        lines.map((line) => ({ ...line, payment_method: method })),
      )
      const items = async (): Promise<{ order_item_id: number; order_id: string; item_status: string }[]> =>
        (await history(me)).filter((item: { order_id: string }) => item.order_id === body.data)
      const [{ order_item_id: id } = { order_item_id: 0 }] = await items()
      const cancelled = await shop().operator('POST', `admin/orders/${id}/cancel`)
      expect(cancelled.body.data).toMatchObject({ item_status: 'cancelled' })
      expect((await me.ask('POST', `order/cancel/${id}`, { key: randomUUID() })).body.message).toBe(
        answers.cancelledNotCancelled,
      )
      expect((await items()).map(({ item_status }) => item_status).toSorted()).toEqual(expected)
    }
  })

  test('an order of several sellers is one parcel for each, with what is due of its lines', async () => {
    const me = await openBuyer(shop())
    const seller = await addSeller(shop().db)
    const prices = [10.25, 20, 30]
    const lines = []
    for (const price of prices)
      lines.push(
        me.line((await addGoods(shop().db, { price, ...(price !== 20 && { sellerId: seller.id }) })).sku, price),
      )
    const { body } = await place(me, lines)
    const rows = await shop().db.select().from(shipments).where(eq(shipments.orderId, body.data))
    expect(rows.map(({ id }) => id).toSorted()).toEqual([`${body.data}-1`, `${body.data}-2`])
    expect(rows.map(({ cashDuePaise }) => cashDuePaise).toSorted((a, b) => a - b)).toEqual([20_00, 40_25])
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, body.data))
    expect(order).toMatchObject({ totalPaise: 60_25, roundOffPaise: 0, paymentState: 'cash', reservedUntil: null })
  })
})
