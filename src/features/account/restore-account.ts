import type { LocalDb } from '../../offline/db/local-db.ts'
import { identity } from '../../offline/account/identity.ts'
import { pullAddresses, pullOrders, pullWishlist } from '../../offline/sync/pull.ts'
import { rememberLogin } from '../../offline/account/session.ts'

/** A mark in the database and beside it: where only one of the two is left, the browser has evicted the other. */
const MARK = 'memory'

/** Whether the database was emptied since it was last looked at. Marks it anew, so that it is reported once. */
export const wasStorageCleared = async ({ db, read, write }: LocalDb): Promise<boolean> => {
  const inside = await read(() => db.meta.get(MARK))
  const beside = localStorage.getItem(MARK)
  if (inside === undefined) await write(['meta'], () => db.meta.put({ key: MARK, value: true }))
  localStorage.setItem(MARK, 'marked')
  return inside === undefined && beside !== null
}

/** Fills the emptied database with the server's data of whoever is logged in. */
export const restoreAccount = async (phone: LocalDb): Promise<void> => {
  const who = identity()
  if (who === null) return
  await rememberLogin(phone, who.acct, who.token)
  await Promise.all([
    pullWishlist(phone),
    pullAddresses(phone, 'delivery'),
    pullAddresses(phone, 'billing'),
    pullOrders(phone),
  ])
}
