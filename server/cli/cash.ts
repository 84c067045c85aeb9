import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import type { CashDifference } from '../../src/contract/calls/staff/cash.ts'
import { examples, list, required, verb, type CommandGroup } from './command.ts'
import { money, time, type Column } from './table.ts'

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
