/** A payment as the provider tells it. */
export interface ProviderPayment {
  id: string
  /** The provider's order that it pays. */
  orderId: string
  amountPaise: number
  currency: string
  /** What the provider keeps of it; where customers pay the fee it is part of the amount. */
  feePaise?: number
  /** Only `captured` money is ours. */
  status: 'captured' | 'failed' | 'undecided'
}

export interface ProviderOrder {
  /** The shop's order id. */
  receipt: string
  amountPaise: number
  currency: string
}

export interface WantedRefund {
  paymentId: string
  /** The shop's name of this try. */
  receipt: string
  amountPaise: number
  currency: string
}

/** A refund as the provider tells it. */
export interface ProviderRefund {
  id: string
  paymentId: string
  /** The shop's name of this try, which finds it again after an answer that was lost. */
  receipt: string | null
  amountPaise: number
  currency: string
  /** `pending`: the provider has it and will tell the end. */
  status: 'pending' | 'processed' | 'failed'
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
  /** Whether the provider counts one of its orders as paid in full. */
  isPaid: (orderId: string) => Promise<boolean>
  /** Sends money of a payment back. Null where the provider refuses; throws where it does not answer. */
  refund: (wanted: WantedRefund) => Promise<ProviderRefund | null>
  /** Every refund of a payment, for answers and webhooks that were lost. */
  refundsOf: (paymentId: string) => Promise<ProviderRefund[]>
  /** Pays without money; only the simulator can, and not in production (decision 50). */
  sandbox?: (orderId: string, outcome: 'success' | 'failure') => Promise<SandboxPayment>
}
