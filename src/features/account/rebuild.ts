import { repeatable } from '../../offline/again.ts'
import type { Phone } from '../../offline/db.ts'
import { identity } from '../../offline/identity.ts'
import { pullAddresses, pullOrders, pullWishlist } from '../../offline/pull.ts'
import { rememberLogin } from '../../offline/session.ts'

/** A mark in the database and beside it: where only one of the two is left, the phone has cleared the other. */
const MARK = 'memory'

/** Whether the database was emptied since it was last looked at. Marks it anew, so that it is told once. */
export const wasEmptied = async ({ db }: Phone): Promise<boolean> => {
  const inside = await repeatable(() => db.meta.get(MARK))
  const beside = localStorage.getItem(MARK)
  if (inside === undefined) await repeatable(() => db.meta.put({ key: MARK, value: true }))
  localStorage.setItem(MARK, 'marked')
  return inside === undefined && beside !== null
}

/** Fills the emptied database with what the shop knows of the one who is logged in. */
export const rebuildAccount = async (phone: Phone): Promise<void> => {
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
