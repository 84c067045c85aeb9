import type { CashDifference } from '../../contract/calls/staff/cash.ts'
import { formatRupees } from '../../texts/format.ts'
import { momentOf } from '../days-and-counts.ts'

type Note = CashDifference['notes'][number]

const KINDS: Record<Note['kind'], (amount: number) => string> = {
  taken: (amount) => `${formatRupees(amount)} taken`,
  moved: (amount) =>
    amount < 0 ? `${formatRupees(-amount)} counts for another parcel` : `${formatRupees(amount)} of another parcel`,
  settled: (amount) =>
    amount < 0 ? `${formatRupees(-amount)} less, as decided` : `${formatRupees(amount)} more, as decided`,
}

/** Words of cash that differs. */
export const text = {
  title: 'Cash that differs',
  empty: 'No differences',
  emptyText: 'Parcels for which other cash was noted than was due, or different sums, appear here.',
  due: 'It costs',
  taken: 'Counts as taken',
  rupees: formatRupees,
  notDelivered: 'Cash is noted, and the parcel is not delivered.',
  note: ({ kind, amount, counts, by, reason, at }: Note) =>
    [
      `${KINDS[kind](amount)}${counts ? '' : ', does not count'}`,
      by ?? 'by whom is not known',
      momentOf(Date.parse(at)),
      reason,
    ]
      .filter(Boolean)
      .join(', '),
  settle: 'Decide',
  settleOf: (id: string) => `Decide the cash of ${id}`,
  sum: 'Taken in truth, in rupees',
  sumWrong: 'Type an amount, such as 450 or 0',
  reason: 'Why?',
  reasonMissing: 'Say why',
  submit: 'This is what was taken',
  settled: (id: string) => `The cash of ${id} is decided`,
}
