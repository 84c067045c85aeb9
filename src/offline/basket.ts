import type { CartLine } from './db.ts'
import { fetchCode, openDoor } from './door.ts'

/** The cart of the phone: it belongs to no account and is shared by all tabs. Without storage it lives in memory. */

export interface Basket {
  cart: CartLine[]
  buyNow: CartLine[]
  /** What an order took along without buying it. */
  restorable: CartLine[] | null
}

const EMPTY: Basket = { cart: [], buyNow: [], restorable: null }

/** Like the memory itself, it is no part of the first paint. */
const basketRows = () => fetchCode(() => import('./basket-rows.ts'))

type Listener = (basket: Basket) => void
let inMemory = EMPTY
const listeners = new Set<Listener>()

/**
 * Changes the basket in one transaction, in which `change` sees what other tabs have written. Only lines that differ
 * are written, so that two tabs never take each other's back (fault 30).
 */
export const changeBasket = async (change: (basket: Basket) => Basket): Promise<void> => {
  const phone = await openDoor()
  if (phone === null) {
    inMemory = change(inMemory)
    listeners.forEach((listener) => listener(inMemory))
    return
  }
  const { changeOnce } = await basketRows()
  await changeOnce(phone, change)
}

/** Tells the basket now and at every change in any tab; answers how to stop. */
export const watchBasket = (listener: Listener): (() => void) => {
  let isOver = false
  let end = () => {
    isOver = true
  }
  void Promise.all([openDoor(), basketRows()]).then(([phone, { readBasket }]) => {
    if (isOver) return
    if (phone === null) {
      listeners.add(listener)
      end = () => listeners.delete(listener)
      listener(inMemory)
      return
    }
    const subscription = phone.live(() => readBasket(phone)).subscribe(listener)
    end = () => subscription.unsubscribe()
  })
  return () => end()
}

/** After an order: everything goes, and what was collected but not bought can be had back (decision 31). */
export const afterOrder =
  (bought: readonly { sku: string; quantity: number }[]) =>
  (basket: Basket): Basket => {
    const left = basket.cart.flatMap((line) => {
      const quantity = line.quantity - (bought.find(({ sku }) => sku === line.sku)?.quantity ?? 0)
      return quantity > 0 ? [{ ...line, quantity }] : []
    })
    if (basket.cart.length === 0 && basket.buyNow.length === 0) return basket
    return { cart: [], buyNow: [], restorable: left.length === 0 ? null : left }
  }

/** New prices that the server told and the farmer agreed to. */
export const withPrices =
  (lines: readonly { sku: string; current: number }[]) =>
  (basket: Basket): Basket => {
    const repriced = (line: CartLine): CartLine => ({
      ...line,
      price: lines.find(({ sku }) => sku === line.sku)?.current ?? line.price,
    })
    return { ...basket, cart: basket.cart.map(repriced), buyNow: basket.buyNow.map(repriced) }
  }
