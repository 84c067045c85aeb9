import { cartItemFrom } from '../../src/shop/cart/cart.ts'
import { product, variant } from './goods.ts'

/** What lies in the cart, and an order of one thing of it in cash. */
export const urea = cartItemFrom(product(1), variant('SKU-1'))
export const drip = cartItemFrom(product(2), variant('SKU-2'))
export const ORDER = {
  items: [urea],
  method: 'c' as const,
  addresses: { delivery: '00000000-0000-4000-8000-00000000000a', billing: '00000000-0000-4000-8000-00000000000b' },
  user: { id: 1, name: 'Asha' },
  isBuyNow: false,
  chargePaise: 0,
}
