/** Words of paying in advance. */
export const payment = {
  again: 'Pay again',
  waits: 'This order is placed and waits for your payment. Its goods are kept for you for 30 minutes.',
  simulator: 'Payment simulator',
  simulatorText: 'No money moves here. Choose how this payment shall end.',
  amount: 'To pay',
  pay: 'Pay',
  fail: 'Fail',
  refused: 'The bank has refused this payment. You can try once more.',
}
