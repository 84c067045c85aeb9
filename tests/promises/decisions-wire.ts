import { promise } from './promise.ts'

/** Decisions about places, the start, the wire and the operator. */
export const decisionsWire = {
  'd22/never-guess': promise('A PIN with several areas or districts offers them and guesses none', [
    'src/features/addresses/places.ts',
    '  if (others.length === 0) return first\n',
    '  if (others.length >= 0) return first\n',
  ]),
  'd22/town': promise('Where a map was asked the town is the map’s, else the district', [
    'src/features/addresses/places.ts',
    'city: city || district',
    'city: district',
  ]),
  'd22/key': promise('The map provider’s key is the shop’s, and the phone never sees it', [
    'server/adapters/google-maps.ts',
    "region: 'in', key })",
    "region: 'in', key: 'none' })",
  ]),
  'd23/eight-seconds': promise('What is not kept fails after 8 seconds without an answer', [
    'src/contract/constants.ts',
    'CATALOGUE_TIMEOUT_MS = 8_000',
    'CATALOGUE_TIMEOUT_MS = 9_000',
  ]),
  'd25/dialog': promise(
    'A price that went up is shown old and new, and ordered at the new one by a tap alone',
    [
      'src/features/checkout/RefusalDialog.tsx',
      '        <RefusedLines lines={lines} items={items} words={changeOfPrice} />\n',
      '',
    ],
    ['src/app/pages/orders/Checkout.tsx', 'lines.find((line) => line.sku === sku)?.current ?? price', 'price'],
  ),
  'd35/one-order': promise('One order may span sellers: one number, and a status for each item', [
    'server/shop/orders/order-history.ts',
    '  order_item_id: row.item.id,\n',
    '  order_item_id: row.item.id,\n  order_id: String(row.item.id),\n',
  ]),
  'd37/sku': promise('A sku is issued by the server and unique in the whole shop; the seller’s own stands beside it', [
    'server/shop/catalogue-import/store-packs.ts',
    'sku: `IM${listingId}-${place}`',
    'sku: `SKU${listingId}-${place}`',
  ]),
  'd42/tags': promise(
    'A shared link shows title, price and picture: the server puts those tags into the page',
    ['server/http/routes/head-tags.ts', "    meta('property', 'og:image', picture),\n", ''],
    ['server/http/routes/head-tags.ts', "    meta('property', 'og:description', head?.description),\n", ''],
    ['src/app/pages/catalogue/ProductPage.tsx', 'first ? `${formatRupees(first.selling_price)}, ', 'first ? `'],
  ),
  'd44/tap': promise('An order that never left is sent by a tap alone, never by a reload', [
    'src/features/checkout/open-order.store.ts',
    "!== 'placing') await withOpen(askAttempt)",
    "!== 'placing') await withOpen(sendAgain)",
  ]),
  'd44/keeps': promise('Without network the payment screen keeps what was chosen, says so, and sends nothing', [
    'src/app/pages/orders/usePlaceOrder.ts',
    'if (!useNetwork.getState().online && !(await withLoading(pingServer()))) {',
    "if (useNetwork.getState().trouble === 'reload') {",
  ]),
  'd46/not-again': promise('What is already done is not done again at a start: a filled shop is left alone', [
    'server/seed/seed.ts',
    '  if (!(await isEmpty(db))) return\n  await db.transaction(async (tx) => {',
    '  await db.transaction(async (tx) => {\n    await insertCatalogue(tx, generate(seed, { listings, today: today({ clock: () => now }) }))',
  ]),
  'd47/one-line': promise('A wrong value in the environment stops the start with one line', [
    'server/config/config.ts',
    'const message = `${name} must be a number from ${min} to ${max}`',
    'const message = `${name} must be a number\\nfrom ${min} to ${max}`',
  ]),
  'd49/exit-1': promise(
    'A mistake of the operator is told on standard error with exit code 1',
    ['server/admin/main.ts', '  console.error(error.message)\n', '  console.log(error.message)\n'],
    ['server/admin/main.ts', '  process.exitCode = 1\n', '  process.exitCode = 0\n'],
  ),
  'd51/english': promise('English is the language of a page', ['index.html', '<html lang="en"', '<html lang="hi"']),
  'd52/top-level': promise('Login answers token and user at top level', [
    'server/http/calls/account.ts',
    '...(await accounts.loginByPassword(shop, { role, by, password, client })) }',
    "...{ ...(await accounts.loginByPassword(shop, { role, by, password, client })), user: { id: 0, name: '' } } }",
  ]),
  'd58/all-pages': promise('The command line walks all pages of a list', [
    'server/admin/command.ts',
    'cursor !== null;) {',
    'cursor === undefined;) {',
  ]),
  'd60/lock': promise('A second server is kept off the embedded database', [
    'server/db/lock.ts',
    '    process.kill(pid, 0)\n    return true\n',
    '    process.kill(pid, 0)\n    return false\n',
  ]),
  'd61/idempotent': promise('The same file changes nothing the second time', [
    'server/shop/catalogue-import/place-packs.ts',
    'else if (before.importedAs === importedAs) counts',
    "else if (before.importedAs === '') counts",
  ]),
  'd61/licences': promise('Listings that need a licence come only from sellers who hold one', [
    'server/shop/catalogue-import/product-header.ts',
    'if (licenceKind !== null && !lookup',
    "if (licenceKind === 'none' && !lookup",
  ]),
  'd66/twenty': promise(
    'While changes wait and a page is visible the queue is sent within 20 seconds of the server’s return, also when no event fires',
    [
      'src/features/sync/sync-scheduler.ts',
      '    void resetBackoff(local).then(() => send(local))',
      '    void send(local)',
    ],
  ),
  'd66/parked': promise('Parked changes do not count', [
    'src/offline/sync/queue-policy.ts',
    "record.state === 'parked' && !(",
    "record.state === 'queued' && !(",
  ]),
}
