import type { OrderItem, User } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { paise, wholeRupees } from '../../contract/money.ts'
import { reload, useOrders } from '../../features/orders/orders.store.ts'
import { toastSuccess } from '../../ui/base/toast.ts'
import { payOrder } from './pay-order.ts'

/** Pays the order of an item that waits for its payment; an order is paid as a whole. */
export const payAgain = async ({ order_id: orderId }: OrderItem, user: User): Promise<void> => {
  const items = useOrders.getState().items.filter(({ order_id }) => order_id === orderId)
  const amount = wholeRupees(items.reduce((sum, { total_price }) => sum + paise(total_price), 0))
  if (await payOrder({ orderId, amount }, user)) void toastSuccess(messages.orderCreated)
  await reload()
}
