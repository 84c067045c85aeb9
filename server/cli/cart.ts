import type { AdminCartMessage } from '../../src/contract/calls/staff/cart-message.ts'
import type { LineProblem } from '../../src/contract/cart-message.ts'
import { examples, verb, type CommandGroup } from './command.ts'
import { formatTable, money, type Column } from './table.ts'

const PROBLEMS: Readonly<Record<LineProblem, string>> = {
  gone: 'no longer sold',
  licence: 'cannot be sold: no valid licence',
  collect_only: 'collected at the dealer, not ordered',
  out_of_stock: 'out of stock',
  few: 'not enough in stock',
}

const COLUMNS: readonly Column<AdminCartMessage['lines'][number]>[] = [
  { title: 'Pieces', text: (row) => String(row.quantity), right: true },
  { title: 'Product', text: (row) => row.name },
  { title: 'SKU', text: (row) => row.variant?.sku ?? '–' },
  { title: 'Price today', text: (row) => (row.variant === null ? '–' : money(row.variant.selling_price)), right: true },
  { title: 'In stock', text: (row) => (row.variant === null ? '–' : String(row.variant.stock_quantity)), right: true },
  { title: 'Total', text: (row) => (row.variant === null ? '–' : money(row.total)), right: true },
  { title: 'Note', text: (row) => (row.problem === null ? '' : PROBLEMS[row.problem]) },
]

const show = ({ data }: { data: AdminCartMessage }): string =>
  [
    formatTable(COLUMNS, data.lines),
    '',
    `Total today  ${money(data.total)}`,
    `Deliver to   ${data.pincode ?? 'PIN not known: ask'}`,
    `Open as a cart, which asks first: ${data.link}`,
  ].join('\n')

export const cart: CommandGroup = {
  name: 'cart',
  description: 'Carts that customers send as a code by SMS or WhatsApp',
  help: examples('cart read 1460D5N-000J03S-G7K2A'),
  verbs: [verb('read <code>', 'cartMessageRead', { show })],
}
