import type { CartLine, CartRow, Phone } from './db.ts'
import { openDoor } from './door.ts'
import { mintId } from './ids.ts'
import { keepRoom } from './room.ts'

/** The cart of the phone: it belongs to no account and is shared by all tabs. Without storage it lives in memory. */

export interface Basket {
  cart: CartLine[]
  buyNow: CartLine[]
  /** What an order took along without buying it. */
  restorable: CartLine[] | null
}

const EMPTY: Basket = { cart: [], buyNow: [], restorable: null }
const RESTORABLE = 'cart to restore'

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
  const name = mintId()
  await keepRoom(() => changeOnce(phone, name, change))
}

const LAST_CHANGE = 'last cart change'

/** A change that is reported as failed may have been written all the same, and must not be made a second time. */
const changeOnce = (phone: Phone, name: string, change: (basket: Basket) => Basket): PromiseLike<void> => {
  const { db } = phone
  return db.transaction('rw', db.cart, db.buyNow, db.meta, async () => {
    if ((await db.meta.get(LAST_CHANGE))?.value === name) return
    await db.meta.put({ key: LAST_CHANGE, value: name })
    await changeInPhone(phone, change)
  })
}

export const changeInPhone = (phone: Phone, change: (basket: Basket) => Basket): Promise<void> => {
  const { db } = phone
  return db.transaction('rw', db.cart, db.buyNow, db.meta, async () => {
    const before = await readBasket(phone)
    const after = change(before)
    await writeLines(db.cart, before.cart, after.cart)
    await writeLines(db.buyNow, before.buyNow, after.buyNow)
    if (after.restorable === before.restorable) return
    if (after.restorable === null) await db.meta.delete(RESTORABLE)
    else await db.meta.put({ key: RESTORABLE, value: after.restorable })
  })
}

const readBasket = async ({ db }: Phone): Promise<Basket> => {
  const [cart, buyNow, kept] = await Promise.all([db.cart.toArray(), db.buyNow.toArray(), db.meta.get(RESTORABLE)])
  // Safe: nothing but `changeInPhone` writes under this key.
  return { cart: inOrder(cart), buyNow: inOrder(buyNow), restorable: (kept?.value as CartLine[] | undefined) ?? null }
}

const inOrder = (rows: CartRow[]): CartLine[] =>
  rows.sort((a, b) => a.place - b.place).map(({ place: _place, ...line }) => line)

const writeLines = async (table: Phone['db']['cart'], before: readonly CartLine[], after: readonly CartLine[]) => {
  const gone = before.filter(({ sku }) => !after.some((line) => line.sku === sku))
  const changed = after.flatMap((line, place) => {
    const at = before.findIndex(({ sku }) => sku === line.sku)
    return at === place && JSON.stringify(before[at]) === JSON.stringify(line) ? [] : [{ ...line, place }]
  })
  await table.bulkDelete(gone.map(({ sku }) => sku))
  await table.bulkPut(changed)
}

/** Tells the basket now and at every change in any tab; answers how to stop. */
export const watchBasket = (listener: Listener): (() => void) => {
  let isOver = false
  let end = () => {
    isOver = true
  }
  void openDoor().then((phone) => {
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
