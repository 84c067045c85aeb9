import type { OrderItem } from '../../contract/entities.ts'
import type { OrderCreate } from '../../contract/forms.ts'
import { settleUnpaid } from '../order-attempts/order-attempts.shared.ts'
import type { Attempt } from '../../client/db/records.ts'
import { getDb } from '../../client/db/get-db.ts'
import { identity } from '../../client/session/identity.ts'
import { rereadAttempts } from '../order-attempts/attempts.ts'
import { useAttempts } from '../order-attempts/attempts.store.ts'

/** Orders of this phone that wait for their payment. */

/** The unpaid order that says exactly this; paying it is better than ordering the same again. */
export const unpaidLike = (attempts: readonly Attempt[], order: OrderCreate): Attempt['toPay'] => {
  const text = JSON.stringify(order)
  return attempts.find(({ wire }) => wire.text === text)?.toPay
}

/** The order is paid, so the cart is cleared; or it is over, and the cart stays. */
export const settleOrder = async (orderId: string, isPaid: boolean): Promise<void> => {
  const who = identity()
  if (who === null) return
  await settleUnpaid(await getDb(), who.acct, orderId, isPaid)
  await rereadAttempts()
}

/** Updates waiting orders from the history: the provider's webhook may have reached the server in the meantime. */
export const settleBy = async (items: readonly Pick<OrderItem, 'order_id' | 'item_status'>[]): Promise<void> => {
  await rereadAttempts()
  for (const { toPay } of useAttempts.getState().unpaid) {
    const item = items.find(({ order_id }) => order_id === toPay?.orderId)
    if (item !== undefined && item.item_status !== 'payment_pending')
      await settleOrder(item.order_id, item.item_status !== 'cancelled')
  }
}
