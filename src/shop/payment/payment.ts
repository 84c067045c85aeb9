import type { Answer } from '../../contract/shop-calls.ts'
import type { User } from '../../contract/entities.ts'

/** What the provider needs to open its window. */
export type PaymentRequest = Answer<'paymentRequest'>

/** What the provider hands back of a payment that was made. */
export type ProviderAnswer = Pick<
  Answer<'sandboxPay'>,
  'razorpay_payment_id' | 'razorpay_order_id' | 'razorpay_signature'
>

/** How the window ended: with a payment, closed by the farmer, or never opened. */
export type PaymentResult = { paid: ProviderAnswer } | 'dismissed' | 'not loaded'

/** Opens the provider's window, or the simulator's, and waits for its end. */
export const openPayment = async (request: PaymentRequest, user: User): Promise<PaymentResult> => {
  if (request.provider === 'simulator') return (await import('./simulator.store.ts')).openSimulator(request)
  return (await import('./razorpay.ts')).openRazorpay(request, user)
}
