import { promise } from './promise.ts'

const sessions = 'server/shop/accounts/login/sessions.ts'
const own = 'server/shop/accounts/own-account.ts'
const erase = 'server/shop/accounts/erase-account.ts'
const purge = 'server/shop/maintenance/purge-erased.ts'

/** What a customer does with her own account. */
export const accountsOwn = {
  'accounts/log-ins': promise(
    'A customer sees her log-ins that still work, each with its browser, this one first',
    [
      sessions,
      '.orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastUsedAt))',
      '.orderBy(sessions.lastUsedAt)',
    ],
    [sessions, "and(of('customer', id), gt(sessions.expiresAt, clock()))", "of('customer', id)"],
  ),
  'accounts/name': promise('She changes her name, and nobody else’s', [
    own,
    'await db.update(customers).set({ name }).where(eq(customers.id, customerId))',
    'await db.update(customers).set({ name })',
  ]),
  'accounts/name-page': promise('Her new name is shown at once, and what she typed outlives a lost network', [
    'src/features/account/session.ts',
    '  noteUser(user.id, { name })\n',
    '',
  ]),
  'accounts/end-one': promise('She ends one of them, and nobody else’s', [
    sessions,
    "and(of('customer', customerId), eq(sessions.id, sessionId))",
    'eq(sessions.id, sessionId)',
  ]),
  'accounts/end-others': promise('Or all others, and nobody else’s', [
    sessions,
    "and(of('customer', id), ne(sessions.tokenHash, tokenHash))",
    'ne(sessions.tokenHash, tokenHash)',
  ]),
  'accounts/export': promise(
    'Her data is handed out whole, and nothing of anybody else',
    [own, 'wishlist: await wishlistOf(shop, customer.id)', 'wishlist: []'],
    [
      own,
      '    .where(eq(orders.customerId, customerId))\n    .orderBy(asc(refunds.id))',
      '    .orderBy(asc(refunds.id))',
    ],
  ),
  'accounts/export-proven': promise('Enquiries only to whom the number is proven', [
    own,
    'const phone = provenPhoneOf(row)\n',
    'const phone = provenPhoneOf({ ...row, phoneProvenAt: row.phoneProvenAt ?? row.createdAt })\n',
  ]),
  'accounts/erase-asks': promise('An account is erased with the right password alone', [
    erase,
    '  await verifyPassword(shop, {',
    '  void ({',
  ]),
  'accounts/erase-code': promise('Who has no password erases it with a code to her phone, over whatever network', [
    'server/shop/accounts/login/known-browsers.ts',
    '  browser: tokenHash,\n',
    '',
  ]),
  'accounts/erased': promise(
    'Nothing of its owner is left but what the books need',
    [erase, '    email: null,\n', ''],
    [erase, "  await closeAllSessions(shop, 'customer', customerId)\n", ''],
  ),
  'accounts/erased-whole': promise('Without an order nothing at all is left', [
    erase,
    '  await forgetErasedIds(shop)\n',
    '',
  ]),
  'accounts/erased-reviews': promise(
    'A public review stays without a name and with its public words, one that waits goes',
    [erase, "comment: publicComment, reviewStatus: 'approved'", "reviewStatus: 'approved'"],
    [erase, 'publicComment === null).map', 'publicComment === undefined).map'],
  ),
  'accounts/erase-waits': promise(
    'An account stays while an order, a return or a refund is open',
    [erase, "['payment_pending', 'placed', 'shipped']", "['payment_pending', 'placed']"],
    [erase, "          eq(returns.state, 'requested'),\n", ''],
  ),
  'accounts/books': promise(
    'The books keep the orders of an erased account for eight years, those of all others stay',
    [
      purge,
      'and(lt(orders.createdAt, yearsBefore(clock(), orderYears)), exists(erased))',
      'lt(orders.createdAt, yearsBefore(clock(), orderYears))',
    ],
    [purge, 'yearsBefore(clock(), orderYears)', 'yearsBefore(clock(), 1)'],
  ),
  'accounts/page': promise('She finds her account in the menu', [
    'src/app/layout/menus/UserMenu.tsx',
    '<MenuEntry to="/account" icon',
    '<MenuEntry to="/address" icon',
  ]),
  'accounts/page-told': promise('There her log-ins are told apart', [
    'src/app/account/Sessions.tsx',
    '{logIn.current && <Badge',
    '{!logIn.current && <Badge',
  ]),
  'accounts/page-one': promise('One is ended', ['src/app/account/Sessions.tsx', '.then(onChange)', '']),
  'accounts/page-others': promise('Or all others, and this one stays', [
    'src/app/account/Sessions.tsx',
    "withFeedback(callApi('logInsEndOthers'), onChange)",
    'onChange()',
  ]),
  'accounts/page-file': promise('Her data comes as a file with everything in it', [
    'src/app/account/ExportData.tsx',
    '}.json`, data)',
    '}.json`, data.account)',
  ]),
  'accounts/page-again': promise('Without network the page comes by itself when it is back', [
    'src/app/pages/account/AccountPage.tsx',
    'useAnswer(askOwn, online)',
    'useAnswer(askOwn)',
  ]),
  'accounts/page-open': promise('While an order is open the page says so and leads to it', [
    'src/app/account/EraseAccount.tsx',
    "refused.code === 'ORDERS_OPEN' && <ButtonLink",
    "refused.code === 'CONFLICT' && <ButtonLink",
  ]),
  'accounts/page-gone': promise('Of a deleted account nothing stays on the phone', [
    'src/app/account/EraseAccount.tsx',
    "await withLoading(logout('discard'))",
    'await Promise.resolve()',
  ]),
}
