/** A payment as the provider tells it. */
export interface ProviderPayment {
  id: string
  /** The provider's order that it pays. */
  orderId: string
  amountPaise: number
  currency: string
  /** Only `captured` money is ours. */
  status: 'captured' | 'failed' | 'undecided'
}

export interface ProviderOrder {
  /** The shop's order id. */
  receipt: string
  amountPaise: number
  currency: string
}

/** What the simulator's window hands back, in the provider's words. */
export interface SandboxPayment {
  paymentId: string
  signature: string
}

/**
 * Who takes the money. Every function asks over a network or another connection, so none is called inside a
 * transaction of the shop.
 */
export interface PaymentProvider {
  kind: 'simulator' | 'razorpay'
  /** Public; the provider's checkout is opened with it. */
  keyId: string
  /** Signs what the checkout hands back. */
  keySecret: string
  /** Signs webhooks; without one none is believed. */
  webhookSecret: string | undefined
  /** The secret before that one, which counts for a while after the change. */
  oldWebhookSecret?: { secret: string; until: Date } | undefined
  /** Answers the provider's order id. */
  createOrder: (order: ProviderOrder) => Promise<string>
  /** The provider's order of a receipt, for an answer that was lost. */
  findOrder: (receipt: string) => Promise<string | null>
  payment: (paymentId: string) => Promise<ProviderPayment | null>
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>
  /** Pays without money; only the simulator can, and not in production (decision 50). */
  sandbox?: (orderId: string, outcome: 'success' | 'failure') => Promise<SandboxPayment>
}
