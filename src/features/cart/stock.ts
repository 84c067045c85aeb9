import { changeBasket } from '../../offline/basket.ts'
import { oldestOf } from '../../offline/age.ts'
import { callApi, isFailure } from '../../offline/call.ts'
import { applyShopSettings } from '../../contract/shop-settings.ts'
import { clampToMost, clampToStock, noteStock } from './cart.ts'
import type { CartItem } from './cart.ts'

/** What is left in the shop of the things in the cart. */

/** An older word than this is shown and takes nothing out of the cart: the shop may have got more since. */
const FRESH_MS = 10 * 60_000

/** The shop's own word at the payment: the cart holds what there is. */
export const takeStock = (lines: readonly { sku: string; available?: number | undefined }[]): Promise<void> => {
  const left = new Map(lines.flatMap(({ sku, available }) => (available === undefined ? [] : [[sku, available]])))
  return changeBasket((basket) => ({ ...basket, cart: clampToStock(noteStock(basket.cart, left)) }))
}

/** The shop's own word on how many of a thing one order takes, which may be newer than what the page knows. */
export const takeLimit = (lines: readonly { available?: number | undefined }[]): Promise<void> => {
  applyShopSettings({ maxPieces: Math.min(...lines.map(({ available = Infinity }) => available)) })
  return changeBasket((basket) => ({ ...basket, cart: clampToMost(basket.cart) }))
}

/** Asks again when the cart is looked at; true when it had to be lowered. */
export const refreshStock = async (items: readonly CartItem[]): Promise<boolean> => {
  const told = await Promise.all([...new Set(items.map(({ slug }) => slug))].map(askFor))
  const left = new Map(told.flatMap(({ left: known }) => known))
  const fresh = new Map(told.flatMap(({ left: known, isFresh }) => (isFresh ? known : [])))
  if (left.size === 0) return false
  let isLess = false
  await changeBasket((basket) => {
    const noted = noteStock(basket.cart, left)
    const cart = noted.map((line) => (fresh.has(line.sku) ? (clampToStock([line])[0] ?? line) : line))
    isLess = cart.some(({ quantity }, place) => quantity < (noted[place]?.quantity ?? 0))
    return { ...basket, cart }
  })
  return isLess
}

interface Told {
  left: [sku: string, stock: number][]
  isFresh: boolean
}

const askFor = async (slug: string): Promise<Told> => {
  const answer = await callApi('productDetails', { params: { slug } })
  if (isFailure(answer)) return { left: [], isFresh: false }
  const { variants } = answer.data
  const at = oldestOf([answer.data]) ?? Date.now()
  return {
    left: variants.map(({ sku, stock_quantity }) => [sku, stock_quantity]),
    isFresh: Date.now() - at < FRESH_MS,
  }
}
