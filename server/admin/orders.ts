import type { Command } from 'commander'
import type { AdminOrderItem } from '../../src/contract/admin-calls/orders.ts'
import { addVerb, examples } from './command.ts'
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
  { title: 'Customer', text: (row) => `${row.customer_name}, ${row.pincode}` },
  { title: 'Seller', text: (row) => row.shop_name },
]

const MOVES = [
  ['ship', 'orderShip'],
  ['deliver', 'orderDeliver'],
  ['cancel', 'orderCancel'],
] as const

/** `orders list | ship | deliver | cancel`. */
export const addOrders = (program: Command): void => {
  const orders = program
    .command('orders')
    .description('What farmers have ordered, one row for each item')
    .addHelpText('after', examples('orders list', 'orders ship 70001', 'orders deliver 70001', 'orders list --json'))
  addVerb(orders, 'list', {
    call: 'orders',
    show: ({ data }) => (data.length === 0 ? 'No orders yet.' : formatTable(COLUMNS, data)),
  })
  for (const [verb, call] of MOVES)
    addVerb(orders, `${verb} <order_item_id>`, {
      call,
      request: (orderItemId) => ({ params: { orderItemId } }),
      show: ({ data }) => `Item ${data.order_item_id} is ${data.item_status}.`,
    })
}
