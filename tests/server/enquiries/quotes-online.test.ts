import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders, variants } from '../../../server/db/schema.ts'
import { expireUnpaid } from '../../../server/shop/orders/unpaid-orders.ts'
import { pay, request, statuses, verify } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'
import { accept, quoted } from './quote-steps.ts'

/** Quotes that are paid in advance. */

const MINUTE_MS = 60_000
const ONLINE = { payment_method: 'p' }

onBothDatabases((shop) => {
  type Asking = Awaited<ReturnType<typeof quoted>>
  const ownQuote = async ({ me }: Asking) => (await me.ask('GET', 'enquiries')).body.data.enquiries[0].quotes[0]
  const toPack = async ({ sellerId }: Asking) => {
    const owner = await shop().staff(sellerId)
    return (await owner.ask('GET', 'desk/shipments?pile=to_pack')).body.data
  }
  const reserved = async ({ goods }: Asking) =>
    (await shop().db.select().from(variants).where(eq(variants.sku, goods.sku)))[0]?.reserved

  test('a quote may be paid online: it is an order at its price for its seller once it is paid', async () => {
    const asking = await quoted(shop(), { delivery_charge: 450.5 })
    const { me, quoteId } = asking
    const accepted = await accept(me, quoteId, ONLINE)
    // Paid online are whole rupees.
    expect(accepted).toMatchObject({ status: 201, body: { amount: 40_451 } })
    const orderId: string = accepted.body.data
    expect([await statuses(me), await toPack(asking), await reserved(asking)]).toEqual([['payment_pending'], [], 500])
    expect((await accept(me, quoteId, ONLINE)).body.data, 'it stays one order').toBe(orderId)
    expect((await request(me, orderId, 40_000)).body.code, 'its own amount alone').toBe('AMOUNT_CHANGED')
    const order = { id: orderId, gatewayOrderId: (await request(me, orderId, 40_451)).body.order_id as string }
    expect((await verify(me, order, await pay(me, order))).status).toBe(200)
    expect(await statuses(me)).toEqual(['placed'])
    expect(await toPack(asking)).toMatchObject([{ order_id: orderId, cash_due: 0 }])
    expect(await ownQuote(asking)).toMatchObject({ state: 'accepted', order_id: orderId })
  })

  test('a quote that was never paid is open again, and may be taken in cash', async () => {
    const asking = await quoted(shop())
    const { me, quoteId } = asking
    const unpaid: string = (await accept(me, quoteId, ONLINE)).body.data
    expect(await ownQuote(asking)).toMatchObject({ state: 'accepted', order_id: unpaid })
    shop().pass(31 * MINUTE_MS)
    await expireUnpaid(shop().deps)
    expect(await ownQuote(asking)).toMatchObject({ state: 'open', order_id: null })
    const { status, body } = await accept(me, quoteId)
    expect([status, body.amount]).toEqual([201, undefined])
    expect(body.data).not.toBe(unpaid)
    expect(await toPack(asking)).toMatchObject([{ order_id: body.data, cash_due: 40_000 }])
    expect(await ownQuote(asking)).toMatchObject({ state: 'accepted', order_id: body.data })
    expect((await accept(me, quoteId)).body.data, 'it stays one order').toBe(body.data)
    expect(await shop().db.$count(orders, eq(orders.customerId, me.id))).toBe(2)
  })

  test('another way to pay than in cash or online is refused by its field', async () => {
    const { me, quoteId } = await quoted(shop())
    const { status, body } = await accept(me, quoteId, { payment_method: 'x' })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['payment_method']])
  })
})
