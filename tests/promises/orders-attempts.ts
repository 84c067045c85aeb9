import { promise } from './promise.ts'

/** One order or none, and how much may be ordered. */
export const orderAttempts = {
  'attempts/written-first': promise('An order is written down before anything is sent', [
    'src/offline/orders/order-attempts.ts',
    '    await db.attempts.add(dated)\n',
    '',
  ]),
  'attempts/strange': promise('A placed order whose answer this build cannot read is found by its key', [
    'src/offline/orders/attempt-outcome.ts',
    "  const asked = await askAttempt(asking)\n  if (asked.state !== 'open') return asked\n  if (!asked",
    '  const asked = await askAttempt(asking)\n  if (!asked',
  ]),
  'attempts/key-tells': promise('Its key tells what became of it, and places nothing', [
    'server/shop/orders/order-attempts.ts',
    "{ state: 'placed', order_id: data, amount, lowered }",
    "{ state: 'placed', order_id: data, lowered }",
  ]),
  'attempts/refused': promise('A refused order tells its refusal; a key that nobody sent tells nothing', [
    'server/shop/orders/order-attempts.ts',
    "code === 'GIVEN_UP' ? 'given_up' : 'refused'",
    "'given_up'",
  ]),
  'attempts/given-up': promise('A late copy of an order that was given up is refused, whatever it holds', [
    'server/shop/core/idempotency.ts',
    'row.fingerprint === ticket.fingerprint || row.fingerprint === ANY_BODY',
    'row.fingerprint === ticket.fingerprint',
  ]),
  'attempts/placed-stays': promise('What was placed or refused before cannot be given up: its outcome is told', [
    'server/shop/core/idempotency.ts',
    '      if (stored === null) throw',
    '      if (stored !== null) return { replayed: false, refusal }\n      if (stored === null) throw',
  ]),
  'attempts/own': promise('A key belongs to its account', [
    'server/shop/core/idempotency.ts',
    'and(eq(idempotency.accountId, accountId), eq(idempotency.key, key))',
    'eq(idempotency.key, key)',
  ]),
  'attempts/shops-word': promise('A refusal after a lost answer does not count while the order is placed', [
    'src/offline/orders/attempt-outcome.ts',
    'if (sent.status === 409 && v.is(RefusalAnswer, sent.body)) return',
    'if (v.is(RefusalAnswer, sent.body)) return',
  ]),
  'attempts/trouble': promise('A server in trouble decides nothing', [
    'src/offline/orders/attempt-outcome.ts',
    '  status >= 500 || UNDECIDED.includes(status)',
    '  UNDECIDED.includes(status)',
  ]),
  'attempts/other-cart': promise('A changed cart changes nothing in an open order', [
    'src/features/checkout/checkout.store.ts',
    'attempt.wire.text === JSON.stringify(order) ?',
    'attempt.wire.text !== null ?',
  ]),
  'attempts/other-farmer': promise('Another farmer on the same phone neither sends nor sees it', [
    'src/offline/orders/order-attempts.ts',
    "db.attempts.where('acct').equals(acct).toArray()",
    'db.attempts.toArray()',
  ]),
  'attempts/discard': promise('A log-out with Discard gives it up at the shop', [
    'src/features/account/session.ts',
    "  if (choice === 'discard' && who !== null) await giveUpOpenOrder(who)\n",
    '',
  ]),
  'attempts/late': promise(
    'After days or weeks there is one order or none, and the farmer is told which',
    ['src/offline/orders/order-attempts.ts', '> RECEIPT_MS - DAY_MS', '> RECEIPT_MS * 9'],
    ['src/offline/orders/order-attempts.ts', 'ageOf(attempt, serverNow, now) <= ORDER_ATTEMPT_MS && ', ''],
  ),
  'attempts/wrong-clock': promise('A clock that was set makes no old order young', [
    'src/offline/orders/order-attempts.ts',
    'return serverNow - attempt.createdAt',
    'return now - attempt.createdAt',
  ]),
  'attempts/undated': promise('An order that an unset clock has dated is given up, never sent', [
    'src/offline/orders/order-attempts.ts',
    'now - attempt.createdAt : Infinity',
    'now - attempt.createdAt : 0',
  ]),
  'attempts/receipts': promise('The shop knows a key for days longer than any phone sends it', [
    'src/contract/constants.ts',
    'CHANGE_MAX_AGE_MS = 30 *',
    'CHANGE_MAX_AGE_MS = 31 *',
  ]),
  'attempts/receipts-kept': promise('It keeps it for 35 days', [
    'server/shop/maintenance/purge-expired.ts',
    'now.getTime() - RECEIPT_MS',
    'now.getTime() - RECEIPT_MS / 2',
  ]),
  'caps/pieces': promise('An order takes at most 200 pieces of a pack, however its lines are cut', [
    'src/contract/shop-settings.ts',
    'ORDER_PIECES_MAX = 200',
    'ORDER_PIECES_MAX = 201',
  ]),
  'caps/unpaid': promise('Unpaid orders of one customer hold at most 500 pieces; a cancelled one makes room', [
    'server/shop/core/caps.ts',
    'unpaidPieces: 500',
    'unpaidPieces: 501',
  ]),
  'caps/rupees': promise(
    '₹5,00,000 and 20 orders',
    ['server/shop/core/caps.ts', 'unpaidPaise: 500_000_00', 'unpaidPaise: 900_000_00'],
    ['server/shop/core/caps.ts', 'unpaidOrders: 20', 'unpaidOrders: 21'],
  ),
  'caps/cash': promise(
    'Cash of one customer stays below ₹2,00,000 an order and a day of India',
    ['server/shop/core/caps.ts', 'cashBelowPaise: 200_000_00', 'cashBelowPaise: 200_001_00'],
    ['server/shop/core/business-day.ts', 'INDIA_AHEAD_MS = 5.5 *', 'INDIA_AHEAD_MS = 0 *'],
  ),
  'caps/at-once': promise('Of many orders at once no more are taken than the limits allow', [
    'server/shop/orders/order-caps.ts',
    "    .where(eq(customers.id, customerId))\n    .for('no key update')\n",
    '    .where(eq(customers.id, customerId))\n',
  ]),
}
