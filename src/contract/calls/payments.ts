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
  paymentRequest: customer.post('create-payment-request', {
    body: PaymentRequest,
    answer: v.object({
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
    summary: 'Ask the provider to take a payment',
  }),
  paymentVerify: customer.post('verify-payment', {
    body: PaymentVerification,
    answer: v.object({ status: v.literal('success'), message: v.string() }),
    summary: 'Verify a payment',
  }),
  sandboxPay: customer.post('sandbox/pay', {
    body: v.object({ order_id: v.string(), outcome: v.picklist(['success', 'failure']) }),
    answer: v.object({ ...done.entries, ...ProviderIds }),
    summary: 'Pay on the local simulator',
  }),
} as const satisfies Record<string, Call>
