import { promise } from './promise.ts'

const lines = 'server/shop/orders/order-lines.ts'
const signature = 'server/shop/payments/signature.ts'

/** What can go wrong with orders and payments. */
export const faults = {
  'f51/other-order': promise('The payment of another order places nothing', [
    'server/shop/payments/verify-payment.ts',
    '!isSame || !isSigned(shop.provider.keySecret, content, claim.razorpay_signature)',
    '(isSame && !isSigned(shop.provider.keySecret, content, claim.razorpay_signature))',
  ]),
  'f52/forged': promise('A forged or truncated signature is refused', [
    signature,
    '/^[0-9a-f]{64}$/.test(signature) &&',
    "(signature === '0'.repeat(64)) ||",
  ]),
  'f54/one-item': promise('One sku on two lines is one item, and takes its stock once', [
    lines,
    'quantity: quantity + (before?.quantity ?? 0)',
    'quantity',
  ]),
  'f55/price-up': promise('A price that went up is refused with old and new', [
    lines,
    'claimPaise < current ?',
    'claimPaise > current ?',
  ]),
  'f56/no-cash': promise('What may not be paid in cash is refused, whatever the phone says', [
    lines,
    'codAvailable !== true',
    'codAvailable === undefined',
  ]),
  'f57/snapshot': promise('An order keeps its addresses and prices when they change later', [
    'server/shop/orders/order-history.ts',
    'total_price: rupees(row.item.totalPaise),',
    'total_price: performance.now(),',
  ]),
}
