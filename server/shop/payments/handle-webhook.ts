import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { messages } from '../../../src/contract/messages.ts'
import { providerEvents } from '../../db/schema.ts'
import { applyPaymentEvent, withOrderState } from './apply-payment.ts'
import { isSigned } from './signature.ts'
import { Refusal } from '../core/refusal.ts'
import { applyRefund } from './send-refunds.ts'
import type { ShopContext } from '../core/context.ts'
import { isStorableText } from '../core/storable-text.ts'
import { inTransaction } from '../core/transaction.ts'

/** The fields used of the provider's events; all other events are only stored. */
const STATUSES = { 'payment.captured': 'captured', 'order.paid': 'captured', 'payment.failed': 'failed' } as const
/** What cannot be stored does not come from the provider. */
const Text = v.pipe(v.string(), v.maxLength(100), v.check(isStorableText))
const Id = v.pipe(Text, v.nonEmpty())
/** Paise; more than the column holds is no price of ours. */
const Amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))
const Event = v.object({ event: Text })
const REFUNDS = { 'refund.processed': 'processed', 'refund.failed': 'failed' } as const
const Payment = v.object({ id: Id, order_id: Text, amount: Amount, currency: Text, fee: v.nullish(Amount) })
const PaymentEvent = v.object({
  event: v.picklist(['payment.captured', 'order.paid', 'payment.failed']),
  payload: v.object({ payment: v.object({ entity: Payment }) }),
})
const Refund = v.object({ id: Id, payment_id: Id, amount: Amount, currency: Text, receipt: v.nullish(Text) })
const RefundEvent = v.object({
  event: v.picklist(['refund.processed', 'refund.failed']),
  payload: v.object({ refund: v.object({ entity: Refund }) }),
})

/** Applies an event, in the transaction that stores it. */
type Effect = (inner: ShopContext) => Promise<unknown>

const effectOf = async (shop: ShopContext, body: unknown): Promise<Effect | null> => {
  const refunded = v.safeParse(RefundEvent, body)
  if (refunded.success) {
    const { id, payment_id: paymentId, amount: amountPaise, currency, receipt } = refunded.output.payload.refund.entity
    const status = REFUNDS[refunded.output.event]
    return (inner) => applyRefund(inner, { id, paymentId, amountPaise, currency, receipt: receipt ?? null, status })
  }
  const paid = v.safeParse(PaymentEvent, body)
  if (!paid.success) return null
  const { id, order_id: orderId, amount: amountPaise, currency, fee } = paid.output.payload.payment.entity
  const status = STATUSES[paid.output.event]
  const feePaise = typeof fee === 'number' ? { feePaise: fee } : {}
  const payment = await withOrderState(shop, { id, orderId, amountPaise, currency, status, ...feePaise })
  return (inner) => applyPaymentEvent(inner, payment)
}

export interface Webhook {
  /** The very bytes that were signed. */
  raw: Uint8Array
  signature: string
  eventId: string | null
}

const readJson = (raw: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw))
  } catch {
    throw new Refusal('BAD_JSON', 'The body is not valid JSON')
  }
}

/** The current secret, and for a day after a rotation the one before. */
const secretsOf = ({ provider, clock }: ShopContext): string[] => {
  const { webhookSecret, oldWebhookSecret: old } = provider
  if (webhookSecret === undefined) return []
  return old !== undefined && clock() < old.until ? [webhookSecret, old.secret] : [webhookSecret]
}

/** Handles the provider's webhook about a payment or a refund: once for each event, and only when it is signed. */
export const handleWebhook = async (shop: ShopContext, { raw, signature, eventId }: Webhook): Promise<void> => {
  if (!secretsOf(shop).some((secret) => isSigned(secret, raw, signature))) {
    shop.log.warn({}, 'A webhook with a wrong signature was refused')
    throw new Refusal('SIGNATURE_INVALID', messages.verificationFailed)
  }
  const body = readJson(raw)
  const event = v.safeParse(Event, body)
  if (!event.success) throw new Refusal('BAD_REQUEST', 'This is no event')
  const id = eventId ?? createHash('sha256').update(raw).digest('hex')
  const effect = await effectOf(shop, body)
  await inTransaction(shop, async (inner) => {
    const fresh = await inner.db
      .insert(providerEvents)
      .values({ id, event: event.output.event, receivedAt: shop.clock() })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id })
    if (fresh.length > 0) await effect?.(inner)
  })
}
