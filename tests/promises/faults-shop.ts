import { promise } from './promise.ts'

/** What the shop and its payments survive. */
export const faultsShop = {
  'f40/disk': promise('On a full or read-only disk changes are refused, reading goes on, and it recovers', [
    'server/http/app.ts',
    "if (c.req.method !== 'GET' && deps.hasDiskSpace?.() === false) {",
    "if (c.req.method === 'TRACE' && deps.hasDiskSpace?.() === false) {",
  ]),
  'f41/busy': promise(
    'When every connection is taken a call waits a while, then is 503 with Retry-After, and the next one works',
    ['server/db/connection-errors.ts', 'timeout exceeded when trying to connect|', ''],
  ),
  'f42/migration': promise(
    'A migration that is killed leaves nothing half, and the next start completes it, each step once',
    ['server/db/open-embedded.ts', '    if (!(await isCurrent(db))) await migrate(db)\n', ''],
  ),
  'f42/migration-together': promise('An order that has begun while a database is brought up to date is placed', [
    'server/db/migrations/0013_product_facts.sql',
    "SET LOCAL lock_timeout = '500ms';",
    'SET LOCAL lock_timeout = 0;',
  ]),
  'f47/reconciled': promise('When the phone never comes back the provider is asked, and the order is placed', [
    'server/shop/payments/reconcile.ts',
    "if (payment.status === 'captured')",
    "if (payment.status === 'failed')",
  ]),
  'f48/webhook': promise('A webhook alone places the order', [
    'server/shop/payments/handle-webhook.ts',
    "'payment.captured': 'captured', 'order.paid'",
    "'payment.captured': 'failed', 'order.paid'",
  ]),
  'f49/forward': promise('Doubled, late and in any order: paid stays paid, and nothing is taken or given back twice', [
    'server/shop/payments/apply-payment.ts',
    "      if (order.paymentState !== 'created' && order.paymentState !== 'payment_requested') return order.paymentState\n",
    '',
  ]),
  'f50/late': promise(
    'A payment that comes late takes the goods again while they are there, else the money goes back',
    [
      'server/shop/payments/apply-payment.ts',
      'if ((await wasExpired(shop, order.id)) && (await reserveAgain(shop, order.id)))',
      "if (await wasExpired(shop, ''))",
    ],
  ),
  'f50/money-back': promise('Or the money goes back', [
    'server/shop/payments/apply-payment.ts',
    "  await refundPayment(shop, wholePayment, 'too_late')\n",
    '',
  ]),
  'f51/amount': promise('A payment of another amount places nothing and goes back', [
    'server/shop/payments/apply-payment.ts',
    '  if (amountPaise === charged) return true\n',
    '  if (amountPaise > 0) return true\n',
  ]),
  'f49/paid-twice': promise('What is paid twice goes back once', [
    'server/shop/payments/apply-payment.ts',
    "    await refundPayment(shop, wholePayment, 'paid_twice')\n",
    '',
  ]),
  'f53/last': promise('The last unit is sold once, and who comes late hears what is left', [
    'server/shop/orders/order-lines.ts',
    "refuse('OUT_OF_STOCK', answers.outOfStock, left.toSorted(bySku))",
    "refuse('OUT_OF_STOCK', answers.outOfStock, left.map(({ sku }) => ({ sku, available: 9 })))",
  ]),
}
