import { promise } from './promise.ts'

/** Headers, bodies, pages and steps of the security checklist. */
export const securityDoors = {
  's1/turned-away': promise('Whoever may not make a call is turned away, and nothing is written but the count', [
    'server/http/rpc/identify.ts',
    "  if (session === null) throw new Refusal('UNAUTHORISED', messages.sessionExpired)\n",
    "  if (session === null) throw new Refusal('FORBIDDEN', messages.sessionExpired)\n",
  ]),
  's1/as-if-none': promise(
    'Another customer’s thing is answered as if there were none, on every call',
    [
      'server/shop/accounts/addresses.ts',
      'const inBook = ({ customerId, kind }: AddressBook) =>\n  and(eq(addresses.customerId, customerId), eq(addresses.kind, kind))',
      'const inBook = ({ kind }: AddressBook) => and(eq(addresses.kind, kind))',
    ],
    ['server/shop/orders/lock-item.ts', 'order.owner !== customerId', 'order.owner === 0'],
  ),
  's1/no-other-door': promise('A door that is in no table fails', [
    'server/http/app.ts',
    "  app.get('/api/openapi.json'",
    "  app.get('/api/back-door', () => jsonAnswer(200, {}))\n  app.get('/api/openapi.json'",
  ]),
  's5/no-store': promise('A page whose address holds a token is kept by nobody', [
    'server/http/routes/pages.ts',
    "has('token') ? 'no-store' :",
    "has('secret') ? 'no-store' :",
  ]),
  's5/not-the-workers': promise('And not by the worker', ['sw/cache-keys.ts', ', /^\\/seller-form$/', '']),
  's13/worker-policy': promise('The worker has a policy of its own', [
    'server/http/routes/static.ts',
    "pathname === '/sw.js'",
    "pathname === '/none.js'",
  ]),
  's13/strict': promise('No policy allows unsafe code, or all hosts', [
    'server/http/middleware/security-headers.ts',
    '    "font-src \'self\'",',
    '    "font-src *",',
  ]),
  's14/data': promise('What a seller writes is a text on the page, in its data too', [
    'server/http/routes/pages.ts',
    "JSON.stringify(data).replaceAll('<', '\\\\u003c')",
    'JSON.stringify(data)',
  ]),
  's14/head': promise('And in its head', [
    'server/http/routes/head-tags.ts',
    "  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\"', '&quot;')",
    '  text',
  ]),
  's15/every-answer': promise(
    'The security headers stand on 29 kinds of answers',
    [
      'server/http/middleware/security-headers.ts',
      "strictTransportSecurity: 'max-age=31536000; includeSubDomains'",
      "strictTransportSecurity: 'max-age=3600'",
    ],
    [
      'server/http/middleware/security-headers.ts',
      "crossOriginOpenerPolicy: 'same-origin-allow-popups'",
      "crossOriginOpenerPolicy: 'unsafe-none'",
    ],
  ),
  's15/no-store': promise('What belongs to somebody is stored by nobody', [
    'server/http/rpc/serve-call.ts',
    "isShared(bound, request) ? 'no-cache' : 'no-store'",
    "'no-cache'",
  ]),
  's16/named': promise('Only named origins may call from elsewhere', [
    'server/http/middleware/cors.ts',
    "if (allowed.has(c.req.header('Origin') ?? ''))",
    'if (allowed.size > 0)',
  ]),
  's16/json': promise('And only with JSON', [
    'server/http/rpc/parse-body.ts',
    "if (!/^application\\/json\\s*(;|$)/i.test(contentType ?? ''))",
    "if (contentType === '')",
  ]),
  's17/catalogue-alone': promise(
    'The worker keeps the catalogue and nothing else of the API',
    ['sw/cache-keys.ts', "  'keepSize',\n", "  'keepSize',\n  'wishlist',\n"],
    ['sw/cache-keys.ts', "  'keepSize',\n", "  'keepSize',\n  'orderHistory',\n"],
  ),
  's17/no-pages': promise('And no page about the farmer', [
    'sw/cache-keys.ts',
    'const PUBLIC = [\n',
    'const PUBLIC = [\n  /^\\/wishlist$/,\n',
  ]),
  's17/whole': promise(
    'Only whole answers of our own server are kept',
    ['src/offline/api/response-checks.ts', '  !answer.redirected &&\n', ''],
    ['src/offline/api/response-checks.ts', '  answer.status === 200 &&\n', ''],
  ),
  's19/unstorable': promise('Text that no column can store is refused at the door, and never a server error', [
    'server/shop/core/storable-text.ts',
    "!text.includes('\\0') && text.isWellFormed()",
    'text.isWellFormed()',
  ]),
  's20/signs': promise('Percent, underscore and backslash mean themselves in a search', [
    'src/contract/search/fold.ts',
    'plain.match(/[\\p{L}\\p{M}]+|',
    'plain.match(/[^ \\d]+|',
  ]),
  's21/no-reason': promise('A failure is answered without its reason, and logged with it', [
    'server/http/rpc/answer.ts',
    "  return new Refusal('SERVER_ERROR', messages.serverError)",
    "  return new Refusal('SERVER_ERROR', String(error))",
  ]),
  's22/no-values': promise('A statement that fails is logged without what was typed', [
    'server/shop/core/transaction.ts',
    "  if (error instanceof DrizzleQueryError) return reasonOf(error.cause ?? new Error('A statement failed'))\n",
    '',
  ]),
  's22/refusals': promise(
    'Refusals, log-ins and payments are logged with the request’s number',
    [
      'server/http/middleware/access-log.ts',
      "    if (REFUSED.has(status) || isAnothers || status >= 500) log.warn(facts, 'A request was refused')",
      "    if (status >= 500) log.warn(facts, 'A request was refused')",
    ],
    [
      'server/http/middleware/access-log.ts',
      "const facts = { requestId: c.get('requestId'), route",
      "const facts = { requestId: 'none', route",
    ],
  ),
  's22/no-secrets': promise(
    'And without anybody’s secrets',
    ['server/http/middleware/access-log.ts', "path.split('/', 2).join('/')", 'path'],
    [
      'server/http/middleware/access-log.ts',
      "c.get('requestId'), route,",
      "c.get('requestId'), url: c.req.url, route,",
    ],
  ),
  's23/crowd': promise('A crowd buys what is there and no more, and nobody has to ask again', [
    'server/shop/orders/order-lines.ts',
    'gte(sql`${variants.onHand} - ${variants.reserved}`, quantity)',
    'gte(sql`${variants.onHand} - ${variants.reserved}`, quantity - 5)',
  ]),
  's23/no-circle': promise('Orders that name the same goods in opposite order never wait for each other in a circle', [
    'server/shop/orders/order-lines.ts',
    'return [...merged.values()].toSorted(bySku)',
    'return [...merged.values()]',
  ]),
  's23/delivered-alone': promise('Only what was delivered to the caller is reviewed', [
    'server/shop/reviews/reviews.ts',
    "        eq(orderItems.itemStatus, 'delivered'),\n",
    '',
  ]),
  's23/own-payment': promise('Another customer’s order can be neither requested nor verified', [
    'server/shop/payments/verify-payment.ts',
    'and(eq(orders.id, claim.product_order_id), eq(orders.customerId, customerId))',
    'eq(orders.id, claim.product_order_id)',
  ]),
  's24/weak': promise(
    'In production a short, default or placeholder secret stops the start, in one line that does not tell it',
    ['server/config/secrets.ts', 'const LENGTH_MIN = 16', 'const LENGTH_MIN = 6'],
    [
      'server/config/secrets.ts',
      "  return PLACEHOLDER.test(secret) ? 'looks like a placeholder' : undefined",
      '  return undefined',
    ],
    ['server/config/secrets.ts', "  'RAZORPAY_WEBHOOK_SECRET_OLD',\n", ''],
  ),
  's26/proxies': promise('A forwarded address is believed of a configured proxy alone', [
    'server/http/rpc/identify.ts',
    '    if (!isTrusted(nearest)) return networkOf(nearest)\n',
    '',
  ]),
  's26/trace': promise('TRACE is refused', [
    'server/http/app.ts',
    "  app.all('*', () => {\n    throw wrongMethod()\n  })",
    "  app.all('*', () => jsonAnswer(200, {}))",
  ]),
  's27/given-up': promise('A body that does not come to an end is given up', [
    'server/http/rpc/parse-body.ts',
    "  const timer = setTimeout(() => abort(new Refusal('TOO_SLOW', 'The request took too long')), timeoutMs)",
    '  const timer = setTimeout(() => undefined, timeoutMs)',
  ]),
}
