import type { CashDifference } from '../../contract/calls/staff/cash.ts'
import { formatRupees } from '../../texts/format.ts'
import { momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

type Note = CashDifference['notes'][number]

/** Words of cash that differs. */
export const words = spoken('cash', {
  title: 'Cash that differs',
  empty: 'No differences',
  emptyText: 'Parcels for which other cash was noted than was due, or different sums, appear here.',
  due: 'Was to be taken',
  taken: 'Counts as taken',
  notDelivered: 'Cash is noted, and the parcel is not delivered.',
  kinds: {
    taken: (amount: number) => `${formatRupees(amount)} taken`,
    moved: (amount: number) =>
      amount < 0 ? `${formatRupees(-amount)} counts for another parcel` : `${formatRupees(amount)} of another parcel`,
    settled: (amount: number) =>
      amount < 0 ? `${formatRupees(-amount)} less, as decided` : `${formatRupees(amount)} more, as decided`,
    undone: (amount: number) => `${formatRupees(-amount)} not taken: pressed by mistake`,
  } satisfies Record<Note['kind'], (amount: number) => string>,
  countsNot: 'does not count',
  asked: (rupees: number) => `the phone still asked for ${formatRupees(rupees)}`,
  byNobody: 'by whom is not known',
  settle: 'Decide',
  settleOf: (id: string) => `Decide the cash of ${id}`,
  sum: 'Taken in truth, in rupees',
  sumWrong: 'Type an amount, such as 450 or 0',
  reason: 'Why?',
  reasonMissing: 'Say why',
  submit: 'This is what was taken',
  settled: (id: string) => `The cash of ${id} is decided`,
})

export const text = {
  ...words,
  rupees: formatRupees,
  note: ({ kind, amount, counts, asked, by, reason, at }: Note) =>
    [
      words.kinds[kind](amount),
      counts ? '' : words.countsNot,
      asked === null ? '' : words.asked(asked),
      by ?? words.byNobody,
      momentOf(Date.parse(at)),
      reason,
    ]
      .filter(Boolean)
      .join(', '),
}
