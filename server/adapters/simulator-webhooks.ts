import { and, eq, isNull, lt } from 'drizzle-orm'
import { simulatorPayments, simulatorRefunds } from '../db/schema.ts'
import { handleWebhook } from '../shop/payments/handle-webhook.ts'
import { sign } from '../shop/payments/signature.ts'
import { paymentView, simulatedPayments } from './payment-simulator.ts'
import type { ShopContext } from '../shop/core/context.ts'

/** The provider's webhook usually comes after the phone's own verification. */
const DELAY_MS = 5_000

/** Sends webhooks for simulated payments and refunds as the provider would: signed, one event for each. */
export const sendSimulatorWebhooks = async (shop: ShopContext): Promise<void> => {
  const { webhookSecret } = shop.provider
  if (webhookSecret === undefined) return
  const before = new Date(shop.clock().getTime() - DELAY_MS)
  const rows = await simulatedPayments(shop).where(
    and(isNull(simulatorPayments.toldAt), lt(simulatorPayments.createdAt, before)),
  )
  for (const row of rows) {
    const { id, orderId, amountPaise, currency, status } = paymentView(row)
    const entity = { id, order_id: orderId, amount: amountPaise, currency, status }
    const raw = Buffer.from(JSON.stringify({ event: `payment.${status}`, payload: { payment: { entity } } }))
    await handleWebhook(shop, { raw, signature: sign(webhookSecret, raw), eventId: `evt_${id}` })
    await shop.db.update(simulatorPayments).set({ toldAt: shop.clock() }).where(eq(simulatorPayments.id, id))
  }
  const refunds = await shop.db
    .select()
    .from(simulatorRefunds)
    .where(and(isNull(simulatorRefunds.toldAt), lt(simulatorRefunds.createdAt, before)))
  for (const { id, paymentId, receipt, amountPaise, currency } of refunds) {
    const entity = { id, payment_id: paymentId, receipt, amount: amountPaise, currency, status: 'processed' }
    const raw = Buffer.from(JSON.stringify({ event: 'refund.processed', payload: { refund: { entity } } }))
    await handleWebhook(shop, { raw, signature: sign(webhookSecret, raw), eventId: `evt_${id}` })
    await shop.db.update(simulatorRefunds).set({ toldAt: shop.clock() }).where(eq(simulatorRefunds.id, id))
  }
}
