import type { User } from '../../contract/entities.ts'
import { inWords, text } from '../../texts/texts.ts'
import { openPayment } from './payment.ts'
import { settleOrder } from './unpaid.ts'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import type { ToPay } from '../../client/db/records.ts'
import { toastError } from '../../ui/base/toast.ts'
import { withLoading } from '../page/loading.store.ts'

/** Refusals whose own message says more than the general one, after which it is shown. */
const TELLING = new Set(['NOT_ALLOWED_NOW', 'PAYMENT_PENDING'])
const withWords = (general: string, { code, message }: Failure): string =>
  code !== undefined && TELLING.has(code) ? `${general} ${inWords(message, code)}` : general

/**
 * Takes the payment of a placed order: request, window, verification. True once it is paid; else the farmer has seen
 * why not, and the same order may be paid again.
 */
export const payOrder = async ({ orderId, amount }: ToPay, user: User): Promise<boolean> => {
  const request = await withLoading(
    callApi('paymentRequest', { body: { amount, payment_method: 'p', product_order_id: orderId } }),
  )
  if (isFailure(request)) {
    const isOver = request.code === 'NOT_ALLOWED_NOW'
    if (isOver) await settleOrder(orderId, false)
    void toastError(withWords(text.messages.paymentFailed, request))
    return false
  }
  const end = await openPayment(request, user)
  if (end === 'not loaded') {
    window.alert(text.messages.checkoutNotLoaded)
    return false
  }
  if (end === 'dismissed') {
    void toastError(text.messages.paymentCancelled)
    return false
  }
  const ids = { order_creation_id: request.order_id, order_id: request.order_id, product_order_id: orderId }
  const verified = await withLoading(callApi('paymentVerify', { body: { ...end.paid, ...ids } }))
  if (isFailure(verified)) {
    void toastError(withWords(text.messages.verificationFailed, verified))
    return false
  }
  await settleOrder(orderId, true)
  return true
}
