import { and, eq, isNull, lt } from 'drizzle-orm'
import { simulatorPayments, simulatorRefunds } from '../db/schema.ts'
import { handleWebhook } from '../shop/payments/handle-webhook.ts'
import { sign } from '../shop/payments/signature.ts'
import { simulatedPayments } from './payment-simulator.ts'
import type { ShopContext } from '../shop/core/context.ts'

/** The provider's webhook usually comes after the phone's own verification. */
const DELAY_MS = 5_000

/** Sends webhooks for simulated payments and refunds as the provider would: signed, one event for each. */
export const sendSimulatorWebhooks = async (shop: ShopContext): Promise<void> => {
  const { webhookSecret } = shop.provider
  if (webhookSecret === undefined) return
  const before = new Date(shop.clock().getTime() - DELAY_MS)
  const send = async (id: string, event: string, payload: object) => {
    const raw = Buffer.from(JSON.stringify({ event, payload }))
    await handleWebhook(shop, { raw, signature: sign(webhookSecret, raw), eventId: `evt_${id}` })
  }
  const isLate = and(isNull(simulatorPayments.toldAt), lt(simulatorPayments.createdAt, before))
  for (const { id, orderId, amountPaise, currency, status } of await simulatedPayments(shop).where(isLate)) {
    const entity = { id, order_id: orderId, amount: amountPaise, currency, status }
    await send(id, `payment.${status}`, { payment: { entity } })
    await shop.db.update(simulatorPayments).set({ toldAt: shop.clock() }).where(eq(simulatorPayments.id, id))
  }
  const refunds = await shop.db
    .select()
    .from(simulatorRefunds)
    .where(and(isNull(simulatorRefunds.toldAt), lt(simulatorRefunds.createdAt, before)))
  for (const { id, paymentId, receipt, amountPaise, currency } of refunds) {
    const entity = { id, payment_id: paymentId, receipt, amount: amountPaise, currency, status: 'processed' }
    await send(id, 'refund.processed', { refund: { entity } })
    await shop.db.update(simulatorRefunds).set({ toldAt: shop.clock() }).where(eq(simulatorRefunds.id, id))
  }
}
