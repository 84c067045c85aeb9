import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import type { CartItem } from '../../features/cart/cart.ts'
import { toggleCart } from '../../features/cart/cart.store.ts'
import { orderPayload } from '../../features/checkout/checkout.ts'
import { placeOrder, resumeAttempt, useCheckout } from '../../features/checkout/checkout.store.ts'
import type { OrderWish } from '../../features/checkout/checkout.store.ts'
import { loadUnpaid, unpaidLike, useUnpaid } from '../../features/checkout/unpaid.store.ts'
import { useNetwork } from '../../features/account/network.store.ts'
import type { ToPay } from '../../offline/db.ts'
import { p } from '../../texts/pageTexts.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { payOrder } from '../actions/payOrder.ts'
import { serverAnswers } from '../actions/serverAnswers.ts'
import { raiseLoading } from '../layout/loading.store.ts'

type Outcome = Awaited<ReturnType<typeof placeOrder>>

const unpaidOf = (wish: OrderWish): ToPay | undefined =>
  wish.method === 'p'
    ? unpaidLike(useUnpaid.getState().attempts, orderPayload(wish.items, wish.method, wish.addresses, wish.user))
    : undefined

/** Orders by a press, asks for the outcome of an order whose answer was lost, and goes on to the history. */
export const useOrdering = (user: User | null) => {
  const navigate = useNavigate()
  const [ordering, setOrdering] = useState<readonly CartItem[]>()

  const finish = useCallback(() => {
    toggleCart(false)
    void toastSuccess(messages.orderCreated)
    void navigate('/order-history')
  }, [navigate])
  const tell = useCallback(
    (placed: Outcome) => {
      if (placed === null) {
        const { state, refusal } = useCheckout.getState()
        if (state === 'open' && refusal) void toastError(refusal.message)
        setOrdering(undefined)
        return
      }
      if (placed.lowered && placed.lowered.length > 0) void toastSuccess(p.checkout.payment.lowered)
      // An order to be paid in advance is done only when it is paid, and its window opens by a press alone.
      if (placed.amount === undefined) finish()
    },
    [finish],
  )
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    void resumeAttempt().then(async (placed) => {
      await loadUnpaid()
      if (placed !== null || useCheckout.getState().state === 'open') tell(placed)
    })
  }, [userId, tell])

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
    const placed = await raiseLoading(placeOrder(wish)).catch((error: unknown) => {
      setOrdering(undefined)
      throw error
    })
    tell(placed)
    if (placed?.amount === undefined) return
    await loadUnpaid()
    await pay({ orderId: placed.data, amount: placed.amount }, wish.user)
  }
  return { ordering, place }
}
