import { promise } from './promise.ts'

const orders = 'server/admin/orders.ts'
const command = 'server/admin/command.ts'
const catalogue = 'server/admin/catalogue.ts'
const call = 'server/admin/shop-call.ts'
const restore = 'server/shop/maintenance/restore.ts'

/** The operator’s command line. */
export const operatorCommands = {
  'commands/ship': promise('A command ships and delivers what was ordered', [
    orders,
    "verb('deliver <order_item_id>', 'orderDeliver'",
    "verb('deliver <order_item_id>', 'orderShip'",
  ]),
  'commands/show': promise(
    'One shows where an order goes and what to collect, and finds it by a text',
    [orders, '`Collect     ${money(order.to_collect)}`', "''"],
    [orders, "list('list', 'orders', COLUMNS, 'No orders.')", "list('list', 'orders', ITEM_COLUMNS, 'No orders.')"],
    [command, 'command.args[0] ?? options.search', 'command.args[0]'],
  ),
  'commands/back': promise('One tells of what came back, with a reason', [
    orders,
    "'orderCameBack', { show, options: [readByCustomer, restock] }",
    "'orderCameBack', { show, options: [readByCustomer] }",
  ]),
  'commands/stock': promise('One changes stock by a difference with a reason', [
    catalogue,
    "add: numberOf(options['add'])",
    "stock: numberOf(options['add'])",
  ]),
  'commands/block': promise('One blocks a customer and lets her in again', [
    'server/admin/customers.ts',
    "verb('unblock <id>', 'customerUnblock'",
    "verb('unblock <id>', 'customerBlock'",
  ]),
  'commands/takedown': promise(
    'One takes a listing or a seller off the shop and back',
    [catalogue, "verb('publish <id>', 'listingPublish'", "verb('publish <id>', 'listingUnpublish'"],
    ['server/admin/sellers.ts', "verb('resume <id>', 'sellerResume'", "verb('resume <id>', 'sellerSuspend'"],
  ),
  'commands/zones': promise('One says where a seller delivers, in how many days and for how much cash', [
    'server/admin/zones.ts',
    'cash ? cashMax(cashLimit) : { cash_max: 0 }',
    'cashMax(cashLimit)',
  ]),
  'commands/refunds': promise('One sends a refund, or says how it was sent', [
    'server/admin/refunds.ts',
    "required('--reference <text>'",
    "optional('--reference <text>'",
  ]),
  'commands/price': promise('A new price and stock show in the shop at once', [
    catalogue,
    "price: numberOf(options['price'])",
    "price: numberOf(options['none'])",
  ]),
  'commands/sellers': promise('Sellers and enquiries are listed, an applicant is invited or turned away', [
    'server/admin/sellers.ts',
    "verb('reject <id>', 'sellerReject'",
    "verb('reject <id>', 'sellerAccept'",
  ]),
  'commands/deal': promise('The deal is the one that was set last', [
    'server/shop/catalogue/catalogue.ts',
    '.orderBy(desc(deals.id))',
    '.orderBy(deals.id)',
  ]),
  'commands/banners': promise('A banner is set from a file of this machine', [
    'server/admin/promotions.ts',
    '  if (!existsSync(image)) return image\n',
    '  if (image !== "") return image\n',
  ]),
  'commands/farmer': promise('An account is opened for a farmer, once', [
    'server/admin/customers.ts',
    'Account ${data.id} of ${data.name} is open.',
    'Account ${data.id} is open.',
  ]),
  'commands/import': promise(
    'A seller’s file is imported, and its bad rows are told in a table or as JSON',
    [catalogue, '${rows - bad_rows} of ${rows} rows were taken', '${rows} of ${rows} rows were taken'],
    [catalogue, "{ title: 'Line', text: (row) => String(row.line), right: true },\n", ''],
  ),
  'commands/closed': promise(
    'A wrong token, a missing token and a closed shop are told apart',
    [call, 'const hint = status === 401 ?', 'const hint = status === 999 ?'],
    [call, '`No shop answers at ${shopUrl}.', '`The shop did not answer.'],
  ),
  'commands/help': promise('Help teaches with examples', [
    'server/admin/main.ts',
    ".addHelpText('after', EXAMPLES)",
    '',
  ]),
  'commands/restore-empty': promise('A backup is restored in an empty folder alone', [
    restore,
    '    if (!(await isEmpty(tx))) throw',
    "    if (path === '') throw",
  ]),
  'commands/restore-same': promise('Which then serves the same shop', [
    restore,
    'if (rows.length === 0) return',
    "if (rows.length === 0 || table === 'deals') return",
  ]),
  'floods/terminal-shown': promise(
    'Every command prints what strangers have written as plain text',
    [command, 'show(plainValue(data))', 'show(data)'],
    [command, 'plainJson(data)', 'JSON.stringify(data)'],
  ),
}
