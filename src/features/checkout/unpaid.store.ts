import { create } from 'zustand'
import type { OrderItem } from '../../contract/entities.ts'
import type { OrderCreate } from '../../contract/forms.ts'
import { settleUnpaid, unpaidAttempts } from '../../offline/orders/order-attempts.ts'
import type { Attempt } from '../../client/db/records.ts'
import { getDb } from '../../client/db/open-db.ts'
import { identity, onIdentity } from '../../client/session/identity.ts'

/** Orders of this phone that wait for their payment. Their items stay in the cart until one of them is paid. */
export const useUnpaid = create<{ attempts: Attempt[] }>(() => ({ attempts: [] }))

onIdentity(() => useUnpaid.setState({ attempts: [] }))

export const loadUnpaid = async (): Promise<void> => {
  const who = identity()
  if (who === null) return
  const attempts = await unpaidAttempts(await getDb(), who.acct)
  if (identity()?.acct === who.acct) useUnpaid.setState({ attempts })
}

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
  await loadUnpaid()
}

/** Updates waiting orders from the history: the provider's webhook may have reached the server in the meantime. */
export const settleBy = async (items: readonly Pick<OrderItem, 'order_id' | 'item_status'>[]): Promise<void> => {
  await loadUnpaid()
  for (const { toPay } of useUnpaid.getState().attempts) {
    const item = items.find(({ order_id }) => order_id === toPay?.orderId)
    if (item !== undefined && item.item_status !== 'payment_pending')
      await settleOrder(item.order_id, item.item_status !== 'cancelled')
  }
}
