import { promise } from './promise.ts'

export const section9 = {
  '9/toast': promise('A toast stays for 5000 ms', ['src/contract/constants.ts', 'TOAST_MS = 5000', 'TOAST_MS = 4300']),
  '9/currency': promise('The payment’s currency comes from the server', [
    'src/features/checkout/razorpay.ts',
    'currency: request.currency',
    "currency: 'INR'",
  ]),
  '9/none-after-shipping': promise('No customer cancels after shipping', [
    'server/shop/shipments/shipment-moves.ts',
    "cancel: [{ from: ['waiting_payment', 'to_pack', 'packed']",
    "cancel: [{ from: ['waiting_payment', 'to_pack', 'packed', 'shipped']",
  ]),
}
