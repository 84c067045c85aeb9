import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { messages } from '../../src/contract/messages.ts'
import { providerEvents } from '../db/schema.ts'
import { applyPaymentEvent } from './apply-payment.ts'
import { isSigned } from './payment-signature.ts'
import { Refusal } from './refusal.ts'
import type { Shop } from './shop.ts'
import { isStorableText } from './storable-text.ts'
import { inTransaction } from './transaction.ts'

/** What is read of the provider's events; all others are only written down. */
const STATUSES = { 'payment.captured': 'captured', 'order.paid': 'captured', 'payment.failed': 'failed' } as const
/** What cannot be stored comes from no provider. */
const Text = v.pipe(v.string(), v.maxLength(100), v.check(isStorableText))
const Event = v.object({ event: Text })
const PaymentEvent = v.object({
  event: v.picklist(['payment.captured', 'order.paid', 'payment.failed']),
  payload: v.object({
    payment: v.object({
      entity: v.object({
        id: v.pipe(Text, v.nonEmpty()),
        order_id: Text,
        // More than the column holds is no price of ours.
        amount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
        currency: Text,
      }),
    }),
  }),
})

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

/** The secret in use, and for a day after a change the one before. */
const secretsOf = ({ provider, clock }: Shop): string[] => {
  const { webhookSecret, oldWebhookSecret: old } = provider
  if (webhookSecret === undefined) return []
  return old !== undefined && clock() < old.until ? [webhookSecret, old.secret] : [webhookSecret]
}

/** Takes the provider's word about a payment: once for each event, and only when it is signed (reliability 3.3). */
export const hearWebhook = async (shop: Shop, { raw, signature, eventId }: Webhook): Promise<void> => {
  if (!secretsOf(shop).some((secret) => isSigned(secret, raw, signature))) {
    shop.log.warn({}, 'A webhook with a wrong signature was refused')
    throw new Refusal('SIGNATURE_INVALID', messages.verificationFailed)
  }
  const body = readJson(raw)
  const event = v.safeParse(Event, body)
  if (!event.success) throw new Refusal('BAD_REQUEST', 'This is no event')
  const id = eventId ?? createHash('sha256').update(raw).digest('hex')
  const told = v.safeParse(PaymentEvent, body)
  await inTransaction(shop, async (inner) => {
    const fresh = await inner.db
      .insert(providerEvents)
      .values({ id, event: event.output.event, receivedAt: shop.clock() })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id })
    if (fresh.length === 0 || !told.success) return
    const { id: paymentId, order_id: orderId, amount: amountPaise, currency } = told.output.payload.payment.entity
    const status = STATUSES[told.output.event]
    await applyPaymentEvent(inner, { id: paymentId, orderId, amountPaise, currency, status })
  })
}
