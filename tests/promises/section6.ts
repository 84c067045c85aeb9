import { promise } from './promise.ts'

const identify = 'server/http/rpc/identify.ts'

export const section6 = {
  '6/anyone': promise('Browsing, searching, applying and asking need no token', [
    'src/contract/calls/forms.ts',
    "anyone.post('enquiry', 'Send an enquiry', done, {",
    "anyone.post('enquiry', 'Send an enquiry', done, { ...{ caller: 'customer' },",
  ]),
  '6/customer': promise('Wishes, addresses, orders, payments and reviews need a customer’s token', [
    'src/contract/calls/orders.ts',
    'newest first", listOf(e.OrderItem)',
    "newest first\", listOf(e.OrderItem), { ...{ caller: 'anyone' } }",
  ]),
  '6/operator': promise('What the operator does is refused to guests and to customers', [
    identify,
    'if (!isSame(token, deps.adminToken))',
    "if (token === '')",
  ]),
}
