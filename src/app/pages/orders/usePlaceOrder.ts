import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from '../../../contract/entities.ts'
import { messages } from '../../../contract/messages.ts'
import { clearSelectedAddress } from '../../../features/addresses/selected-address.store.ts'
import type { CartItem } from '../../../features/cart/cart.ts'
import { toggleCart } from '../../../features/cart/cart.store.ts'
import { orderPayload } from '../../../features/checkout/checkout.ts'
import { placeOrder, useCheckout } from '../../../features/checkout/checkout.store.ts'
import type { OrderDraft } from '../../../features/checkout/checkout.store.ts'
import { askOpenOrder } from '../../../features/checkout/open-order.store.ts'
import { loadUnpaid, unpaidLike, useUnpaid } from '../../../features/checkout/unpaid.store.ts'
import { useNetwork } from '../../../features/sync/network.store.ts'
import type { ToPay } from '../../../offline/db/records.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { toastError, toastSuccess } from '../../../ui/base/toast.ts'
import { payOrder } from '../../actions/pay-order.ts'
import { isServerReachable } from '../../actions/is-server-reachable.ts'
import { withLoading } from '../../layout/status/loading.store.ts'
import { useOpenOrderEnd } from './useOpenOrderEnd.ts'

type Outcome = Awaited<ReturnType<typeof placeOrder>>

const unpaidOf = (wish: OrderDraft): ToPay | undefined =>
  wish.method === 'p'
    ? unpaidLike(useUnpaid.getState().attempts, orderPayload(wish.items, wish.method, wish.addresses, wish.user))
    : undefined

/** Orders by a press, and goes on to the history. */
export const usePlaceOrder = (user: User | null) => {
  const navigate = useNavigate()
  const [ordering, setOrdering] = useState<readonly CartItem[]>()

  const finish = useCallback(() => {
    clearSelectedAddress()
    toggleCart(false)
    void toastSuccess(messages.orderCreated)
    void navigate('/order-history')
  }, [navigate])
  const tell = (placed: Outcome) => {
    if (placed === null) {
      const { state, refusal } = useCheckout.getState()
      // A refusal is shown as a toast; a missing answer is shown by the page itself.
      if (state === 'open' && refusal?.httpStatus !== undefined && refusal.httpStatus < 500)
        void toastError(refusal.message)
      setOrdering(undefined)
      return
    }
    if (placed.lowered && placed.lowered.length > 0) void toastSuccess(pageText.checkout.payment.lowered)
    // An order to be paid in advance is done only when it is paid, and its window opens by a press alone.
    if (placed.amount === undefined) finish()
  }
  useOpenOrderEnd(user?.id, finish)

  const pay = async (toPay: ToPay, by: User) => {
    if (await payOrder(toPay, by)) finish()
    else setOrdering(undefined)
  }
  const place = async (wish: OrderDraft) => {
    if (!useNetwork.getState().online && !(await withLoading(isServerReachable()))) {
      void toastError(pageText.checkout.payment.offline)
      return
    }
    setOrdering(wish.items)
    const unpaid = unpaidOf(wish)
    if (unpaid !== undefined) return pay(unpaid, wish.user)
    const placed = await placeOrder(wish).catch((error: unknown) => {
      setOrdering(undefined)
      throw error
    })
    tell(placed)
    void askOpenOrder()
    if (placed?.amount === undefined) return
    await loadUnpaid()
    await pay({ orderId: placed.data, amount: placed.amount }, wish.user)
  }
  return { ordering, place }
}
