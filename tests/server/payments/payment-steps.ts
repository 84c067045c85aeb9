import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders } from '../../../server/db/schema.ts'
import { sign } from '../../../server/shop/payments/signature.ts'
import { addAddresses } from '../support/fixtures.ts'
import { WEBHOOK_SECRET, type TestShop } from '../support/support.ts'

/** Steps of a prepaid order, as phone and provider take them. */

export const openBuyer = async (shop: TestShop) => {
  const customer = await shop.customer()
  return { ...customer, ...(await addAddresses(customer)) }
}
export type Buyer = Awaited<ReturnType<typeof openBuyer>>

export const orderPrepaid = (me: Buyer, sku: string, price: number, quantity = 1) =>
  me.ask('POST', 'order/create', {
    body: { order_items: [{ ...me.line(sku, price, quantity), payment_method: 'p' }] },
    key: randomUUID(),
  })

export const request = (me: Buyer, id: string, amount: number) =>
  me.ask('POST', 'create-payment-request', { body: { amount, payment_method: 'p', product_order_id: id } })

/** A prepaid order that waits for its payment at the provider. */
export const orderAndRequest = async (me: Buyer, sku: string, price: number, quantity = 1) => {
  const { body } = await orderPrepaid(me, sku, price, quantity)
  const id: string = body.data
  const asked = await request(me, id, Math.floor(price * quantity + 0.5))
  return { id, gatewayOrderId: asked.body.order_id as string }
}
export type Requested = Awaited<ReturnType<typeof orderAndRequest>>

export interface ProviderAnswer {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

export const pay = async (
  me: Buyer,
  { gatewayOrderId }: Requested,
  outcome: 'success' | 'failure' = 'success',
): Promise<ProviderAnswer> => {
  const { body } = await me.ask('POST', 'sandbox/pay', { body: { order_id: gatewayOrderId, outcome } })
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = body
  return { razorpay_payment_id, razorpay_order_id, razorpay_signature }
}

export const verify = (me: Buyer, { id, gatewayOrderId }: Requested, paid: ProviderAnswer, changes: object = {}) =>
  me.ask('POST', 'verify-payment', {
    body: { ...paid, order_creation_id: gatewayOrderId, order_id: gatewayOrderId, product_order_id: id, ...changes },
  })

/** One webhook of the provider, signed. */
export const sendWebhook = (
  shop: TestShop,
  entity: { id: string; order_id: string; amount: number; currency?: string },
  options: { event?: string; eventId?: string; secret?: string } = {},
) => {
  const { event = 'payment.captured', eventId = randomUUID(), secret = WEBHOOK_SECRET } = options
  const raw = JSON.stringify({ event, payload: { payment: { entity: { currency: 'INR', ...entity } } } })
  return shop.ask('POST', 'webhooks/razorpay', {
    raw,
    headers: { 'X-Razorpay-Signature': sign(secret, raw), 'X-Razorpay-Event-Id': eventId },
  })
}

export const orderRow = async ({ db }: TestShop, id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (row === undefined) throw new Error('There is no such order')
  return row
}

export const statuses = async (me: Buyer): Promise<string[]> =>
  (await me.ask('GET', 'order/get-history')).body.data.map((item: { item_status: string }) => item.item_status)
