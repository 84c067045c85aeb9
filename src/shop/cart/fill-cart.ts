import type { Product, Variant } from '../../contract/entities.ts'
import { changeCart } from './cart-storage.shared.ts'
import { cartItemFrom, clampToStock, merge, type CartItem } from './cart.ts'

/** Goods that come from elsewhere, such as a cart from a message. They go into the cart only by a tap. */

export interface Wanted {
  product: Product
  variant: Variant
  quantity: number
}

const itemsOf = (wanted: readonly Wanted[]): CartItem[] =>
  clampToStock(wanted.map(({ product, variant, quantity }) => ({ ...cartItemFrom(product, variant), quantity })))

/** Of a pack that is in both the larger number stays. */
const withMore = (items: readonly CartItem[], wanted: readonly CartItem[]): CartItem[] =>
  merge(
    items.map((line) => {
      const more = wanted.find(({ sku }) => sku === line.sku)
      return more !== undefined && more.quantity > line.quantity ? more : line
    }),
    wanted,
  )

/** What is in the cart stays. */
export const addWanted = (wanted: readonly Wanted[]): Promise<void> =>
  changeCart((basket) => ({ ...basket, cart: withMore(basket.cart, itemsOf(wanted)) }))

/** What is in the cart is put aside, from where it can be restored. */
export const replaceByWanted = (wanted: readonly Wanted[]): Promise<void> =>
  changeCart((basket) => ({
    ...basket,
    cart: itemsOf(wanted),
    restorable: basket.cart.length === 0 ? basket.restorable : merge(basket.cart, basket.restorable ?? []),
  }))
