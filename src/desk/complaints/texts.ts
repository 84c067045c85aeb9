import { plural } from '../../texts/format.ts'
import { momentOf } from '../days-and-counts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** 3 hours, 12 days: rounded down, so that nothing seems to have more time than it has. */
const spanOf = (ms: number): string =>
  ms < 2 * DAY_MS
    ? plural(Math.floor(ms / HOUR_MS), { one: '# hour', other: '# hours' })
    : plural(Math.floor(ms / DAY_MS), { one: '# day', other: '# days' })

/** Words of complaints at the desk. */
export const text = {
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
  acknowledgeIn: (ms: number) =>
    ms < 0 ? `Acknowledgement late by ${spanOf(-ms)}` : `Acknowledge within ${spanOf(ms)}`,
  settleIn: (ms: number) => (ms < 0 ? `Answer late by ${spanOf(-ms)}` : `Settle within ${spanOf(ms)}`),
  settled: (at: string) => `Settled ${momentOf(Date.parse(at))}`,
  withdrawn: (at: string) => `Withdrawn ${momentOf(Date.parse(at))}: the account was deleted`,
  came: (at: string) => `Came ${momentOf(Date.parse(at))}`,
  about: (order: string, shops: readonly string[]) => [`Order ${order}`, ...shops].join(', '),
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
}
