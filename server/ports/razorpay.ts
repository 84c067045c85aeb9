import type { PaymentProvider, ProviderPayment } from './payment-provider.ts'

const API = 'https://api.razorpay.com/v1'
/** A server that is asked to stop waits for a call under way (decision 60). */
const TIMEOUT_MS = 5_000

/** The fields read here of the provider's payment entity. */
interface PaymentEntity {
  id: string
  order_id: string | null
  amount: number
  currency: string
  status: string
}
interface Collection<T> {
  items: T[]
}

const paymentOf = (entity: PaymentEntity): ProviderPayment => ({
  id: entity.id,
  orderId: entity.order_id ?? '',
  amountPaise: entity.amount,
  currency: entity.currency,
  status: entity.status === 'captured' || entity.status === 'failed' ? entity.status : 'undecided',
})

/** Razorpay by its documented REST API: HTTPS, basic authentication, JSON; amounts in paise. */
export const razorpay = (keys: {
  keyId: string
  keySecret: string
  webhookSecret: string | undefined
}): PaymentProvider => {
  const credentials = Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')
  const ask = async <T>(path: string, body?: object): Promise<T | null> => {
    const answer = await fetch(`${API}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // The provider answers 400 for an id that it does not know.
    if (body === undefined && (answer.status === 400 || answer.status === 404)) return null
    if (!answer.ok) throw new Error(`The payment provider answered ${answer.status}`)
    // The shape is the provider's promise; amounts and ids in it are compared with the shop's own before they count.
    return (await answer.json()) as T
  }
  return {
    kind: 'razorpay',
    ...keys,
    createOrder: async ({ receipt, amountPaise, currency }) => {
      const order = await ask<{ id: string }>('orders', { amount: amountPaise, currency, receipt, payment_capture: 1 })
      if (order === null) throw new Error('The payment provider made no order')
      return order.id
    },
    findOrder: async (receipt) => {
      const found = await ask<Collection<{ id: string }>>(`orders?receipt=${encodeURIComponent(receipt)}`)
      return found?.items[0]?.id ?? null
    },
    payment: async (paymentId) => {
      const entity = await ask<PaymentEntity>(`payments/${encodeURIComponent(paymentId)}`)
      return entity && paymentOf(entity)
    },
    paymentsOf: async (orderId) => {
      const found = await ask<Collection<PaymentEntity>>(`orders/${encodeURIComponent(orderId)}/payments`)
      return found?.items.map(paymentOf) ?? []
    },
  }
}
