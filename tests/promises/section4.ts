import { promise } from './promise.ts'

const cart = 'src/features/cart/cart.ts'

export const section4 = {
  '4/one-more': promise('Adding a known sku: one more of it', [
    cart,
    'line.sku === item.sku ? {',
    'line.sku === item.title ? {',
  ]),
  '4/minus': promise('Minus one, never below 1', [cart, 'Math.max(1, line.quantity - 1)', 'line.quantity - 1']),
  '4/deal-days': promise('The deal shows from its first to its last day, both inclusive', [
    'src/features/catalogue/home/deal.ts',
    'today <= span.last',
    'today < span.last',
  ]),
}
