import { promise } from './promise.ts'

const telling = 'server/shop/news/tell.ts'
const sending = 'server/shop/news/send-news.ts'
const goods = 'server/shop/news/tell-of-goods.ts'
const webPush = 'server/adapters/web-push.ts'

/** News of orders, by SMS and on the phone's screen. */
export const news = {
  'news/once': promise('What happened is told once', [
    telling,
    'dedupe: `${what}:${nameOf(to)}:${channel}`,',
    'dedupe: `${what}:${nameOf(to)}:${channel}:${Math.random()}`,',
  ]),
  'news/paid': promise('An order to be paid in advance is told once it is paid', [
    'server/shop/orders/place-order.ts',
    '  if (!isPrepaid)\n    await tellPlaced',
    '  await tellPlaced',
  ]),
  'news/own': promise('What a customer cancels herself is told to the seller alone', [
    'server/shop/orders/change-item-status.ts',
    'const byCustomer = customerId !== undefined',
    'const byCustomer = customerId === 0',
  ]),
  'news/language': promise('An SMS comes in the language of the order', [
    'server/http/calls/orders.ts',
    'placeOrder(shop, caller.id, body, query.lang)',
    "placeOrder(shop, caller.id, body, query.lang && 'en')",
  ]),
  'news/frozen': promise('An order says its language, the same at every repetition', [
    'src/offline/orders/order-attempts.ts',
    'lang === undefined ? path : `${path}?lang=${lang}`',
    'lang === undefined ? path : path',
  ]),
  'news/low': promise('Low stock is told once until somebody fills it up', [
    goods,
    '`stock:${sku}:low:${last?.id ?? 0}`',
    '`stock:${sku}:low:${last?.id ?? 0}:${Math.random()}`',
  ]),
  'news/back': promise('Whoever has no browser that is told goes on waiting for a pack', [
    goods,
    'dueStockAlerts(inner, exists(own))',
    'dueStockAlerts(inner, own && undefined)',
  ]),
  'news/again': promise('A process that is killed before it has noted the sending sends again under the same name', [
    sending,
    "attempts >= TRIES_MAX ? { state: 'failed' } : { nextAt }",
    "attempts >= TRIES_MAX || nextAt ? { state: 'failed' } : { nextAt }",
  ]),
  'news/killed': promise('Every order that was acknowledged is told, whatever is killed meanwhile, under one name', [
    sending,
    'nextAt: new Date(now.getTime() + LEASE_MS) }',
    "state: 'failed' as const, nextAt: new Date(now.getTime() + LEASE_MS) }",
  ]),
  'news/nothing-untrue': promise('What goes out stands in the outbox, and what was taken back does not', [
    sending,
    "purpose: 'news', key: row.dedupe }",
    "purpose: 'news', key: row.dedupe + row.attempts }",
  ]),
  'news/side-by-side': promise('Two processes send each message once', [
    sending,
    "\n      .for('update', { skipLocked: true })",
    '',
  ]),
  'news/stale': promise('“Out for delivery” of yesterday is not sent any more', [sending, 'out: 12', 'out: 72']),
  'news/given-up': promise('What fails is tried ever more rarely, and given up', [
    sending,
    'RETRY_MS * 2 ** (attempts - 1)',
    'RETRY_MS * attempts ** 0',
  ]),
  'news/encrypted': promise('Only the browser itself can read a message', [
    webPush,
    'hkdf(shared, bytes(auth), info, 32)',
    'hkdf(shared, bytes(p256dh), info, 32)',
  ]),
  'news/hosts': promise(
    'Messages go to the push services of the browsers alone, over TLS, to no address of our own network',
    [webPush, "protocol === 'https:' && ", ''],
  ),
  'news/redirect': promise('A redirect of a push service is not followed', [
    webPush,
    "redirect: 'manual'",
    "redirect: 'follow'",
  ]),
  'news/gone': promise('A browser that takes nothing any more is forgotten', [
    sending,
    'await shop.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, browser.id))',
    'await shop.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, -browser.id))',
  ]),
  'news/log-in': promise('A browser is told no more once its log-in was ended', [
    'server/shop/accounts/login/sessions.ts',
    'inArray(pushSubscriptions.sessionId, ended)',
    'inArray(pushSubscriptions.sessionId, ended.slice(ended.length))',
  ]),
  'news/asked': promise('After an order one press has the phone told of it; before nothing is asked', [
    'src/app/pages/orders/OrderHistoryPage.tsx',
    '<TellMe />',
    '{null && <TellMe />}',
  ]),
  'news/shown': promise('A second copy of a message takes the place of the first', [
    'sw/push.ts',
    '{ body, tag, data: url,',
    '{ body, tag: tag + Math.random(), data: url,',
  ]),
} as const
