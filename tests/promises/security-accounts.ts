import { promise } from './promise.ts'

/** Log-ins, tokens and forms of the security checklist. */
export const securityAccounts = {
  's4/own-token': promise('The seller form opens with its own token alone', [
    'server/shop/sellers/seller-requests.ts',
    '  if (seller.id !== sellerId) throw notFound(answers.linkNotValid)\n',
    '',
  ]),
  's4/seven-days': promise('Its token ends after seven days', [
    'server/shop/sellers/seller-requests.ts',
    'TOKEN_DAYS = 7',
    'TOKEN_DAYS = 8',
  ]),
  's4/hashed': promise('And is kept as a hash', [
    'server/shop/sellers/seller-requests.ts',
    'await db.insert(sellerTokens).values({ tokenHash: hashToken(token), sellerId, expiresAt })',
    'await db.insert(sellerTokens).values([{ tokenHash: hashToken(token), sellerId, expiresAt }, { tokenHash: token, sellerId, expiresAt }])',
  ]),
  's4/masked': promise('The account number is told masked', [
    'server/shop/sellers/bank-data.ts',
    "account && account.slice(-4).padStart(Math.max(account.length, 8), '•')",
    'account',
  ]),
  's4/masked-back': promise('A masked number that comes back changes nothing', [
    'server/shop/sellers/seller-requests.ts',
    "form.account_no?.includes('•') ?",
    "form.account_no?.includes('#') ?",
  ]),
  's6/argon2id': promise('Passwords are kept as Argon2id: 19 MiB, two rounds', [
    'server/shop/accounts/login/passwords.ts',
    'timeCost: 2, parallelism: 1',
    'timeCost: 1, parallelism: 1',
  ]),
  's7/guessable': promise(
    'A password that others would try first is refused: a common one, one letter, one’s own name, email or phone number',
    ['server/shop/accounts/login/passwords.ts', 'if (isPhone || own.includes(typed)', 'if (own.includes(typed)'],
    ['server/shop/accounts/login/passwords.ts', ' || commonPasswords.has(typed)', ''],
    ['server/shop/accounts/login/passwords.ts', ' || /^(.)\\1+$/.test(typed)', ''],
    ['server/shop/accounts/login/passwords.ts', 'if (email !== null) own.push(', 'if (email === null) own.push('],
  ),
  's8/five': promise('Five failures in 15 minutes close an account to that network, with the right password too', [
    'server/shop/core/rate-limits.ts',
    'loginFailures: { max: 5',
    'loginFailures: { max: 6',
  ]),
  's8/quarter': promise('And for a quarter of an hour', [
    'server/shop/core/rate-limits.ts',
    'loginFailures: { max: 5, windowMs: 15 * MINUTE',
    'loginFailures: { max: 5, windowMs: 10 * MINUTE',
  ]),
  's8/same-words': promise('An unknown account and a wrong password get the same answer', [
    'server/shop/accounts/accounts.ts',
    '  if (account === null || !matches) throw',
    "  if (account === null) throw new Refusal('NOT_FOUND', 'No such account')\n  if (!matches) throw",
  ]),
  's8/before-the-work': promise('An attempt is counted before it waits: of 200 at once five are tried', [
    'server/shop/accounts/accounts.ts',
    '  const matches = await passwordMatches(',
    '  await giveBack()\n  const matches = await passwordMatches(',
  ]),
  's8/given-back': promise('A right password never counts', [
    'server/shop/accounts/accounts.ts',
    '  await giveBack()\n  return account',
    '  return account',
  ]),
  's8/known-network': promise('Where the owner was before, strangers elsewhere never lock her out', [
    'server/shop/accounts/login/known-browsers.ts',
    'return known.network ? [own] :',
    "return subject === '' ? [own] :",
  ]),
  's8/64': promise('The addresses of one IPv6 /64 count as one', [
    'server/http/rpc/client-network.ts',
    'NETWORK_GROUPS = 4',
    'NETWORK_GROUPS = 8',
  ]),
  's8/known-browser': promise('A browser that was here before is not locked out by its neighbour', [
    'server/shop/accounts/login/known-browsers.ts',
    '  if (known.browser) return [',
    "  if (subject === '') return [",
  ]),
  's9/reviews': promise('30 reviews an hour per account', [
    'server/shop/core/rate-limits.ts',
    'reviews: { max: 30',
    'reviews: { max: 31',
  ]),
  's9/codes': promise('100 codes an hour per network, whatever the number', [
    'server/shop/core/rate-limits.ts',
    'codesPerNetwork: { max: 100',
    'codesPerNetwork: { max: 101',
  ]),
  's9/codes-strangers': promise(
    'Who asks for codes all the time locks nobody else out: five an hour for a browser and account',
    ['server/shop/core/rate-limits.ts', 'codes: { max: 5', 'codes: { max: 6'],
  ),
  's9/known-key': promise('A key that the shop knows never counts', [
    'server/http/rpc/serve-call.ts',
    '  const known = ticket && (await findOutcome(deps, ticket))\n',
    '  if (ticket !== null) await bound.keyed?.admit?.(deps, accountId)\n  const known = ticket && (await findOutcome(deps, ticket))\n',
  ]),
  's9/dealer': promise('Who applies first with a dealer’s phone does not keep the dealer out', [
    'server/shop/sellers/seller-requests.ts',
    "and(inArray(sellers.vendorStatus, ['accepted', 'suspended']), isSame)",
    'isSame',
  ]),
  's10/hashed': promise('A token is kept as a hash', [
    'server/shop/accounts/login/sessions.ts',
    '    browser: browserName(userAgent),',
    '    browser: token,',
  ]),
  's10/log-out': promise('And ends with the log-out', [
    'server/shop/accounts/login/sessions.ts',
    'await endSessions(shop, eq(sessions.tokenHash, tokenHash))',
    "await endSessions(shop, eq(sessions.tokenHash, ''))",
  ]),
  's10/day': promise('After a day without use', ['src/contract/constants.ts', 'SESSION_DAYS = 1', 'SESSION_DAYS = 2']),
  's10/slides': promise('And each use renews it', [
    'server/shop/accounts/login/sessions.ts',
    '> SLIDE_STEP_MS) {',
    '> SESSION_MAX_MS) {',
  ]),
  's10/ninety': promise('But after 90 days', [
    'server/shop/accounts/login/sessions.ts',
    'row.createdAt.getTime() + SESSION_MAX_MS',
    'Infinity',
  ]),
  's10/new-password': promise('With a new password all of the account', [
    'server/shop/accounts/login/otp-login.ts',
    "    if (role === 'customer') await verifyPhoneNumber(inner, account, client)\n    await inner.db.update(table).set({ passwordHash }).where(eq(table.id, account.id))\n    const opened = role === 'customer' ? account.id : await sellerAtDesk(inner, account.id)\n    await closeAllSessions(inner, role === 'customer' ? role : 'staff', opened)\n",
    '    await inner.db.update(table).set({ passwordHash }).where(eq(table.id, account.id))\n',
  ]),
  's11/no-token': promise('The cookie is a mark and not the token', [
    'src/features/account/auth-storage.ts',
    'export const renewCookie = (): void => writeCookie(newUuid(),',
    'export const renewCookie = (): void => writeCookie(readToken() ?? newUuid(),',
  ]),
  's12/discard': promise(
    'A log-out that discards leaves nothing of the account: changes, refused ones, attempts, drafts',
    ['src/offline/account/session.ts', '[db.outbox, db.dead, db.attempts].map', '[db.outbox, db.attempts].map'],
    ['src/offline/account/session.ts', '[db.outbox, db.dead, db.attempts].map', '[db.dead, db.attempts].map'],
    ['src/offline/account/session.ts', "  await db.meta.where('key').startsWith(draftsOf(acct)).delete()\n", ''],
  ),
  's12/mirror': promise('A log-out takes wishes, addresses and orders off the phone', [
    'src/offline/account/session.ts',
    'await db.session.delete(1)\n  if (acct === null) return\n  await clearMirror(db, acct)',
    'await db.session.delete(1)\n  if (acct === null) return',
  ]),
  's18/honest': promise('Files are what their first bytes say, whatever name and type they claim', [
    'server/shop/uploads/review-media.ts',
    'const found = mediaKindOf(bytes)',
    "const found = mediaKindOf(bytes) ?? { kind: 'video', extension: 'mp4' }",
  ]),
  's18/picture-size': promise('A picture has 8 MB at most', [
    'server/shop/uploads/review-media.ts',
    'picture: 8 * MB',
    'picture: 9 * MB',
  ]),
  's18/film-size': promise(
    'A film has 30 MB at most, all files together 60 MB',
    ['server/shop/uploads/review-media.ts', 'video: 30 * MB', 'video: 31 * MB'],
    ['server/shop/uploads/review-media.ts', 'FILES_BYTES_MAX = 60 * MB', 'FILES_BYTES_MAX = 90 * MB'],
  ),
  's18/cleaned': promise(
    'Place and camera are gone from what is kept',
    ['server/adapters/sharp.ts', '      .rotate()\n', '      .rotate()\n      .keepExif()\n'],
    ['server/shop/uploads/review-media.ts', 'bytes: stripMetadata(bytes, extension), extension', 'bytes, extension'],
  ),
  's18/private': promise(
    'Until it is approved its owner and the operator alone see a picture',
    ['server/shop/reviews/moderation.ts', 'set({ isPublic: true })', 'set({ isPublic: false })'],
    ['server/http/routes/review-media.ts', 'if (viewer === null) return false', 'if (viewer === null) return true'],
  ),
  's18/none-stays': promise('Of what is refused nothing stays', [
    'server/shop/uploads/review-media.ts',
    '    await deleteFiles(shop, names)\n    throw error',
    '    throw error',
  ]),
}
