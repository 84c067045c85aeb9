import { promise } from './promise.ts'

/** Decisions about orders, payments, reviews and deals. */
export const decisionsOrders = {
  'd24/round-off': promise('What rounding to whole rupees adds is stored as round-off', [
    'server/shop/orders/place-order.ts',
    'roundOffPaise: paise(wholeRupees(totalPaise)) - totalPaise',
    'roundOffPaise: 0',
  ]),
  'd27/success': promise('A verified payment answers “success”', [
    'server/http/calls/payments.ts',
    "return { status: 'success', message: messages.orderCreated }",
    'return { status: true, message: messages.orderCreated }',
  ]),
  'd28/pending': promise('A payment that is undecided is 202, PAYMENT_PENDING, and the order stays open', [
    'src/contract/refusals.ts',
    'PAYMENT_PENDING: 202',
    'PAYMENT_PENDING: 409',
  ]),
  'd28/steps': promise('placed, then shipped, then delivered, and no step is left out', [
    'server/shop/shipments/shipment-moves.ts',
    "deliver: [{ from: ['shipped', 'out', 'failed'], to: 'delivered' }]",
    "deliver: [{ from: ['to_pack', 'shipped', 'out', 'failed'], to: 'delivered' }]",
  ]),
  'd28/held': promise('Unpaid stock is held for 30 minutes', [
    'server/shop/orders/place-order.ts',
    'HOLD_MS = 30 * 60 * 1000',
    'HOLD_MS = 32 * 60 * 1000',
  ]),
  'd28/stock-back': promise('A cancelled item puts its stock back, once', [
    'server/shop/shipments/shipment-moves.ts',
    "cancel: [{ from: ['waiting_payment', 'to_pack', 'packed'], to: 'cancelled', endsLines: true, stockBack: true }]",
    "cancel: [{ from: ['waiting_payment', 'to_pack', 'packed'], to: 'cancelled', endsLines: true }]",
  ]),
  'd28/refund-due': promise('And makes what was paid for it due', [
    'server/shop/shipments/move-lines.ts',
    "  if (itemStatus === 'cancelled') for (const id of ids) await refundItem(shop, id, 'cancelled')\n",
    '',
  ]),
  'd29/date': promise('The delivery date is set with the delivery', [
    'server/shop/shipments/move-lines.ts',
    "to === 'delivered' && { deliveryDate: deliveredAt ?? now }",
    "to === 'packed' && { deliveryDate: deliveredAt ?? now }",
  ]),
  'd29/logged': promise('Every move is logged, with who made it', [
    'server/shop/shipments/move-lines.ts',
    'toStatus: eventOf(to), actor, reason',
    "toStatus: eventOf(to), actor: 'somebody', reason",
  ]),
  'd30/cancel': promise('A customer cancels an own item while it is placed', [
    'server/shop/orders/lock-item.ts',
    'order.owner !== customerId',
    'order.owner === 0',
  ]),
  'd30/ten-days': promise('And gives it back within ten days', [
    'src/contract/constants.ts',
    'returnDays: 10',
    'returnDays: 11',
  ]),
  'd30/perishable': promise('What perishes within 24 hours', [
    'src/contract/constants.ts',
    'perishableReturnHours: 24',
    'perishableReturnHours: 26',
  ]),
  'd32/never-below': promise('Stock never goes below zero: an order is had whole or not at all', [
    'server/shop/orders/order-lines.ts',
    'gte(sql`${variants.onHand} - ${variants.reserved}`, quantity)',
    'gte(sql`${variants.onHand} - ${variants.reserved}`, 0)',
  ]),
  'd33/mixed': promise('An order that mixes methods is 422', [
    'server/shop/orders/order-lines.ts',
    'if (value === undefined || others.length > 0)',
    'if (value === undefined)',
  ]),
  'd34/own-addresses': promise('An order goes to the caller’s own addresses alone, each of its kind', [
    'server/shop/accounts/addresses.ts',
    "addressOfCustomer({ customerId, kind: 'delivery' }, ids.delivery)",
    'eq(addresses.id, ids.delivery)',
  ]),
  'd36/own-rating': promise('Order and delivered lists have the caller’s own stars, 0 without any', [
    'server/shop/orders/order-history.ts',
    'rating: rating ?? 0',
    'rating: 0',
  ]),
  'd38/pending': promise('A review is pending until it is approved, and public only then', [
    'server/shop/reviews/reviews.ts',
    '      rating: form.rating,\n      comment: form.comment,\n',
    "      rating: form.rating,\n      comment: form.comment,\n      reviewStatus: 'approved',\n",
  ]),
  'd38/locked': promise('A later comment locks the stars, and the approved text stays public', [
    'server/shop/reviews/reviews.ts',
    '...(canRate && form.rating !== null ?',
    '...(form.rating !== null ?',
  ]),
  'd38/rejected': promise('After a rejection it may be posted anew, stars included', [
    'server/shop/reviews/reviews.ts',
    "reviewStatus === 'rejected' && publicComment === null",
    "reviewStatus === 'approved' && publicComment === null",
  ]),
  'd39/india': promise('A deal’s dates are days in India', [
    'src/contract/india.ts',
    'AHEAD_OF_UTC_MS = 5.5 * 3_600_000',
    'AHEAD_OF_UTC_MS = 0',
  ]),
  'd39/unreadable': promise('A date that cannot be read hides it', [
    'src/features/catalogue/home/deal.ts',
    'return Number.isNaN(moment) ? null : dayInIndia(moment)',
    'return Number.isNaN(moment) ? dayInIndia(Date.parse("2026-11-21")) : dayInIndia(moment)',
  ]),
  'd69/timestamps': promise('They may be plain days or timestamps', [
    'src/features/catalogue/home/deal.ts',
    '(?:[T ][\\d:.]*)?$/',
    '$/',
  ]),
  'd50/sandbox': promise('Where real keys are set the simulator’s call does not exist', [
    'server/http/app.ts',
    ".filter(({ name }) => name !== 'sandboxPay' || deps.provider.sandbox !== undefined)",
    '',
  ]),
  'd53/amount-in-paise': promise('The payment request answers the amount in paise', [
    'server/shop/payments/request-payment.ts',
    'amount: chargedPaise(order), currency: CURRENCY, provider',
    'amount: chargedPaise(order) / 100, currency: CURRENCY, provider',
  ]),
  'd54/at-once': promise('An operator’s price change shows in listings at once', [
    'server/shop/catalogue/admin-products.ts',
    '{ mrpPaise, sellingPaise, onHand, codAvailable }',
    '{ mrpPaise, sellingPaise: before.sellingPaise, onHand, codAvailable }',
  ]),
  'd55/405': promise('A known path with another method is 405, and names what is allowed', [
    'server/http/app.ts',
    "    app.all(path, (c) => refusalAnswer(wrongMethod(), c.get('requestId'), { Allow }))\n",
    '',
  ]),
  'd55/401-first': promise('Without a token a call that needs one is 401 before any validation', [
    'server/http/rpc/serve-call.ts',
    '  const caller = await identify(plain, call, request)\n  const deps = asActor(plain, call, caller, incoming.requestId)\n  const hasBody = call.body !== undefined\n  const bytes = hasBody ? await readBytes(request, JSON_BODY_MAX) : new Uint8Array()\n',
    "  const hasBody = call.body !== undefined\n  const bytes = hasBody ? await readBytes(request, JSON_BODY_MAX) : new Uint8Array()\n  if (hasBody) parseJson(request.headers.get('Content-Type'), bytes)\n  const caller = await identify(plain, call, request)\n  const deps = asActor(plain, call, caller, incoming.requestId)\n",
  ]),
  'd57/echo': promise('The key that a change was sent with is echoed', [
    'server/http/app.ts',
    '    if (key) c.header(IDEMPOTENCY_ECHO_HEADER, key)\n',
    '',
  ]),
  'd57/account': promise('A request for another account than the token’s is refused', [
    'server/http/rpc/identify.ts',
    'if (account !== null && account !== String(id)) ',
    "if (account !== null && account === '') ",
  ]),
  'd48/health': promise('GET /api/health answers when the shop is ready', [
    'server/http/app.ts',
    "{ status: true, message: 'Ready' }",
    "{ status: false, message: 'Ready' }",
  ]),
  'd48/described': promise('GET /api/openapi.json describes every call', [
    'server/http/routes/openapi.ts',
    '  responses: {\n',
    '  answers: {\n',
  ]),
  'd59/readable': promise('A seller’s token stays readable after the acceptance, with vendor_status accepted', [
    'server/shop/sellers/seller-requests.ts',
    'wire({ ...row,',
    "wire({ ...row, vendorStatus: row.vendorStatus === 'accepted' ? 'submitted' : row.vendorStatus,",
  ]),
  'd75/reported': promise(
    'Trusted Types are reported in every document, and forbidden in none',
    ['server/http/middleware/security-headers.ts', "  'Content-Security-Policy-Report-Only': REPORTED_POLICY,\n", ''],
    [
      'server/http/middleware/security-headers.ts',
      "    \"frame-ancestors 'none'\",\n  ].join('; ')",
      "    \"frame-ancestors 'none'\",\n    \"require-trusted-types-for 'script'; trusted-types x\",\n  ].join('; ')",
    ],
  ),
}
