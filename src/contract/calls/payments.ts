import * as v from 'valibot'
import { customer, done, type Call } from './call.ts'

const PaymentRequest = v.object({
  /** Whole rupees; only checked. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  payment_method: v.literal('p'),
  product_order_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
})
const ProviderIds = {
  razorpay_payment_id: v.pipe(v.string(), v.maxLength(100)),
  razorpay_order_id: v.pipe(v.string(), v.maxLength(100)),
  razorpay_signature: v.pipe(v.string(), v.maxLength(200)),
}
const PaymentVerification = v.object({
  ...ProviderIds,
  order_creation_id: v.pipe(v.string(), v.maxLength(100)),
  order_id: v.pipe(v.string(), v.maxLength(100)),
  product_order_id: v.pipe(v.string(), v.maxLength(60)),
})

/** Paying in advance. */
export const paymentCalls = {
  paymentRequest: customer.post(
    'create-payment-request',
    'Ask the provider to take a payment',
    v.object({
      ...done.entries,
      /** Paise. */
      amount: v.number(),
      order_id: v.string(),
      currency: v.string(),
      /** Which window takes the payment. */
      provider: v.picklist(['simulator', 'razorpay']),
      /** The provider's public key. */
      key_id: v.string(),
    }),
    { body: PaymentRequest },
  ),
  paymentVerify: customer.post(
    'verify-payment',
    'Verify a payment',
    v.object({ status: v.literal('success'), message: v.string() }),
    { body: PaymentVerification },
  ),
  sandboxPay: customer.post(
    'sandbox/pay',
    'Pay on the local simulator',
    v.object({ ...done.entries, ...ProviderIds }),
    { body: v.object({ order_id: v.string(), outcome: v.picklist(['success', 'failure']) }) },
  ),
} as const satisfies Record<string, Call>
