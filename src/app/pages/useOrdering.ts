import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { forgetChosen } from '../../features/addresses/chosen.store.ts'
import type { CartItem } from '../../features/cart/cart.ts'
import { toggleCart } from '../../features/cart/cart.store.ts'
import { orderPayload } from '../../features/checkout/checkout.ts'
import { placeOrder, useCheckout } from '../../features/checkout/checkout.store.ts'
import type { OrderWish } from '../../features/checkout/checkout.store.ts'
import { askOpenOrder } from '../../features/checkout/open-order.store.ts'
import { loadUnpaid, unpaidLike, useUnpaid } from '../../features/checkout/unpaid.store.ts'
import { useNetwork } from '../../features/account/network.store.ts'
import type { ToPay } from '../../offline/db.ts'
import { p } from '../../texts/pageTexts.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { payOrder } from '../actions/payOrder.ts'
import { serverAnswers } from '../actions/serverAnswers.ts'
import { raiseLoading } from '../layout/loading.store.ts'
import { useOpenOrderEnd } from './useOpenOrderEnd.ts'

type Outcome = Awaited<ReturnType<typeof placeOrder>>

const unpaidOf = (wish: OrderWish): ToPay | undefined =>
  wish.method === 'p'
    ? unpaidLike(useUnpaid.getState().attempts, orderPayload(wish.items, wish.method, wish.addresses, wish.user))
    : undefined

/** Orders by a press, and goes on to the history. */
export const useOrdering = (user: User | null) => {
  const navigate = useNavigate()
  const [ordering, setOrdering] = useState<readonly CartItem[]>()

  const finish = useCallback(() => {
    forgetChosen()
    toggleCart(false)
    void toastSuccess(messages.orderCreated)
    void navigate('/order-history')
  }, [navigate])
  const tell = (placed: Outcome) => {
    if (placed === null) {
      const { state, refusal } = useCheckout.getState()
      // What the shop itself says is told; that no answer came is said by the page, calmly.
      if (state === 'open' && refusal?.httpStatus !== undefined && refusal.httpStatus < 500)
        void toastError(refusal.message)
      setOrdering(undefined)
      return
    }
    if (placed.lowered && placed.lowered.length > 0) void toastSuccess(p.checkout.payment.lowered)
    // An order to be paid in advance is done only when it is paid, and its window opens by a press alone.
    if (placed.amount === undefined) finish()
  }
  useOpenOrderEnd(user?.id, finish)

  const pay = async (toPay: ToPay, by: User) => {
    if (await payOrder(toPay, by)) finish()
    else setOrdering(undefined)
  }
  const place = async (wish: OrderWish) => {
    if (!useNetwork.getState().online && !(await raiseLoading(serverAnswers()))) {
      void toastError(p.checkout.payment.offline)
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
