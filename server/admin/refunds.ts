import type { Command } from 'commander'
import type { AdminRefund } from '../../src/contract/admin-calls/refunds.ts'
import { addVerb, examples } from './command.ts'
import { formatTable, money, time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminRefund>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'State', text: (row) => row.state },
  { title: 'Since', text: (row) => time(row.created_at) },
  { title: 'Amount', text: (row) => money(row.amount), right: true },
  { title: 'Why', text: (row) => row.reason.replaceAll('_', ' ') },
  { title: 'Order', text: (row) => row.order_id },
  { title: 'Payment', text: (row) => row.payment_id ?? 'in cash' },
  { title: 'Customer', text: (row) => row.customer_name },
]

/** `refunds list | done`. */
export const addRefunds = (program: Command): void => {
  const refunds = program
    .command('refunds')
    .description('Money that has to go back to farmers')
    .addHelpText('after', examples('refunds list', 'refunds done 4'))
  addVerb(refunds, 'list', {
    call: 'refunds',
    show: ({ data }) => (data.length === 0 ? 'No refunds.' : formatTable(COLUMNS, data)),
  })
  addVerb(refunds, 'done <id>', {
    call: 'refundDone',
    request: (id) => ({ params: { id } }),
    show: ({ data }) => `Refund ${data.id} is ${data.state}.`,
  })
}
