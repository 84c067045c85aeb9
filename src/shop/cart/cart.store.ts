import { create } from 'zustand'
import type { CartItem } from './cart.ts'

/** The cart on every screen: stored on the phone, shown by all tabs. `cart-actions.ts` changes it. */

interface CartState {
  cartItems: CartItem[]
  isCartVisible: boolean
  /** At most one item. */
  buyNowItems: CartItem[]
  restorable: CartItem[] | null
  /** False until the stored cart has been read. */
  ready: boolean
}

export const useCart = create<CartState>(() => ({
  cartItems: [],
  isCartVisible: false,
  buyNowItems: [],
  restorable: null,
  ready: false,
}))

export const toggleCart = (visible?: boolean): void =>
  useCart.setState((state) => ({ isCartVisible: visible ?? !state.isCartVisible }))
