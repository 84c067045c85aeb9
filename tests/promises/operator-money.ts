import { promise } from './promise.ts'

const refunds = 'server/shop/payments/send-refunds.ts'
const payment = 'server/shop/payments/apply-payment.ts'

/** Money that goes back, and payments of another amount. */
export const operatorMoney = {
  'refunds/once': promise(
    'A refund goes through the provider once, with its reference, and its webhook ends it',
    [refunds, '    if (found.providerId !== null) return { refund: found, shouldSend: false, isLost: false }\n', ''],
    [refunds, "    if (found.state === 'sending')\n      throw", '    if (found.reference !== null)\n      throw'],
  ),
  'refunds/many': promise('Sent from many sides at once it goes back once', [
    refunds,
    "eq(refunds.id, id)).for('update')",
    'eq(refunds.id, id))',
  ]),
  'refunds/found': promise('A try whose answer was lost is found again by its receipt and never made twice', [
    refunds,
    'isLost ? await findTry',
    '!isLost ? await findTry',
  ]),
  'refunds/lost': promise('The webhook of such a try ends it, and so does the reconciler', [
    refunds,
    'receiptOf(refund) === report.receipt)',
    "receiptOf(refund) === '')",
  ]),
  'refunds/lease': promise('Not while somebody may still be asking', [
    refunds,
    "and(eq(refunds.state, 'sending'), lt(refunds.askedAt, before))",
    "eq(refunds.state, 'sending')",
  ]),
  'refunds/again': promise(
    'A refund that failed or was refused may be sent again as another try, or another way with a reference',
    [refunds, 'tries: found.tries + 1', 'tries: found.tries'],
    [refunds, "state: 'done', reference, doneAt", "state: 'done', doneAt"],
  ),
  'refunds/other': promise(
    'A webhook of another amount, another payment or an unknown refund changes nothing',
    [refunds, ' || report.currency !== refund.currency', ''],
    [refunds, '          eq(refunds.paymentId, report.paymentId),\n', ''],
  ),
  'refunds/offer': promise(
    'An offer of the provider or its fee paid by the customer pays for an order; any other amount goes back',
    [payment, 'amountPaise > 0 && orderIsPaid === true', 'false'],
    [payment, 'amountPaise - (feePaise ?? 0) === charged', 'true'],
  ),
}
