import type { CashBookLine } from '../../contract/calls/staff/cash.ts'
import { formatRupees } from '../../texts/format.ts'
import { dayOf, momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** Words of the cash book. */
export const words = spoken('cashBook', {
  title: 'Cash book',
  lead: 'What each person took at the doors, and what you have received of it.',
  empty: 'No cash in these days',
  emptyText: 'What is taken at a door appears here by person and day.',
  week: (from: string, until: string) => `${dayOf(from)} to ${dayOf(until)}`,
  earlier: 'Earlier week',
  later: 'Later week',
  nobody: 'Not known who',
  holds: 'Has now',
  taken: 'Taken',
  handedOver: 'Handed over',
  difference: 'Difference',
  lines: 'Each parcel',
  kinds: {
    taken: 'Taken',
    undone: 'Pressed by mistake',
    settled: 'As decided',
    handed_over: 'Handed over',
  } satisfies Record<CashBookLine['kind'], string>,
  to: (name: string) => `to ${name}`,
  receive: 'Received cash',
  receiveOf: (name: string) => `Received cash of ${name}`,
  amount: 'How much, in rupees',
  amountWrong: 'Type an amount, such as 450',
  note: 'Note, if you like',
  noteHint: 'As where it is kept',
  submit: 'I have it',
  done: (name: string, amount: number) => `${formatRupees(amount)} of ${name} are noted`,
  columns: {
    day: 'Day',
    person: 'Person',
    what: 'What',
    parcel: 'Parcel',
    rupees: 'Rupees',
    by: 'Noted by',
    note: 'Note',
  },
  save: 'Save as a table (CSV)',
})

export const text = { ...words, rupees: formatRupees, day: dayOf, moment: (at: string) => momentOf(Date.parse(at)) }
