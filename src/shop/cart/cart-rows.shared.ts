import type { StoredCart } from './cart-storage.shared.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { CartLine, CartRow } from '../../client/db/records.ts'
import { newUuid } from '../../client/api/uuid.ts'

/** The cart as rows of the local database. */

const RESTORABLE = 'cart to restore'
const LAST_CHANGE = 'last cart change'

export const CART_TABLES = ['cart', 'buyNow', 'meta'] as const

/** A change that is reported as failed may have been written all the same, and must not be made a second time. */
export const changeOnce = (local: LocalDb, change: (cart: StoredCart) => StoredCart): Promise<void> => {
  const { meta } = local.db
  const name = newUuid()
  return local.write(CART_TABLES, async () => {
    if ((await meta.get(LAST_CHANGE))?.value === name) return
    await meta.put({ key: LAST_CHANGE, value: name })
    await updateCart(local, change)
  })
}

/** Changes the cart inside a transaction over `CART_TABLES`. */
export const updateCart = async (local: LocalDb, change: (cart: StoredCart) => StoredCart): Promise<void> => {
  const { cart, buyNow, meta } = local.db
  const before = await readCart(local)
  const after = change(before)
  await writeLines(cart, before.cart, after.cart)
  await writeLines(buyNow, before.buyNow, after.buyNow)
  if (after.restorable === before.restorable) return
  if (after.restorable === null) await meta.delete(RESTORABLE)
  else await meta.put({ key: RESTORABLE, value: after.restorable })
}

export const readCart = async ({ db }: LocalDb): Promise<StoredCart> => {
  const [cart, buyNow, kept] = await Promise.all([db.cart.toArray(), db.buyNow.toArray(), db.meta.get(RESTORABLE)])
  // Safe: nothing but `updateCart` writes under this key.
  return { cart: inOrder(cart), buyNow: inOrder(buyNow), restorable: (kept?.value as CartLine[] | undefined) ?? null }
}

const inOrder = (rows: CartRow[]): CartLine[] =>
  rows.sort((a, b) => a.place - b.place).map(({ place: _place, ...line }) => line)

const writeLines = async (table: LocalDb['db']['cart'], before: readonly CartLine[], after: readonly CartLine[]) => {
  const gone = before.filter(({ sku }) => !after.some((line) => line.sku === sku))
  const changed = after.flatMap((line, place) => {
    const at = before.findIndex(({ sku }) => sku === line.sku)
    return at === place && JSON.stringify(before[at]) === JSON.stringify(line) ? [] : [{ ...line, place }]
  })
  await table.bulkDelete(gone.map(({ sku }) => sku))
  await table.bulkPut(changed)
}
