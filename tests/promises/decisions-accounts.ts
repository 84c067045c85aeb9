import { promise } from './promise.ts'

/** Decisions about accounts, ids and what is told to whom. */
export const decisionsAccounts = {
  'd2/postponed': promise('While the shop cannot be reached a missing cookie ends no log-in; once it can, it does', [
    'src/features/account/session.ts',
    '  isPostponed = !(await pingServer())\n',
    '  isPostponed = false\n',
  ]),
  'd2/gone': promise('No call that is answered meanwhile brings the cookie back', [
    'src/features/account/session.ts',
    'if (identity() !== null && hasCookie()) renewCookie()',
    'if (identity() !== null) renewCookie()',
  ]),
  'd3/logged': promise('The shared call only logs a 401', [
    'src/offline/api/make-call.ts',
    'if (response.status === 401) console.warn(`${name}: not logged in`)',
    'if (response.status === 401) settings.renewed()',
  ]),
  'd4/worker': promise('The worker finds the token in the database', [
    'src/features/account/session.ts',
    '    await matchRow({ acct: user.id, token })\n',
    '',
  ]),
  'd5/redirect': promise('A seller is sent to the operator’s site, with the id and without a token', [
    'server/shop/accounts/accounts.ts',
    "desk.searchParams.set('seller', String(sellerId))",
    "desk.searchParams.set('token', String(sellerId))",
  ]),
  'd5/no-customer': promise('And is no customer', [
    'server/http/rpc/identify.ts',
    "  if (session.role !== 'customer') throw new Refusal('FORBIDDEN', answers.loginAsCustomer)\n",
    '',
  ]),
  'd6/one-account': promise('An email and a phone number open one account each, however they are written', [
    'server/shop/accounts/accounts.ts',
    'if (user === undefined) throw accountExists()',
    "if (user === undefined) throw new Refusal('CONFLICT', 'Taken')",
  ]),
  'd7/once': promise('A code opens an account once', [
    'server/shop/accounts/login/otp.ts',
    'await db.delete(loginCodes).where(codesFor(to)).returning({ codeHash: loginCodes.codeHash })',
    'await db.select({ codeHash: loginCodes.codeHash }).from(loginCodes).where(codesFor(to))',
  ]),
  'd7/five': promise('It may be tried five times', [
    'server/shop/accounts/login/otp.ts',
    'ATTEMPTS_MAX = 5',
    'ATTEMPTS_MAX = 6',
  ]),
  'd7/ten': promise('And lasts ten minutes', [
    'server/shop/accounts/login/otp.ts',
    'LIFETIME_MS = 10 * 60 * 1000',
    'LIFETIME_MS = 12 * 60 * 1000',
  ]),
  'd7/unproven': promise('The first code on a number that was never proven voids its password', [
    'server/shop/accounts/login/otp-login.ts',
    'phoneProvenAt: shop.clock(), passwordHash: null',
    'phoneProvenAt: shop.clock()',
  ]),
  'd7/unproven-ends': promise('And ends its other log-ins', [
    'server/shop/accounts/login/otp-login.ts',
    "  await closeAllSessions(shop, 'customer', id)\n",
    '',
  ]),
  'd8/send': promise('Send now sends before it logs out', [
    'src/features/account/session.ts',
    "  if (choice === 'send') {",
    "  if (choice === ('never' as string)) {",
  ]),
  'd8/cannot-send': promise('And logs nobody out when it cannot', [
    'src/features/account/session.ts',
    '    if ((await pendingCount()) > 0) return false\n',
    '',
  ]),
  'd8/keep': promise(
    'Keep sends nothing, revokes the token and leaves what waits',
    [
      'src/features/account/session.ts',
      "  await forget(who?.acct ?? user?.id ?? null, choice === 'discard')",
      "  await forget(who?.acct ?? user?.id ?? null, choice !== 'send')",
    ],
    ['src/features/account/session.ts', "  if (who !== null) void callApi('logout', { token: who.token })\n", ''],
  ),
  'd10/three': promise('A product has three ids: of the listing, of the product, of its pack', [
    'server/shop/catalogue/listings.ts',
    '  id: listing.id,\n',
    '  id: product.id,\n',
  ]),
  'd13/accepted': promise('After the acceptance the form is refused', [
    'server/shop/sellers/seller-requests.ts',
    "inArray(sellers.vendorStatus, ['requested', 'invited', 'submitted'])",
    "inArray(sellers.vendorStatus, ['requested', 'invited', 'submitted', 'accepted'])",
  ]),
  'd13/again': promise('Until then it may be handed in again', [
    'server/shop/sellers/seller-requests.ts',
    "inArray(sellers.vendorStatus, ['requested', 'invited', 'submitted'])",
    "inArray(sellers.vendorStatus, ['requested', 'invited'])",
  ]),
  'd16/tolerant': promise('A search finds what was misspelt, transliterated or written in another script', [
    'src/contract/search/understand.ts',
    '    const guess = guessName(typed, isLatin)\n',
    '    const guess = undefined\n',
  ]),
  'd18/own-book': promise('The address book of another customer’s id is 403', [
    'server/http/calls/addresses.ts',
    'if (params.userId !== String(caller.id))',
    "if (params.userId === '')",
  ]),
  'd18/not-theirs': promise('Every other id that is not theirs is 404, as if there were none', [
    'server/shop/accounts/addresses.ts',
    'const inBook = ({ customerId, kind }: AddressBook) =>\n  and(eq(addresses.customerId, customerId), eq(addresses.kind, kind))',
    'const inBook = ({ kind }: AddressBook) => and(eq(addresses.kind, kind))',
  ]),
  'd18/codes': promise(
    'Malformed JSON is 400, another type 415, too much 413',
    [
      'server/http/rpc/parse-body.ts',
      "throw new Refusal('BAD_JSON', 'The body is not valid JSON')",
      "throw new Refusal('INVALID', 'The body is not valid JSON')",
    ],
    [
      'server/http/rpc/parse-body.ts',
      "throw new Refusal('UNSUPPORTED_TYPE', 'Send the body as application/json')",
      "throw new Refusal('BAD_REQUEST', 'Send the body as application/json')",
    ],
    ['server/http/rpc/parse-body.ts', 'JSON_BODY_MAX = 64 * 1024', 'JSON_BODY_MAX = 128 * 1024'],
  ),
  'd18/fields': promise('A body against its schema is 422, with its wrong fields by name', [
    'server/http/rpc/parse-body.ts',
    '    fields[field] ??= issue.message\n',
    '    fields[field] ??= field\n',
  ]),
  'd19/own-thread': promise('Nobody reads another’s thread', [
    'server/shop/reviews/review-threads.ts',
    'and(eq(reviews.customerId, customerId), eq(reviews.listingId, listingId), ofSku)',
    'and(eq(reviews.listingId, listingId), ofSku)',
  ]),
  'd20/copy': promise(
    'A delivery address that is posted whole as billing address becomes a copy with an id of its own',
    ['server/shop/accounts/addresses.ts', 'return copied > 0 ? randomUUID() : asked', 'return asked'],
  ),
  'd20/phones-id': promise('The id that the phone made is kept', [
    'server/shop/accounts/addresses.ts',
    "  if (kind === 'delivery') return asked\n",
    "  if (kind === 'delivery') return randomUUID()\n",
  ]),
  'd20/first-default': promise('The first address of a kind is the default', [
    'server/shop/accounts/addresses.ts',
    'isDefault: others === 0',
    'isDefault: false',
  ]),
  'd20/oldest-follows': promise('After the default the oldest follows', [
    'server/shop/accounts/addresses.ts',
    '.orderBy(asc(addresses.createdAt), asc(addresses.id))\n      .limit(1)',
    '.orderBy(desc(addresses.createdAt), desc(addresses.id))\n      .limit(1)',
  ]),
  'd20/last-edit': promise('The last edit wins', [
    'server/shop/accounts/addresses.ts',
    '.set(columns(form)).where',
    '.set({ name: form.name }).where',
  ]),
  'd21/three': promise('A review has three files in all, at once or later', [
    'server/shop/reviews/reviews.ts',
    'if (kept + files.length > REVIEW_FILES_MAX)',
    'if (files.length > REVIEW_FILES_MAX)',
  ]),
}
