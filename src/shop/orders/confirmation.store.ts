import { create } from 'zustand'
import { identity } from '../../client/session/identity.ts'
import { watchAccount } from '../../client/session/watch-account.ts'
import { getDb } from '../../client/db/get-db.ts'
import { dismissLastOrder, lastOrder } from './last-order.shared.ts'

/** The order whose confirmation has not been put away. */
export const useConfirmation = create<{ orderId: string | null }>(() => ({ orderId: null }))

watchAccount({
  forget: () => useConfirmation.setState({ orderId: null }),
  read: lastOrder,
  show: (orderId) => useConfirmation.setState({ orderId }),
})

export const dismissConfirmation = async (): Promise<void> => {
  const who = identity()
  if (who !== null) await dismissLastOrder(await getDb(), who.acct)
}
