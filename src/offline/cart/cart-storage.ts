import type { CartLine } from '../db/local-db.ts'
import { fetchCode, getDb } from '../db/open-db.ts'

/** The cart belongs to the phone, not to an account, and is shared by all tabs. Without storage it lives in memory. */

export interface StoredCart {
  cart: CartLine[]
  buyNow: CartLine[]
  /** What an order took along without buying it. */
  restorable: CartLine[] | null
}

const EMPTY: StoredCart = { cart: [], buyNow: [], restorable: null }

/** Loaded lazily like the database: it is no part of the first paint. */
const cartRows = () => fetchCode(() => import('./cart-rows.ts'))

type Listener = (basket: StoredCart) => void
let inMemory = EMPTY
const listeners = new Set<Listener>()

/**
 * Changes the cart in one transaction, in which `change` sees what other tabs have written. Only lines that differ are
 * written, so that two tabs never undo each other's changes.
 */
export const changeCart = async (change: (basket: StoredCart) => StoredCart): Promise<void> => {
  const phone = await getDb()
  if (phone === null) {
    inMemory = change(inMemory)
    listeners.forEach((listener) => listener(inMemory))
    return
  }
  const { changeOnce } = await cartRows()
  await changeOnce(phone, change)
}

/** Calls back with the cart now and at every change in any tab. Returns an unsubscribe function. */
export const watchCart = (listener: Listener): (() => void) => {
  let isOver = false
  let end = () => {
    isOver = true
  }
  void Promise.all([getDb(), cartRows()]).then(([phone, { readCart }]) => {
    if (isOver) return
    if (phone === null) {
      listeners.add(listener)
      end = () => listeners.delete(listener)
      listener(inMemory)
      return
    }
    const subscription = phone.live(() => readCart(phone)).subscribe(listener)
    end = () => subscription.unsubscribe()
  })
  return () => end()
}

/** After an order the cart is emptied; what was not bought can be restored. */
export const afterOrder =
  (bought: readonly { sku: string; quantity: number }[]) =>
  (basket: StoredCart): StoredCart => {
    const left = basket.cart.flatMap((line) => {
      const quantity = line.quantity - (bought.find(({ sku }) => sku === line.sku)?.quantity ?? 0)
      return quantity > 0 ? [{ ...line, quantity }] : []
    })
    if (basket.cart.length === 0 && basket.buyNow.length === 0) return basket
    return { cart: [], buyNow: [], restorable: left.length === 0 ? null : left }
  }

/** New prices from the server, which the farmer has accepted. */
export const withPrices =
  (lines: readonly { sku: string; current: number }[]) =>
  (basket: StoredCart): StoredCart => {
    const repriced = (line: CartLine): CartLine => ({
      ...line,
      price: lines.find(({ sku }) => sku === line.sku)?.current ?? line.price,
    })
    return { ...basket, cart: basket.cart.map(repriced), buyNow: basket.buyNow.map(repriced) }
  }
