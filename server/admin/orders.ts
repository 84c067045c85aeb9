import type { Command } from 'commander'
import type { AdminAnswer } from '../../src/contract/admin-calls.ts'
import type { AdminOrder, AdminOrderItem } from '../../src/contract/admin-calls/orders.ts'
import { addList, addVerb, examples } from './command.ts'
import { formatTable, money, time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminOrderItem>[] = [
  { title: 'Item', text: (row) => String(row.order_item_id), right: true },
  { title: 'Order', text: (row) => row.order_id },
  { title: 'Status', text: (row) => row.item_status },
  { title: 'Ordered', text: (row) => time(row.order_date) },
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

const ITEM_COLUMNS: readonly Column<AdminOrderItem>[] = [
  { title: 'Item', text: (row) => String(row.order_item_id), right: true },
  { title: 'Status', text: (row) => row.item_status },
  { title: 'Pieces', text: (row) => String(row.quantity), right: true },
  { title: 'Product', text: (row) => `${row.title}, ${row.variant_name}` },
  { title: 'SKU', text: (row) => row.sku },
  { title: 'Total', text: (row) => money(row.total_price), right: true },
  { title: 'To collect', text: (row) => (row.to_collect === 0 ? '–' : money(row.to_collect)), right: true },
  { title: 'Seller', text: (row) => `${row.shop_name}, ${row.seller_phone}` },
]

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

const MOVES = [
  ['ship', 'orderShip'],
  ['deliver', 'orderDeliver'],
  ['cancel', 'orderCancel'],
] as const

/** Moves that are explained. */
const EXPLAINED = [
  ['lost', 'orderLost'],
  ['undo', 'orderUndo'],
] as const

/** `orders list | show | ship | deliver | cancel | return | lost | undo`. */
export const addOrders = (program: Command): void => {
  const orders = program
    .command('orders')
    .description('What farmers have ordered, one row for each item')
    .addHelpText(
      'after',
      examples(
        'orders list --search 411001',
        'orders show 70001',
        'orders ship 70001',
        'orders deliver 70001',
        'orders return 70001 --reason "Nobody at home three times" --restock',
        'orders undo 70001 --reason "Wrong number typed"',
      ),
    )
  addList(orders, 'list', { call: 'orders', columns: COLUMNS, none: 'No orders.' })
  for (const [verb, call] of MOVES)
    addVerb(orders, `${verb} <order_item_id>`, {
      call,
      request: (orderItemId) => ({ params: { orderItemId } }),
      show: ({ data }) => `Item ${data.order_item_id} is ${data.item_status}.`,
    })
  addVerb(orders, 'show <id>', {
    call: 'orderShow',
    request: (id) => ({ params: { id } }),
    show: ({ data }) => describe(data),
  })
  const moved = ({ data }: AdminAnswer<'orderShip'>) => `Item ${data.order_item_id} is ${data.item_status}.`
  addVerb(orders, 'return <order_item_id>', {
    call: 'orderCameBack',
    request: (orderItemId, { reason = '', restock }) => ({
      params: { orderItemId },
      body: { reason, restock: restock !== undefined },
    }),
    show: moved,
  })
    .requiredOption('--reason <text>', 'why it came back; the customer reads it')
    .option('--restock', 'somebody has looked at it and it can be sold again')
  for (const [verb, call] of EXPLAINED)
    addVerb(orders, `${verb} <order_item_id>`, {
      call,
      request: (orderItemId, { reason = '' }) => ({ params: { orderItemId }, body: { reason } }),
      show: moved,
    }).requiredOption('--reason <text>', verb === 'lost' ? 'why; the customer reads it' : 'why, for the log of moves')
}
