import type { AdminCartMessage } from '../../src/contract/calls/staff/cart-message.ts'
import type { AdminOrder, AdminOrderItem } from '../../src/contract/calls/staff/orders.ts'
import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import type { LineProblem } from '../../src/contract/cart-message.ts'
import { examples, list, optional, required, verb, type CommandGroup } from './command.ts'
import { formatTable, money, time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminOrderItem>[] = [
  { title: 'Item', text: (row) => String(row.order_item_id), right: true },
  { title: 'Order', text: (row) => row.order_id },
  { title: 'Status', text: (row) => row.item_status },
  { title: 'Ordered', text: (row) => time(row.order_date) },
  { title: 'Promised by', text: (row) => row.promised_to ?? '–' },
  { title: 'Product', text: (row) => `${row.title}, ${row.variant_name}` },
  { title: 'SKU', text: (row) => row.sku },
  { title: 'Pieces', text: (row) => String(row.quantity), right: true },
  { title: 'Total', text: (row) => money(row.total_price), right: true },
  { title: 'Paid by', text: (row) => (row.payment_method === 'c' ? 'cash' : 'online') },
  { title: 'To collect', text: (row) => (row.to_collect === 0 ? '–' : money(row.to_collect)), right: true },
  { title: 'Deliver to', text: (row) => `${addressLine(row.delivery_address)}, ${row.phone_number}` },
  { title: 'Seller', text: (row) => `${row.shop_name}, ${row.seller_phone}` },
]

const addressLine = (to: AdminOrderItem['delivery_address']): string =>
  `${to.name}, ${to.house_number}, ${to.area}, ${to.city}, ${to.district}, ${to.state} ${to.pincode}`

/** The same for all items of an order, and printed above them. */
const OF_ORDER = ['Order', 'Ordered', 'Paid by', 'Deliver to']
const ITEM_COLUMNS = COLUMNS.filter(({ title }) => !OF_ORDER.includes(title))

const EVENT_COLUMNS: readonly Column<AdminOrder['events'][number]>[] = [
  { title: 'When', text: (row) => time(row.at) },
  { title: 'Item', text: (row) => String(row.order_item_id), right: true },
  { title: 'From', text: (row) => row.from ?? '–' },
  { title: 'To', text: (row) => row.to },
  { title: 'By', text: (row) => row.actor },
  { title: 'Why', text: (row) => row.reason ?? '–' },
]

const describe = (order: AdminOrder): string => {
  const paid = order.payment_state.replaceAll('_', ' ')
  const way = order.payment_method === 'c' ? 'cash on delivery' : `online (${paid})`
  const { delivery_address: delivery, billing_address: billing } = order
  return [
    `Order ${order.order_id} of ${time(order.order_date)}, ${money(order.total_price)}, ${way}`,
    `Deliver to  ${addressLine(delivery)}`,
    `Phone       ${delivery.phone_number}`,
    `Collect     ${money(order.to_collect)}`,
    `Bill to     ${addressLine(billing)}, ${billing.phone_number}`,
    `Customer    ${order.customer_id}, ${order.customer_name}, ${order.customer_phone ?? '–'}`,
    '',
    formatTable(ITEM_COLUMNS, order.items),
    '',
    formatTable(EVENT_COLUMNS, order.events),
  ].join('\n')
}

const show = ({ data }: StaffAnswer<'orderShip'>) => `Item ${data.order_item_id} is ${data.item_status}.`
const readByCustomer = required('--reason <text>', 'why; the customer reads it')
const restock = optional('--restock', 'somebody has looked at it and it can be sold again')

export const orders: CommandGroup = {
  name: 'orders',
  description: 'What farmers have ordered, one row for each item',
  help: examples(
    'orders list --search 411001',
    'orders show 70001',
    'orders ship 70001',
    'orders deliver 70001',
    'orders return 70001 --reason "Nobody at home three times" --restock',
    'orders undo 70001 --reason "Wrong number typed"',
  ),
  verbs: [
    list('list', 'orders', COLUMNS, 'No orders.'),
    verb('ship <order_item_id>', 'orderShip', { show }),
    verb('deliver <order_item_id>', 'orderDeliver', { show }),
    verb('cancel <order_item_id>', 'itemCancel', { show }),
    verb('show <id>', 'orderShow', { show: ({ data }) => describe(data) }),
    verb('return <order_item_id>', 'orderCameBack', { show, options: [readByCustomer, restock] }),
    verb('lost <order_item_id>', 'orderLost', { show, options: [readByCustomer] }),
    verb('undo <order_item_id>', 'orderUndo', {
      show,
      options: [required('--reason <text>', 'why, for the log of moves')],
    }),
  ],
}

const PROBLEMS: Readonly<Record<LineProblem, string>> = {
  gone: 'no longer sold',
  licence: 'cannot be sold: no valid licence',
  collect_only: 'collected at the dealer, not ordered',
  out_of_stock: 'out of stock',
  few: 'not enough in stock',
}

const LINES: readonly Column<AdminCartMessage['lines'][number]>[] = [
  { title: 'Pieces', text: (row) => String(row.quantity), right: true },
  { title: 'Product', text: (row) => row.name },
  { title: 'SKU', text: (row) => row.variant?.sku ?? '–' },
  { title: 'Price today', text: (row) => (row.variant === null ? '–' : money(row.variant.selling_price)), right: true },
  { title: 'In stock', text: (row) => (row.variant === null ? '–' : String(row.variant.stock_quantity)), right: true },
  { title: 'Total', text: (row) => (row.variant === null ? '–' : money(row.total)), right: true },
  { title: 'Note', text: (row) => (row.problem === null ? '' : PROBLEMS[row.problem]) },
]

const showCart = ({ data }: { data: AdminCartMessage }): string =>
  [
    formatTable(LINES, data.lines),
    '',
    `Total today  ${money(data.total)}`,
    `Deliver to   ${data.pincode ?? 'PIN not known: ask'}`,
    `Open as a cart, which asks first: ${data.link}`,
  ].join('\n')

export const cart: CommandGroup = {
  name: 'cart',
  description: 'Carts that customers send as a code by SMS or WhatsApp',
  help: examples('cart read 1460D5N-000J03S-G7K2A'),
  verbs: [verb('read <code>', 'deskCartMessage', { show: showCart })],
}
