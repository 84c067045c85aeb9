import type { Command } from 'commander'
import type { AdminRefund } from '../../src/contract/admin-calls/refunds.ts'
import { addList, addVerb, examples } from './command.ts'
import { money, time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminRefund>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'State', text: (row) => row.state },
  { title: 'Since', text: (row) => time(row.created_at) },
  { title: 'Amount', text: (row) => money(row.amount), right: true },
  { title: 'Why', text: (row) => row.reason.replaceAll('_', ' ') },
  { title: 'Order', text: (row) => row.order_id },
  { title: 'Payment', text: (row) => row.payment_id ?? 'in cash' },
  { title: 'Sent as', text: (row) => row.provider_id ?? row.reference ?? '–' },
  { title: 'Customer', text: (row) => row.customer_name },
]

/** `refunds list | send | done`. */
export const addRefunds = (program: Command): void => {
  const refunds = program
    .command('refunds')
    .description('Money that has to go back to farmers')
    .addHelpText('after', examples('refunds list', 'refunds send 4', 'refunds done 5 --reference UTR12345'))
  addList(refunds, 'list', { call: 'refunds', columns: COLUMNS, none: 'No refunds.' })
  addVerb(refunds, 'send <id>', {
    call: 'refundSend',
    request: (id) => ({ params: { id } }),
    show: ({ data }) =>
      data.state === 'failed'
        ? `The provider refuses refund ${data.id}. Its dashboard says why; try again, or send it another way and use "refunds done".`
        : `Refund ${data.id} is ${data.state}.`,
  })
  addVerb(refunds, 'done <id>', {
    call: 'refundDone',
    request: (id, { reference = '' }) => ({ params: { id }, body: { reference } }),
    show: ({ data }) => `Refund ${data.id} is ${data.state}.`,
  }).requiredOption('--reference <text>', 'what proves it, such as the number of a bank transfer')
}
