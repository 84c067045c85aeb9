import type { CartLine } from '../../client/db/records.ts'
import { getDb, watchDb } from '../../client/db/get-db.ts'
import { retryUntilLoaded } from '../../client/worker/retry-until-loaded.ts'
import { priced } from './priced.shared.ts'

/** The cart belongs to the phone, not to an account, and is shared by all tabs. */

export interface StoredCart {
  cart: CartLine[]
  buyNow: CartLine[]
  /** What an order took along without buying it. */
  restorable: CartLine[] | null
}

/** Loaded lazily like the database: it is no part of the first paint. */
const cartRows = () => retryUntilLoaded(() => import('./cart-rows.shared.ts'))

/**
 * Changes the cart in one transaction, in which `change` sees what other tabs have written. Only lines that differ are
 * written, so that two tabs never undo each other's changes.
 */
export const changeCart = async (change: (cart: StoredCart) => StoredCart): Promise<void> => {
  const { changeOnce } = await cartRows()
  await changeOnce(await getDb(), change)
}

/** Calls back with the cart now and at every change in any tab. Returns an unsubscribe function. */
export const watchCart = (listener: (cart: StoredCart) => void): (() => void) =>
  watchDb(
    cartRows().then(({ readCart }) => readCart),
    listener,
  )

type Bought = readonly { sku: string; quantity: number }[]

const leftOf = (cart: readonly CartLine[], bought: Bought): CartLine[] =>
  cart.flatMap((line) => {
    const quantity = line.quantity - (bought.find(({ sku }) => sku === line.sku)?.quantity ?? 0)
    return quantity > 0 ? [priced({ ...line, quantity })] : []
  })

/** After an order the cart is emptied; what was not bought can be restored. */
export const afterOrder =
  (bought: Bought) =>
  (stored: StoredCart): StoredCart => {
    const left = leftOf(stored.cart, bought)
    // What was set aside before is not lost with an order of the rest.
    return { cart: [], buyNow: [], restorable: left.length === 0 ? stored.restorable : left }
  }

/** After an order of a part of the cart the rest stays in it. */
export const withoutBought =
  (bought: Bought) =>
  (stored: StoredCart): StoredCart => ({ ...stored, cart: leftOf(stored.cart, bought), buyNow: [] })

/** New prices from the server for as many pieces as the lines hold, which the farmer has accepted. */
export const withPrices =
  (lines: readonly { sku: string; current: number }[]) =>
  (stored: StoredCart): StoredCart => {
    const repriced = (line: CartLine): CartLine => {
      const told = lines.find(({ sku }) => sku === line.sku)
      // The steps that the phone knows are no longer those of the shop: the next answer brings them.
      return told === undefined ? line : { ...line, price: told.current, steps: undefined, single_price: undefined }
    }
    return { ...stored, cart: stored.cart.map(repriced), buyNow: stored.buyNow.map(repriced) }
  }
