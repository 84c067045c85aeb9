import { plural } from '../../texts/format.ts'
import { momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Words of complaints at the desk. */
export const words = spoken('complaints', {
  title: 'Complaints',
  empty: 'No complaints',
  emptyText: 'What customers complain about appears here.',
  subjects: {
    order: 'An order',
    product: 'A product',
    seller: 'A seller',
    payment: 'A payment or refund',
    privacy: 'Personal data',
    other: 'Something else',
  },
  hours: { one: '# hour', other: '# hours' },
  days: { one: '# day', other: '# days' },
  acknowledgeWithin: (span: string) => `Acknowledge within ${span}`,
  acknowledgeLate: (span: string) => `Acknowledgement late by ${span}`,
  settleWithin: (span: string) => `Settle within ${span}`,
  settleLate: (span: string) => `Answer late by ${span}`,
  settled: (at: string) => `Settled ${momentOf(Date.parse(at))}`,
  withdrawn: (at: string) => `Withdrawn ${momentOf(Date.parse(at))}: the account was deleted`,
  came: (at: string) => `Came ${momentOf(Date.parse(at))}`,
  order: (id: string) => `Order ${id}`,
  call: 'Call',
  acknowledge: 'Acknowledge',
  acknowledgeOf: (ticket: string) => `Acknowledge ${ticket}`,
  isAcknowledged: 'Acknowledged',
  undo: 'Undo',
  undoOf: (ticket: string) => `Take back the acknowledgement of ${ticket}`,
  takenBack: (ticket: string) => `${ticket} is not acknowledged any more`,
  settle: 'Settle',
  settleOf: (ticket: string) => `Settle ${ticket}`,
  answer: 'What was decided',
  answerHint: 'The customer reads it',
  answered: 'Answered',
  acknowledged: (ticket: string) => `${ticket} is acknowledged; the customer is told`,
  closed: (ticket: string) => `${ticket} is settled; the customer is told`,
})

/** 3 hours, 12 days: rounded down, so that nothing seems to have more time than it has. */
const spanOf = (ms: number): string =>
  ms < 2 * DAY_MS ? plural(Math.floor(ms / HOUR_MS), words.hours) : plural(Math.floor(ms / DAY_MS), words.days)

export const text = {
  ...words,
  acknowledgeIn: (ms: number) => (ms < 0 ? words.acknowledgeLate(spanOf(-ms)) : words.acknowledgeWithin(spanOf(ms))),
  settleIn: (ms: number) => (ms < 0 ? words.settleLate(spanOf(-ms)) : words.settleWithin(spanOf(ms))),
  about: (order: string, shops: readonly string[]) => [words.order(order), ...shops].join(', '),
}
