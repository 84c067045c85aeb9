import type { CashDifference } from '../../src/contract/calls/staff/cash.ts'
import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import type { AdminRefund, DeskReturn } from '../../src/contract/calls/staff/returns.ts'
import { examples, list, optional, required, verb, type CommandGroup } from './command.ts'
import { money, time, type Column } from './table.ts'

const REFUNDS: readonly Column<AdminRefund>[] = [
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

const showRefund = ({ data }: StaffAnswer<'deskRefundSend'>): string =>
  data.state === 'failed'
    ? `The provider refuses refund ${data.id}. Its dashboard says why; try again, or send it another way and use "refunds done".`
    : `Refund ${data.id} is ${data.state}.`

const showDestination = ({ data: to }: StaffAnswer<'deskRefundOpen'>): string => {
  if (to === null) return 'The customer has not said where it goes.'
  return 'upi' in to ? `UPI ${to.upi}` : `Account ${to.account_no}, IFSC ${to.ifsc}`
}

export const refunds: CommandGroup = {
  name: 'refunds',
  description: 'Money that has to go back to farmers',
  help: `${examples(
    'refunds list',
    'refunds send 4',
    'refunds where 5',
    'refunds sent 5',
    'refunds done 5 --reference UTR12345',
  )}

Cash is sent by hand, where its customer has named. Above REFUND_RUPEES_BY_ONE two people are needed: one says "sent",
another "done". All who use the command line count as one, so one of them says so at the desk.`,
  verbs: [
    list('list', 'deskRefunds', REFUNDS, 'No refunds.'),
    verb('send <id>', 'deskRefundSend', { show: showRefund }),
    verb('where <id>', 'deskRefundOpen', { show: showDestination }),
    verb('sent <id>', 'deskRefundSent', { show: showRefund }),
    verb('back <id>', 'deskRefundBack', { show: showRefund }),
    verb('done <id>', 'deskRefundDone', {
      show: showRefund,
      options: [required('--reference <text>', 'what proves it, such as the number of a bank transfer')],
    }),
  ],
}

const RETURNS: readonly Column<DeskReturn>[] = [
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

const decision = {
  show: ({ data }: StaffAnswer<'deskClaimApprove'>) =>
    `Return ${data.id} of item ${data.order_item_id} is ${data.state}.`,
  options: [optional('--note <text>', 'what the farmer reads')],
}

export const returns: CommandGroup = {
  name: 'returns',
  description: 'What farmers want to give back',
  help: `${examples(
    'returns list',
    'returns approve 3 --note "Please hand it to the driver on Monday"',
    'returns reject 4 --note "The seal is broken"',
  )}

An approval makes what was paid due (see "refunds list"). It puts nothing back into stock: look at the
goods, then use "products set <sku> --add".`,
  verbs: [
    list('list', 'deskClaims', RETURNS, 'No returns.'),
    verb('approve <id>', 'deskClaimApprove', decision),
    verb('reject <id>', 'returnReject', decision),
  ],
}

const noted = ({ notes }: CashDifference): string =>
  notes
    .map(({ amount, by, at, reason }) => [money(amount), by ?? 'not known', time(at), reason].filter(Boolean).join(' '))
    .join('; ')

const DIFFERENCES: readonly Column<CashDifference>[] = [
  { title: 'Parcel', text: (row) => row.id },
  { title: 'Shop', text: (row) => row.shop_name },
  { title: 'State', text: (row) => row.state.replaceAll('_', ' ') },
  { title: 'Due', text: (row) => money(row.due), right: true },
  { title: 'Taken', text: (row) => money(row.taken), right: true },
  { title: 'Noted', text: noted },
]

export const cash: CommandGroup = {
  name: 'cash',
  description: 'Parcels for which other cash was noted than was due, or different sums',
  help: examples('cash differences', 'cash settle HD23456789AB-1 --sum 390 --reason "Counted with the driver"'),
  verbs: [
    list('differences', 'deskCash', DIFFERENCES, 'No differences.'),
    verb('settle <parcel>', 'deskCashSettle', {
      show: ({ data }: StaffAnswer<'deskCashSettle'>) => `For parcel ${data.id} ${money(data.taken)} were taken.`,
      options: [
        required('--sum <rupees>', 'what was taken in truth'),
        required('--reason <text>', 'why, for whoever looks later'),
      ],
      request: (id, { sum, reason = '' }) => ({ params: { id }, body: { sum: Number(sum), reason } }),
    }),
  ],
}
