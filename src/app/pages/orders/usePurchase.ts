import { useSearchParams } from 'react-router-dom'
import { ONLY_CASH, readPurchase, type Purchase } from '../../../features/addresses/paths.ts'
import { cashItems, type CartItem } from '../../../features/cart/cart.ts'
import { useCart } from '../../../features/cart/cart.store.ts'

interface InPurchase {
  purchase: Purchase
  items: readonly CartItem[]
  isBuyNow: boolean
  /** The rest of the cart stays for another order. */
  isPart: boolean
  ready: boolean
}

/** What is being bought, as the address bar says: one thing, the cart, or what of it can be paid in cash. */
export const usePurchase = (): InPurchase => {
  const [query] = useSearchParams()
  const { cartItems, buyNowItems, ready } = useCart()
  const purchase = readPurchase(query)
  const isBuyNow = purchase.isBuyNow === '1'
  const isPart = !isBuyNow && purchase.only === ONLY_CASH
  const items = isBuyNow ? buyNowItems : isPart ? cashItems(cartItems) : cartItems
  return { purchase, items, isBuyNow, isPart, ready }
}
