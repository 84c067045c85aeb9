import type { User } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { openPaymentWindow } from '../../features/checkout/payment-window.ts'
import { settleOrder } from '../../features/checkout/unpaid.store.ts'
import { callApi, isFailure } from '../../offline/call.ts'
import type { Failure } from '../../offline/call.ts'
import type { ToPay } from '../../offline/db.ts'
import { toastError } from '../../ui/toast.ts'
import { raiseLoading } from '../layout/loading.store.ts'

/** Refusals whose own words say more than the general ones, behind which they stand. */
const TELLING = new Set(['NOT_ALLOWED_NOW', 'PAYMENT_PENDING'])
const withWords = (general: string, { code, message }: Failure): string =>
  code !== undefined && TELLING.has(code) ? `${general} ${message}` : general

/**
 * Takes the payment of a placed order: request, window, verification (spec section 4). True once it is paid; else the
 * farmer has been told why not, and the same order may be paid again.
 */
export const payOrder = async ({ orderId, amount }: ToPay, user: User): Promise<boolean> => {
  const request = await raiseLoading(
    callApi('paymentRequest', { body: { amount, payment_method: 'p', product_order_id: orderId } }),
  )
  if (isFailure(request)) {
    const isOver = request.code === 'NOT_ALLOWED_NOW'
    if (isOver) await settleOrder(orderId, false)
    void toastError(withWords(messages.paymentFailed, request))
    return false
  }
  const end = await openPaymentWindow(request, user)
  if (end === 'not loaded') {
    window.alert(messages.checkoutNotLoaded)
    return false
  }
  if (end === 'dismissed') {
    void toastError(messages.paymentCancelled)
    return false
  }
  const ids = { order_creation_id: request.order_id, order_id: request.order_id, product_order_id: orderId }
  const verified = await raiseLoading(callApi('paymentVerify', { body: { ...end.paid, ...ids } }))
  if (isFailure(verified)) {
    void toastError(withWords(messages.verificationFailed, verified))
    return false
  }
  await settleOrder(orderId, true)
  return true
}
