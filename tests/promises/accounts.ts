import { promise } from './promise.ts'

const otp = 'server/shop/accounts/login/otp.ts'
const request = 'server/shop/accounts/login/request-code.ts'
const otpLogin = 'server/shop/accounts/login/otp-login.ts'
const browsers = 'server/shop/accounts/login/known-browsers.ts'
const bank = 'server/shop/sellers/bank-data.ts'
const encryption = 'server/shop/core/encryption.ts'

/** What an account is worth to strangers, beyond the checklist. */
export const accounts = {
  'accounts/bank-sealed': promise('Bank data stands in neither database nor backup in plain text', [
    bank,
    'map(bank, (text, field) => seal(dataKeys, text, contextOf(sellerId, field)))',
    'bank',
  ]),
  'accounts/its-key': promise(
    'What is sealed opens with its key alone, and with the old one after a change',
    [encryption, '[current, old].find(', '[current].find('],
    [
      encryption,
      'sealed.startsWith(sealedPrefix(one)))\n  if (key === undefined) return null',
      'sealed.startsWith(sealedPrefix(one)))\n  if (key === undefined) return sealed',
    ],
  ),
  'accounts/its-place': promise('And in its own place alone', [
    encryption,
    '      .setAAD(Buffer.from(context))\n',
    "      .setAAD(Buffer.from('sellers/1'))\n",
  ]),
  'accounts/start-seals': promise('A start seals what an older version left in plain text', [
    bank,
    '.set(sealBank(shop, row.id, bank))',
    '.set(bank)',
  ]),
  'accounts/new-key': promise('And seals anew after a change of the key', [
    bank,
    'notLike(table[field], now)',
    "notLike(table[field], 'sealed:%')",
  ]),
  'accounts/unreadable-stays': promise('What cannot be read stays as it is, and is counted', [
    bank,
    'row[field] !== null && bank[field] === null',
    'row[field] === null && bank[field] !== null',
  ]),
  'accounts/keyed-code': promise('A code cannot be found by trying all codes against what is stored', [
    otp,
    'keyedHash(dataKeys,',
    "keyedHash({ current: { id: '', secret: '' } } as typeof dataKeys,",
  ]),
  'accounts/same-answer': promise(
    'A request for a code answers the same, at once, whether there is an account and whether the message goes',
    [
      request,
      '  if (account === null && !opensAccount(to)) return message\n',
      '  if (account === null) throw paused()\n',
    ],
    [request, '  void sendCounted(', '  await sendCounted('],
  ),
  'accounts/reset-quiet': promise('A reset looks at the code before it says anything about the password', [
    otpLogin,
    "  const verified = await verifyCode(shop, { role, phoneNumber, purpose: 'password' }, code, client)\n",
    "  const found = await (await import('../accounts.ts')).findAccount(shop, role, { phoneNumber })\n  if (found !== null) checkPassword(password, found)\n  const verified = await verifyCode(shop, { role, phoneNumber, purpose: 'password' }, code, client)\n",
  ]),
  'accounts/reset-again': promise('The code stays good for a better password', [
    otpLogin,
    '  const { account } = verified\n',
    '  const { account } = verified\n  await consumeCode(shop, verified)\n',
  ]),
  'accounts/reset-counts': promise('And every look spends an attempt', [otp, 'ATTEMPTS_MAX = 5', 'ATTEMPTS_MAX = 50']),
  'accounts/codes-open': promise('A stranger who asks for codes all the time locks nobody out', [
    browsers,
    "`${subject}@${client.network ?? 'inside'}`",
    'subject',
  ]),
  'accounts/own-attempts': promise('Nobody spends the attempts of a code that another browser asked for', [
    otp,
    'inArray(loginCodes.requester, [requesterOf(shop, client), BY_SHOP])',
    'inArray(loginCodes.purpose, [to.purpose])',
  ]),
  'accounts/other-network': promise('A code is entered over another network by the browser that asked for it', [
    browsers,
    "return browser ?? network ?? 'inside'",
    "return network ?? 'inside'",
  ]),
  'accounts/strangers-address': promise('The first code of a number deletes what a stranger has saved under it', [
    otpLogin,
    '  await shop.db.delete(addresses).where(eq(addresses.customerId, id))\n',
    '',
  ]),
  'accounts/own-browser': promise('The browser that signed up keeps what it has saved', [
    otpLogin,
    '  if (isKnownBrowser) return\n',
    '',
  ]),
  'accounts/proven-stays': promise('Once the number is proven a code ends nothing', [
    otpLogin,
    'and(eq(customers.id, id), isNull(customers.phoneProvenAt))',
    'eq(customers.id, id)',
  ]),
  'accounts/first-code': promise('An account that was opened for a farmer is the farmer’s with its first code', [
    otp,
    '[requesterOf(shop, client), BY_SHOP]',
    '[requesterOf(shop, client)]',
  ]),
}
