import type { Product, Variant } from '../../contract/entities.ts'
import { changeCart, watchCart } from './cart-storage.shared.ts'
import * as cart from './cart.ts'
import type { CartItem } from './cart.ts'
import { useCart } from './cart.store.ts'
import { count } from './count.ts'

/** Follows the stored cart, whichever tab changes it. Returns an unsubscribe function. */
export const startCart = (): (() => void) =>
  watchCart((basket) =>
    useCart.setState({
      cartItems: basket.cart,
      buyNowItems: basket.buyNow,
      restorable: basket.restorable,
      ready: true,
    }),
  )

const change = (next: (items: readonly CartItem[]) => CartItem[]): Promise<void> =>
  changeCart((basket) => ({ ...basket, cart: next(basket.cart) }))

/** False when the cart holds all that is left of it already. */
export const addToCart = async (product: Product, variant: Variant): Promise<boolean> => {
  let isMore = true
  await change((items) => {
    const after = cart.addItem(items, cart.cartItemFrom(product, variant))
    isMore = count(after) > count(items)
    return after
  })
  return isMore
}

export const increment = (sku: string): Promise<void> => change((items) => cart.increment(items, sku))
export const decrement = (sku: string): Promise<void> => change((items) => cart.decrement(items, sku))
export const setQuantity = (sku: string, quantity: number): Promise<void> =>
  change((items) => cart.setQuantity(items, sku, quantity))
export const removeItem = (sku: string): Promise<void> => change((items) => cart.remove(items, sku))
export const clearCart = (): Promise<void> => change(() => [])

/** Takes these out of the cart; they can be restored. */
export const setAside = (skus: readonly string[]): Promise<void> =>
  changeCart((basket) => {
    const aside = basket.cart.filter(({ sku }) => skus.includes(sku))
    return {
      ...basket,
      cart: basket.cart.filter(({ sku }) => !skus.includes(sku)),
      restorable: cart.merge(aside, basket.restorable ?? []),
    }
  })

/** Buys this one alone; whatever was bought now before is replaced. */
export const buyNow = (product: Product, variant: Variant): Promise<void> =>
  changeCart((basket) => ({ ...basket, buyNow: [cart.cartItemFrom(product, variant)] }))

/** Restores what the last order removed without buying it. */
export const restoreCart = (): Promise<void> =>
  changeCart((basket) => ({
    ...basket,
    cart: cart.merge(basket.cart, basket.restorable ?? []),
    restorable: null,
  }))
