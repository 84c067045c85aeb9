import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import type { CartItem } from '../../features/cart/cart.ts'
import { toggleCart } from '../../features/cart/cart.store.ts'
import { placeOrder, resumeAttempt, useCheckout } from '../../features/checkout/checkout.store.ts'
import type { OrderWish } from '../../features/checkout/checkout.store.ts'
import { useNetwork } from '../../features/account/network.store.ts'
import { t } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { serverAnswers } from '../actions/serverAnswers.ts'
import { raiseLoading } from '../layout/loading.store.ts'

type Outcome = Awaited<ReturnType<typeof placeOrder>>

/** Orders by a press, asks for the outcome of an order whose answer was lost, and goes on to the history. */
export const useOrdering = (user: User | null) => {
  const navigate = useNavigate()
  const [ordering, setOrdering] = useState<readonly CartItem[]>()

  const tell = useCallback(
    (placed: Outcome) => {
      if (placed === null) {
        const { state, refusal } = useCheckout.getState()
        if (state === 'open' && refusal) void toastError(refusal.message)
        setOrdering(undefined)
        return
      }
      toggleCart(false)
      void toastSuccess(messages.orderCreated)
      if (placed.lowered && placed.lowered.length > 0) void toastSuccess(t.checkout.payment.lowered)
      void navigate('/order-history')
    },
    [navigate],
  )
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    void resumeAttempt().then((placed) => {
      if (placed !== null || useCheckout.getState().state === 'open') tell(placed)
    })
  }, [userId, tell])

  const place = async (wish: OrderWish) => {
    if (!useNetwork.getState().online && !(await raiseLoading(serverAnswers()))) {
      void toastError(t.checkout.payment.offline)
      return
    }
    setOrdering(wish.items)
    tell(await raiseLoading(placeOrder(wish)))
  }
  return { ordering, place }
}
