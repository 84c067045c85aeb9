/** Words of paying in advance. */
export const payment = {
  again: 'Pay again',
  waits: 'Pay now to confirm this order. We keep its goods for you for 30 minutes.',
  simulator: 'Payment simulator',
  simulatorText: 'No money moves here. Choose how this payment ends.',
  amount: 'To pay',
  pay: 'Pay',
  fail: 'Fail',
  refused: 'The bank refused this payment. You can try again.',
}
