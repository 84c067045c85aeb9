import Razorpay from 'razorpay'
import type { Payments } from 'razorpay/dist/types/payments.js'
import type { Refunds } from 'razorpay/dist/types/refunds.js'
import { DependencyUnavailable } from '../ports/unavailable.ts'
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '../ports/payment-provider.ts'

/** A server that is shutting down waits for calls in flight, and the SDK has no timeout of its own. */
const TIMEOUT_MS = 5_000

const refundOf = (entity: Refunds.RazorpayRefund): ProviderRefund => ({
  id: entity.id,
  paymentId: entity.payment_id,
  receipt: entity.receipt ?? null,
  amountPaise: Number(entity.amount),
  currency: entity.currency,
  status: entity.status === 'processed' || entity.status === 'failed' ? entity.status : 'pending',
})

const paymentOf = (entity: Payments.RazorpayPayment): ProviderPayment => ({
  id: entity.id,
  orderId: entity.order_id ?? '',
  amountPaise: Number(entity.amount),
  currency: entity.currency,
  ...(typeof entity.fee === 'number' ? { feePaise: entity.fee } : {}),
  status: entity.status === 'captured' || entity.status === 'failed' ? entity.status : 'undecided',
})

/** The SDK rejects with the provider's status, or with an error of its own when there was no answer. */
const statusOf = (reason: unknown): number =>
  typeof reason === 'object' && reason !== null && 'statusCode' in reason ? Number(reason.statusCode) : 0

/** The provider answers 400 for an id that it does not know. */
const isUnknown = (status: number): boolean => status === 400 || status === 404
const isUnavailable = (status: number): boolean => status === 0 || status === 429 || status >= 500

/** Null for an id that the provider does not know; throws `DependencyUnavailable` when it does not answer in time. */
const callProvider = async <T>(call: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  })
  try {
    return await Promise.race([call, timeout])
  } catch (reason) {
    const status = statusOf(reason)
    if (isUnknown(status)) return null
    const message = `The payment provider answered ${status || 'nothing'}`
    throw isUnavailable(status) ? new DependencyUnavailable(message) : new Error(message)
  } finally {
    clearTimeout(timer)
  }
}

/** Razorpay by its own SDK; amounts in paise. */
export const razorpay = (keys: {
  keyId: string
  keySecret: string
  webhookSecret: string | undefined
}): PaymentProvider => {
  const { orders, payments } = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret })
  return {
    kind: 'razorpay',
    ...keys,
    createOrder: async ({ receipt, amountPaise, currency }) => {
      const order = await callProvider(orders.create({ amount: amountPaise, currency, receipt, payment_capture: true }))
      if (order === null) throw new Error('The payment provider made no order')
      return order.id
    },
    findOrder: async (receipt) => {
      const found = await callProvider(orders.all({ receipt }))
      return found?.items[0]?.id ?? null
    },
    // The SDK does not escape ids in URLs.
    payment: async (paymentId) => {
      const entity = await callProvider(payments.fetch(encodeURIComponent(paymentId)))
      return entity && paymentOf(entity)
    },
    paymentsOf: async (orderId) => {
      const found = await callProvider(orders.fetchPayments(encodeURIComponent(orderId)))
      return found?.items.map(paymentOf) ?? []
    },
    isPaid: async (orderId) => (await callProvider(orders.fetch(encodeURIComponent(orderId))))?.status === 'paid',
    // Its currency is always the payment's own.
    refund: async ({ paymentId, receipt, amountPaise }) => {
      const call = { amount: amountPaise, receipt, notes: { receipt } }
      const entity = await callProvider(payments.refund(encodeURIComponent(paymentId), call))
      return entity && refundOf(entity)
    },
    refundsOf: async (paymentId) => {
      const found = await callProvider(payments.fetchMultipleRefund(encodeURIComponent(paymentId), { count: 100 }))
      return found?.items.map(refundOf) ?? []
    },
  }
}
