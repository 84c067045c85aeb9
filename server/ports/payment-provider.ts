/** A payment as the provider reports it. */
export interface ProviderPayment {
  id: string
  /** The provider's order that it pays. */
  orderId: string
  amountPaise: number
  currency: string
  /** The provider's fee; where customers pay it, it is part of the amount. */
  feePaise?: number
  /** Only `captured` money is ours. */
  status: 'captured' | 'failed' | 'undecided'
}

interface ProviderOrder {
  /** The shop's own name of it: the order's id. */
  receipt: string
  amountPaise: number
  currency: string
}

/** Its receipt is the shop's name of this attempt. */
interface WantedRefund extends ProviderOrder {
  paymentId: string
}

/** A refund as the provider reports it. */
export interface ProviderRefund {
  id: string
  paymentId: string
  /** The shop's name of this attempt, by which it is found after a lost answer. */
  receipt: string | null
  amountPaise: number
  currency: string
  /** `pending`: the provider has accepted it and will report the outcome. */
  status: 'pending' | 'processed' | 'failed'
}

/**
 * The payment provider. Every function goes over a network or another connection, so none is called inside a
 * transaction of the shop.
 */
export interface PaymentProvider {
  kind: 'simulator' | 'razorpay'
  /** Public; the provider's checkout is opened with it. */
  keyId: string
  /** Signs what the checkout hands back. */
  keySecret: string
  /** Signs webhooks; without one none is trusted. */
  webhookSecret: string | undefined
  /** The secret before a rotation, accepted for a while. */
  oldWebhookSecret?: { secret: string; until: Date } | undefined
  /** Returns the provider's order id. */
  createOrder: (order: ProviderOrder) => Promise<string>
  /** The provider's order of a receipt, for an answer that was lost. */
  findOrder: (receipt: string) => Promise<string | null>
  payment: (paymentId: string) => Promise<ProviderPayment | null>
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>
  /** Whether the provider counts one of its orders as paid in full. */
  isPaid: (orderId: string) => Promise<boolean>
  /** Sends money of a payment back. Null where the provider refuses; throws where it does not answer. */
  refund: (wanted: WantedRefund) => Promise<ProviderRefund | null>
  /** Every refund of a payment, for answers and webhooks that were lost. */
  refundsOf: (paymentId: string) => Promise<ProviderRefund[]>
  /** Pays without money; only the simulator can, and not in production. */
  sandbox?: (orderId: string, outcome: 'success' | 'failure') => Promise<{ paymentId: string; signature: string }>
}
