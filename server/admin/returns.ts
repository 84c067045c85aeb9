import type { Command } from 'commander'
import type { AdminReturn } from '../../src/contract/admin-calls/refunds.ts'
import { addList, addVerb } from './command.ts'
import { money, time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminReturn>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'State', text: (row) => row.state },
  { title: 'Asked', text: (row) => time(row.requested_at) },
  { title: 'Problem', text: (row) => row.problem },
  { title: 'Item', text: (row) => String(row.order_item_id), right: true },
  { title: 'Product', text: (row) => `${row.quantity} × ${row.title} (${row.sku})` },
  { title: 'Paid', text: (row) => money(row.total_price), right: true },
  { title: 'Customer', text: (row) => `${row.customer_name}, ${row.phone_number}` },
  { title: 'Files', text: (row) => String(row.media.length), right: true },
  { title: 'Reason', text: (row) => row.reason.replaceAll(/\s+/g, ' ') },
]

const DECISIONS = [
  ['approve', 'returnApprove'],
  ['reject', 'returnReject'],
] as const

/** `returns list | approve | reject`. */
export const addReturns = (program: Command): void => {
  const returns = program
    .command('returns')
    .description('What farmers want to give back')
    .addHelpText(
      'after',
      `
Examples:
  npm run --silent admin -- returns list
  npm run --silent admin -- returns approve 3 --note "Please hand it to the driver on Monday"
  npm run --silent admin -- returns reject 4 --note "The seal is broken"

An approval makes what was paid due (see "refunds list"). It puts nothing back into stock: look at the
goods, then use "products set <sku> --add".`,
    )
  addList(returns, 'list', { call: 'returns', columns: COLUMNS, none: 'No returns.' })
  for (const [verb, call] of DECISIONS)
    addVerb(returns, `${verb} <id>`, {
      call,
      request: (id, { note }) => ({ params: { id }, body: note === undefined ? {} : { note } }),
      show: ({ data }) => `Return ${data.id} of item ${data.order_item_id} is ${data.state}.`,
    }).option('--note <text>', 'what the farmer reads')
}
