import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox, variants } from '../../../server/db/schema.ts'
import { inTransaction } from '../../../server/shop/core/transaction.ts'
import { tellBackInStock } from '../../../server/shop/news/tell-of-goods.ts'
import { placeOrder } from '../../../server/shop/orders/place-order.ts'
import { openProven } from '../enquiries/quote-steps.ts'
import { orderAndRequest, pay, verify } from '../payments/payment-steps.ts'
import { buySomething, reviewForm } from '../reviews/review-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { openDesk, order, ordered, subscribe, toldTo } from './news-steps.ts'

const reason = 'The village road is under water'

/** What is written down to be told, of what happened, once. */

onBothDatabases((shop) => {
  test('an order in cash is told to its customer by SMS and in her browser, to its seller in the browsers of the staff', async () => {
    const { me, sellerId } = await ordered(shop())
    expect(await toldTo(shop(), { customerId: me.id }, 'sms')).toEqual(['placed'])
    expect(await toldTo(shop(), { customerId: me.id }, 'push')).toEqual(['placed'])
    expect(await toldTo(shop(), { sellerId })).toEqual(['newOrder'])
  })

  test('without a browser that has subscribed only the SMS is written', async () => {
    const me = await openProven(shop())
    const { sku, listing } = await addGoods(shop().db)
    await order(me, sku, {})
    expect(await toldTo(shop(), { customerId: me.id })).toEqual(['placed'])
    expect(await toldTo(shop(), { sellerId: listing.sellerId })).toEqual([])
  })

  test('a shop without a message gateway writes down no SMS', async () => {
    const me = await openProven(shop())
    const { sku } = await addGoods(shop().db)
    const { sender } = shop().deps
    sender.isOff = true
    try {
      await order(me, sku, {})
    } finally {
      delete sender.isOff
    }
    expect(await toldTo(shop(), { customerId: me.id })).toEqual([])
  })

  test('an order that is sent again under its key is told once', async () => {
    const me = await openProven(shop())
    const { sku } = await addGoods(shop().db)
    const sent = { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() }
    for (const _ of [1, 2]) expect((await me.ask('POST', 'order/create', sent)).status).toBe(201)
    expect(await toldTo(shop(), { customerId: me.id })).toEqual(['placed'])
  })

  test('an order that is taken back tells nothing', async () => {
    const me = await openProven(shop())
    const { sku } = await addGoods(shop().db)
    const undone = inTransaction(shop().deps, async (inner) => {
      await placeOrder(inner, me.id, { order_items: [{ ...me.line(sku, 100), payment_method: 'c' }] })
      expect(await inner.db.$count(outbox, eq(outbox.customerId, me.id))).toBe(1)
      throw new Error('Power cut')
    })
    await expect(undone).rejects.toThrow('Power cut')
    expect(await toldTo(shop(), { customerId: me.id })).toEqual([])
  })

  test('an order to be paid in advance is told once it is paid', async () => {
    const me = await openProven(shop())
    const { sku, listing } = await addGoods(shop().db)
    await subscribe((await openDesk(shop(), listing.sellerId)).ask, { desk: true })
    const requested = await orderAndRequest(me, sku, 100)
    expect(await toldTo(shop(), { customerId: me.id })).toEqual([])
    const paid = await pay(me, requested)
    for (const _ of [1, 2]) await verify(me, requested, paid)
    expect(await toldTo(shop(), { customerId: me.id })).toEqual(['placed'])
    expect(await toldTo(shop(), { sellerId: listing.sellerId })).toEqual(['newOrder'])
  })

  test('each step of a parcel is told once; a step that is refused or put back tells nothing', async () => {
    const { me, itemId, move } = await ordered(shop())
    const steps: [string, object?][] = [
      ['pack', { lines: [{ order_item_id: itemId, quantity: 1 }] }],
      ['unpack'],
      ['pack', { lines: [{ order_item_id: itemId, quantity: 1 }] }],
      ['hand-over', {}],
      ['fail', { reason }],
      ['send-again'],
      ['deliver', { cash_taken: 100 }],
    ]
    expect((await move('deliver', { cash_taken: 0 })).status).toBe(409)
    for (const [verb, body] of steps) expect([verb, (await move(verb, body)).status]).toEqual([verb, 200])
    expect((await move('fail', { reason })).status).toBe(409)
    expect(await toldTo(shop(), { customerId: me.id }, 'push')).toEqual([
      'placed',
      'packed',
      'out',
      'failed',
      'delivered',
    ])
    expect(await toldTo(shop(), { customerId: me.id }, 'sms')).toEqual(['placed', 'out', 'failed', 'delivered'])
  })

  test('what a carrier takes is told with its tracking number and the promised day', async () => {
    const { me, move } = await ordered(shop())
    await move('hand-over', { carrier: 'India Post', tracking: 'EM123456789IN' })
    const [told] = await shop()
      .db.select()
      .from(outbox)
      .where(and(eq(outbox.customerId, me.id), eq(outbox.template, 'shipped')))
    expect(told?.params).toMatchObject({ carrier: 'India Post', tracking: 'EM123456789IN' })
    expect(told?.dedupe).toMatch(/^shipment:HD\w{10}-1:ship:customer:sms$/)
  })

  test('what she cancels herself is told to the seller alone, what the shop cancels to her', async () => {
    const hers = await ordered(shop())
    await hers.me.ask('POST', `order/cancel/${hers.itemId}`, { key: randomUUID() })
    expect(await toldTo(shop(), { customerId: hers.me.id }, 'push')).toEqual(['placed'])
    expect(await toldTo(shop(), { sellerId: hers.sellerId })).toEqual(['newOrder', 'itemsCancelled'])
    const shops = await ordered(shop(), { quantity: 3 })
    for (const _ of [1, 2])
      await shops.move('cancel', { lines: [{ order_item_id: shops.itemId, quantity: 1 }], reason })
    expect(await toldTo(shop(), { customerId: shops.me.id }, 'sms'), 'each piece is news').toEqual([
      'placed',
      'cancelled',
      'cancelled',
    ])
    expect(await toldTo(shop(), { sellerId: shops.sellerId })).toEqual(['newOrder'])
  })

  test('money that comes back is told when it is due and when it is sent', async () => {
    const me = await openProven(shop())
    await subscribe(me.ask, {})
    const { sku } = await addGoods(shop().db)
    const requested = await orderAndRequest(me, sku, 100)
    await verify(me, requested, await pay(me, requested))
    const { data } = (await me.ask('GET', 'order/get-history')).body
    await shop().operator('POST', `admin/orders/${data[0].order_item_id}/cancel`)
    const due = (await shop().operator('GET', `admin/refunds?q=${requested.id}`)).body.data
    for (const _ of [1, 2])
      await shop().operator('POST', `admin/refunds/${due[0].id}/done`, { body: { reference: 'R-1' } })
    expect(await toldTo(shop(), { customerId: me.id }, 'push')).toEqual([
      'placed',
      'refundDue',
      'cancelled',
      'refundSent',
    ])
    expect(await toldTo(shop(), { customerId: me.id }, 'sms')).toEqual(['placed', 'cancelled', 'refundSent'])
  })

  test('a return that is asked for is told to the seller', async () => {
    const { me, sellerId, itemId, move } = await ordered(shop())
    await move('hand-over', { carrier: 'India Post' })
    await move('deliver', { cash_taken: 100 })
    const form = { body: { problem: 'unwanted', reason: 'Too much' }, key: randomUUID() }
    for (const _ of [1, 2]) expect((await me.ask('POST', `order/return/${itemId}`, form)).status).toBe(200)
    expect(await toldTo(shop(), { sellerId })).toEqual(['newOrder', 'returnAsked'])
  })

  test('answers to a review and to a question are told to whoever wrote them', async () => {
    const { buyer, goods } = await buySomething(shop())
    await subscribe(buyer.ask, { language: 'hi' })
    await buyer.ask('POST', 'product-review', { form: reviewForm(goods), key: randomUUID() })
    const question = { published_product_id: goods.listing.id, question: 'For black soil too?' }
    await buyer.ask('POST', 'questions/create', { body: question, key: randomUUID() })
    const reviews = (await shop().operator('GET', `admin/reviews?q=${goods.sku}`)).body.data
    await shop().operator('POST', `admin/reviews/${reviews[0].id}/reply`, { body: { text: 'Thank you' } })
    const questions = (await shop().operator('GET', 'admin/questions?limit=500')).body.data
    const { id } = questions.find(
      (row: { published_product_id: number }) => row.published_product_id === goods.listing.id,
    )
    for (const text of ['Yes', 'Yes, it is'])
      await shop().operator('POST', `admin/questions/${id}/answer`, { body: { text } })
    expect(await toldTo(shop(), { customerId: buyer.id }, 'push')).toEqual(['reviewAnswered', 'questionAnswered'])
    const [row] = await shop().db.select().from(outbox).where(eq(outbox.template, 'questionAnswered'))
    expect(row?.language, 'that of the browser').toBe('hi')
  })

  test('what is back in stock is told once to whoever waits in a browser; the others go on waiting', async () => {
    const [me, other] = [await shop().customer(), await shop().customer()]
    await subscribe(me.ask, {})
    const { sku } = await addGoods(shop().db, { stock: 0 })
    for (const { ask } of [me, other]) await ask('POST', 'stock-alerts/create', { body: { sku } })
    await tellBackInStock(shop().deps)
    expect(await toldTo(shop(), { customerId: me.id })).toEqual([])
    await shop().operator('PUT', `admin/variants/${sku}`, { body: { stock: 7 } })
    for (const _ of [1, 2]) await tellBackInStock(shop().deps)
    expect(await toldTo(shop(), { customerId: me.id })).toEqual(['backInStock'])
    const waits = async ({ ask }: typeof me) => (await ask('GET', 'stock-alerts')).body.data
    expect([await waits(me), await waits(other)]).toMatchObject([[], [{ sku }]])
  })

  test('the seller is told of low stock when a sale crosses it, and again only after the stock was filled up', async () => {
    const { me, sellerId, goods } = await ordered(shop(), { stock: 7 })
    const low = async () => (await toldTo(shop(), { sellerId })).filter((kind) => kind === 'lowStock').length
    await order(me, goods.sku, {})
    expect(await low(), '5 are left').toBe(0)
    await order(me, goods.sku, {})
    await order(me, goods.sku, {})
    expect(await low()).toBe(1)
    // A cancelled order brings it above the line and the next sale below it.
    await shop().db.update(variants).set({ onHand: 5 }).where(eq(variants.sku, goods.sku))
    await order(me, goods.sku, {})
    expect(await low()).toBe(1)
    await shop().operator('PUT', `admin/variants/${goods.sku}`, { body: { stock: 6 } })
    await order(me, goods.sku, { quantity: 2 })
    expect(await low()).toBe(2)
  })
})
