import type { Basket } from './basket.ts'
import type { CartLine, CartRow, Phone } from './db.ts'
import { mintId } from './ids.ts'
import { keepRoom } from './room.ts'

/** The basket as rows of the phone's memory. */

const RESTORABLE = 'cart to restore'
const LAST_CHANGE = 'last cart change'

/** A change that is reported as failed may have been written all the same, and must not be made a second time. */
export const changeOnce = (phone: Phone, change: (basket: Basket) => Basket): Promise<void> => {
  const { db } = phone
  const name = mintId()
  return keepRoom(() =>
    db.transaction('rw', db.cart, db.buyNow, db.meta, async () => {
      if ((await db.meta.get(LAST_CHANGE))?.value === name) return
      await db.meta.put({ key: LAST_CHANGE, value: name })
      await changeInPhone(phone, change)
    }),
  )
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

export const readBasket = async ({ db }: Phone): Promise<Basket> => {
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
