import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ONLY_CASH, readPurchase, type Purchase } from '../addresses/paths.ts'
import { usePurchaseAddresses } from '../addresses/useSelectedAddresses.ts'
import { useDeliveryTo } from '../addresses/useDeliveryPin.ts'
import type { CartItem } from '../cart/cart.ts'
import { useCart } from '../cart/cart.store.ts'
import { useLineNews } from '../cart/line-news.store.ts'
import { orderableItems, problemOf, type LineProblem } from '../cart/line-problem.ts'
import { askProblems } from '../cart/stock.ts'
import { cashLines, type Delivery } from '../delivery/delivery.ts'

interface InPurchase {
  purchase: Purchase
  /** What of it can be ordered. */
  items: readonly CartItem[]
  /** Why none of it can. */
  problem: LineProblem | undefined
  isBuyNow: boolean
  /** The rest of the cart stays for another order. */
  isPart: boolean
  ready: boolean
}

/** Where nothing can be paid in cash, the goods that could be elsewhere stay in sight: another address may be chosen. */
const cashPart = (items: readonly CartItem[], delivery: Delivery | null): readonly CartItem[] => {
  const inCash = cashLines(items, delivery)
  return inCash.length > 0 ? inCash : cashLines(items, null)
}

/** What is being bought, as the address bar says: one thing, the cart, or what of it can be paid in cash. */
export const usePurchase = (): InPurchase => {
  const [query] = useSearchParams()
  const { cartItems, buyNowItems, ready } = useCart()
  const purchase = readPurchase(query)
  const isBuyNow = purchase.isBuyNow === '1'
  const news = useLineNews()
  const wanted = isBuyNow ? buyNowItems : cartItems
  const orderable = orderableItems(wanted, news)
  const isForCash = !isBuyNow && purchase.only === ONLY_CASH
  const delivery = useDeliveryTo(usePurchaseAddresses().deliverTo?.pincode)
  const items = isForCash ? cashPart(orderable, delivery) : orderable
  const [first] = wanted
  useEffect(() => {
    const { cartItems: inCart, buyNowItems: now } = useCart.getState()
    if (ready) void askProblems(isBuyNow ? now : inCart)
  }, [ready, isBuyNow])
  return {
    purchase,
    items,
    problem: first && orderable.length === 0 ? problemOf(first, news) : undefined,
    isBuyNow,
    isPart: !isBuyNow && items.length < wanted.length,
    ready,
  }
}
