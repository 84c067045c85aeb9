import { useCallback, useState, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { noteOrdered } from './ordered.ts'
import type { User } from '../../contract/entities.ts'
import { pageText, text } from '../../texts/texts.ts'
import { clearSelectedAddress } from '../addresses/selected-address.store.ts'
import type { CartItem } from '../cart/cart.ts'
import { toggleCart } from '../cart/cart.store.ts'
import { orderPayload } from '../order-attempts/order-contents.ts'
import { placeOrder, useCheckout, type OrderDraft, refusalOf, refuse } from '../order-attempts/place-order.store.ts'
import { rereadAttempts } from '../order-attempts/attempts.ts'
import { useAttempts } from '../order-attempts/attempts.store.ts'
import { askOpenOrder, dismissEnded } from '../order-attempts/open-order.ts'
import { unpaidLike } from '../payment/unpaid.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { pingServer } from '../../client/sync/replay.ts'
import type { ToPay } from '../../client/db/records.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { payOrder } from '../payment/pay-order.ts'
import { withLoading } from '../page/loading.store.ts'

type Outcome = Awaited<ReturnType<typeof placeOrder>>

const unpaidOf = (wish: OrderDraft): ToPay | undefined =>
  wish.method === 'p'
    ? unpaidLike(
        useAttempts.getState().unpaid,
        orderPayload(wish.items, wish.method, wish.addresses, wish.user, wish.chargePaise),
      )
    : undefined

/** Orders by a press, and goes on to the history. */
export const usePlaceOrder = (user: User | null) => {
  const navigate = useNavigate()
  const [ordering, setOrdering] = useState<readonly CartItem[]>()

  const finish = useCallback(() => {
    noteOrdered()
    clearSelectedAddress()
    toggleCart(false)
    void toastSuccess(text.messages.orderCreated)
    // Back leads past the payment, where nothing is left to pay.
    void navigate('/order-history', { replace: true })
  }, [navigate])
  const tell = (placed: Outcome) => {
    if (placed === null) {
      const { state, refusal } = useCheckout.getState()
      // A refusal is shown as a toast; a missing answer is shown by the page itself.
      if (state === 'open' && refusal?.httpStatus !== undefined && refusal.httpStatus < 500) void toastError(refusal)
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
    // An attempt is not stored while the server cannot be reached: the farmer may still change the order.
    if (!useNetwork.getState().online && !(await withLoading(pingServer()))) {
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
    await rereadAttempts()
    await pay({ orderId: placed.data, amount: placed.amount }, wish.user)
  }
  return { ordering, place }
}

/** The payment page asks what became of an open order, and goes on as if its answer had not been lost. */
const useOpenOrderEnd = (userId: number | undefined, finish: () => void): void => {
  const online = useNetwork((network) => network.online)
  const { open, ended } = useAttempts()
  /** Orders that were open on this very page; one that ended before it was opened is shown by its card. */
  const seen = useRef(new Set<string>())
  useEffect(() => {
    if (userId !== undefined && online) void askOpenOrder()
  }, [userId, online])
  useEffect(() => {
    if (open !== undefined) seen.current.add(open.key)
    for (const one of ended) {
      const { news, toPay } = one
      if (!seen.current.delete(one.key) || news === undefined) continue
      if (news.state !== 'placed' && news.state !== 'refused') continue
      void dismissEnded(one).then(() => {
        const { message = text.messages.serverError, ...rest } = news
        if (news.state === 'refused') refuse(refusalOf({ message, ...rest }))
        else if (toPay === undefined) finish()
      })
    }
  }, [open, ended, finish])
}
