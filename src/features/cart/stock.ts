import { changeCart } from '../../offline/cart/cart-storage.ts'
import { oldestOf } from '../../offline/api/freshness.ts'
import { callApi, isFailure } from '../../offline/api/call.ts'
import { applyShopSettings } from '../../contract/shop-settings.ts'
import { clampToMost, clampToStock, withStock, type CartItem } from './cart.ts'

/** What is left in the shop of the things in the cart. */

/** An older answer than this is shown but lowers nothing in the cart: there may be more in stock since. */
const FRESH_MS = 10 * 60_000

/** Checks the stock with the server at the payment: the cart is lowered to what there is. */
export const takeStock = (lines: readonly { sku: string; available?: number | undefined }[]): Promise<void> => {
  const left = new Map(lines.flatMap(({ sku, available }) => (available === undefined ? [] : [[sku, available]])))
  return changeCart((basket) => ({ ...basket, cart: clampToStock(withStock(basket.cart, left)) }))
}

/** The server's current limit of pieces per order, which may be newer than what the page knows. */
export const takeLimit = (lines: readonly { available?: number | undefined }[]): Promise<void> => {
  applyShopSettings({ maxPieces: Math.min(...lines.map(({ available = Infinity }) => available)) })
  return changeCart((basket) => ({ ...basket, cart: clampToMost(basket.cart) }))
}

/** Asks again when the cart is looked at; true when it had to be lowered. */
export const refreshStock = async (items: readonly CartItem[]): Promise<boolean> => {
  const told = await Promise.all([...new Set(items.map(({ slug }) => slug))].map(askFor))
  const left = new Map(told.flatMap(({ left: known }) => known))
  const fresh = new Map(told.flatMap(({ left: known, isFresh }) => (isFresh ? known : [])))
  if (left.size === 0) return false
  let isLess = false
  await changeCart((basket) => {
    const noted = withStock(basket.cart, left)
    const cart = noted.map((line) => (fresh.has(line.sku) ? (clampToStock([line])[0] ?? line) : line))
    isLess = cart.some(({ quantity }, place) => quantity < (noted[place]?.quantity ?? 0))
    return { ...basket, cart }
  })
  return isLess
}

const askFor = async (slug: string) => {
  const answer = await callApi('productDetails', { params: { slug } })
  if (isFailure(answer)) return { left: [], isFresh: false }
  const { variants } = answer.data
  const at = oldestOf([answer.data]) ?? Date.now()
  return {
    left: variants.map(({ sku, stock_quantity }) => [sku, stock_quantity] as const),
    isFresh: Date.now() - at < FRESH_MS,
  }
}
