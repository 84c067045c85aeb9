import type { User } from '../../contract/entities.ts'
import type { PaymentRequest, ProviderAnswer, PaymentResult } from './payment.ts'

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/** The part of the provider's documented checkout that is used here. */
interface CheckoutOptions {
  key: string
  amount: number
  currency: string
  order_id: string
  prefill: { name: string }
  handler: (answer: ProviderAnswer) => void
  modal: { ondismiss: () => void }
}
type Checkout = new (options: CheckoutOptions) => { open: () => void }
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => TrustedPolicy
}
interface TrustedPolicy {
  createScriptURL: (url: string) => string
}
/** What the script adds to the window, and what the DOM library does not know yet. */
type CheckoutWindow = Window & { Razorpay?: Checkout; trustedTypes?: TrustedTypes }

const checkoutOf = (page: CheckoutWindow): Checkout | undefined => page.Razorpay

let policy: TrustedPolicy | undefined
/** Browsers with Trusted Types take a script's address only from a named policy; this one vouches for one address. */
const scriptUrl = (): string => {
  const { trustedTypes }: CheckoutWindow = window
  policy ??= trustedTypes?.createPolicy('checkout', { createScriptURL: (url) => url })
  return policy?.createScriptURL(SCRIPT) ?? SCRIPT
}

/** Fetches the provider's script when first needed; after a failure the next press tries again. */
const loadCheckout = async (): Promise<Checkout | undefined> => {
  const loaded = checkoutOf(window)
  if (loaded !== undefined) return loaded
  const script = document.createElement('script')
  await new Promise((done) => {
    script.addEventListener('load', done)
    script.addEventListener('error', done)
    script.src = scriptUrl()
    document.head.append(script)
  })
  const checkout = checkoutOf(window)
  if (checkout === undefined) script.remove()
  return checkout
}

/** Opens the provider's checkout over the page. */
export const openRazorpay = async (request: PaymentRequest, user: User): Promise<PaymentResult> => {
  const Checkout = await loadCheckout()
  if (Checkout === undefined) return 'not loaded'
  return new Promise((end) => {
    new Checkout({
      key: request.key_id,
      amount: request.amount,
      currency: request.currency,
      order_id: request.order_id,
      prefill: { name: user.name },
      handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
        end({ paid: { razorpay_payment_id, razorpay_order_id, razorpay_signature } }),
      modal: { ondismiss: () => end('dismissed') },
    }).open()
  })
}
