import { promise } from './promise.ts'

const text = 'server/shop/core/storable-text.ts'
const paths = 'server/http/middleware/reject-malformed-paths.ts'
const webhook = 'server/shop/payments/handle-webhook.ts'
const slots = 'server/shop/catalogue/search-slots.ts'
const catalogue = 'server/http/calls/catalogue.ts'
const maps = 'server/adapters/cached-maps.ts'
const plain = 'server/admin/plain-text.ts'

/** Odd requests, and who asks too much. */
export const floods = {
  'floods/unstorable': promise(
    'Text that cannot be stored is refused on every call, wherever it stands: never a server error',
    [text, "!text.includes('\\0') && text.isWellFormed()", 'text.isWellFormed()'],
    [text, "!text.includes('\\0') && text.isWellFormed()", "!text.includes('\\0')"],
    [text, 'isStorableText(name) && isStorable(inner, depth + 1)', 'isStorable(inner, depth + 1)'],
  ),
  'floods/no-day': promise(
    'A day that no calendar has, or no shop can mean, is refused and named',
    ['src/contract/day.ts', 'date.getUTCMonth() === month - 1 && date.getUTCDate() === day', 'date.getUTCDate() > 0'],
    ['src/contract/day.ts', 'year >= YEARS.from && year <= YEARS.to && ', ''],
  ),
  'floods/webhook': promise(
    'A signed webhook whose text cannot be stored, or whose amount no column holds, is no server error',
    [webhook, 'v.maxLength(100), v.check(isStorableText)', 'v.maxLength(100)'],
    [webhook, 'v.minValue(0), v.maxValue(2_147_483_647)', 'v.minValue(0)'],
  ),
  'floods/no-page': promise('A path that cannot be read is a page that is not there', [
    paths,
    'if (isCall || !isRead) throw new',
    'throw new',
  ]),
  'floods/bad-request': promise('A call that cannot be read is a bad request', [
    paths,
    'if (isCall || !isRead) throw new',
    'if (!isRead) throw new',
  ]),
  'floods/missing-page': promise('And such a page is shown as not there', [
    paths,
    "MISSING_PAGE = '/unreadable'",
    "MISSING_PAGE = '/about'",
  ]),
  'floods/own-host': promise('No address makes a page name another host as its own', [
    paths,
    "url.pathname.replaceAll(/\\/{2,}/g, '/') + url.search",
    'url.pathname + url.search',
  ]),
  'floods/files-closed': promise('A file that nobody reads on is closed, and the copy of a backup goes', [
    'server/adapters/lazy-stream.ts',
    'await reader?.cancel()',
    'await undefined',
  ]),
  'floods/search-counts': promise('A text in a list counts as a search, a list without one does not', [
    catalogue,
    "if (query.q && address !== null) await consumeLimit(shop, 'search', address)",
    "if (address === '') await consumeLimit(shop, 'search', address)",
  ]),
  'floods/codes-to-anybody': promise(
    'Messages to numbers without an account cost the shop so much an hour and no more, and the answer does not tell',
    [
      'server/shop/accounts/login/request-code.ts',
      "opensAccount(to) ? 'newcomers' : 'accounts'\n",
      "opensAccount(to) ? 'accounts' : 'accounts'\n",
    ],
    ['server/shop/accounts/login/request-code.ts', '    return false\n', '    return true\n'],
  ),
  'floods/search-page': promise('A page of results costs a search, however its path is written', [
    'server/http/app.ts',
    "  app.get('*', async (c, next) => {\n    const address",
    "  app.get('/search', async (c, next) => {\n    const address",
  ]),
  'floods/eight-wait': promise('One network has eight searches that wait, and no more', [
    slots,
    'QUEUE_MAX_PER_NETWORK = 8',
    'QUEUE_MAX_PER_NETWORK = 9',
  ]),
  'floods/one-search': promise('One search works at a time, and the network that has cost least is next', [
    'server/shop/core/concurrency-limit.ts',
    'queue.toSorted((a, b) => minute.workedFor(a.asker) - minute.workedFor(b.asker))',
    'queue',
  ]),
  'floods/search-rests': promise(
    'A search leaves the database to others for three times as long as it worked, a second at most',
    [slots, 'atOnce: 1, pauseFactor: 3', 'atOnce: 1, pauseFactor: 2'],
    [slots, 'PAUSE_MAX_MS = 1_000', 'PAUSE_MAX_MS = 9_000'],
  ),
  'floods/alone-rests': promise('Also when nobody is seen to wait: the others may not have been read yet', [
    slots,
    'pauseMs = Math.min',
    'if (pauseFactor < 0) pauseMs = Math.min',
  ]),
  'floods/server-searches': promise('A database server works on four searches at once, and on no more', [
    slots,
    'atOnce: 4',
    'atOnce: 5',
  ]),
  'floods/maps-once': promise('The map provider is asked once for one place', [maps, 'DIGITS = 3', 'DIGITS = 7']),
  'floods/maps-limit': promise('And a limited number of times for one network', [
    'server/http/calls/places.ts',
    'if (shop.maps !== undefined && network !== null) await',
    "if (network === '') await",
  ]),
  'floods/maps-again': promise(
    'A provider that failed is asked again, and an old answer too',
    [maps, 'place.catch(() => cache.delete(key))', 'place.catch(() => undefined)'],
    [maps, 'CACHE_MS = 24 *', 'CACHE_MS = 48 *'],
  ),
  'floods/full-book': promise('A book holds 50 addresses, and a full one says so in plain words', [
    'server/shop/accounts/addresses.ts',
    'if (others >= ADDRESSES_MAX)',
    'if (others > ADDRESSES_MAX)',
  ]),
  'floods/demo': promise('In production demo accounts are closed', [
    'server/shop/accounts/demo-accounts.ts',
    'await tx.update(table).set({ passwordHash: null }).where(eq(table.id, row.id))\n',
    '',
  ]),
  'floods/no-code-printed': promise('And no code is printed where codes cannot be sent', [
    'server/adapters/message-senders.ts',
    "send: async () => log.error({}, 'A message was not sent: SENDER_URL is not set'),",
    "send: async (_, text) => {\n    log.error({}, 'A message was not sent: SENDER_URL is not set')\n    log.error({}, text)\n  },",
  ]),
  'floods/terminal': promise(
    'What strangers have written reaches a terminal as text and never as a command',
    [plain, ".replaceAll(BREAKS, ' ')", ''],
    [plain, ".replaceAll(MARKS, '')", ''],
  ),
  'floods/json': promise('In JSON it is escaped, and says the very same', [plain, '.replaceAll(UNSAFE, escaped)', '']),
  'floods/joiners': promise('Indic scripts keep their joiners', [
    plain,
    'MARKS = /(?![\\u200C\\u200D])\\p{Cf}/gu',
    'MARKS = /\\p{Cf}/gu',
  ]),
}
