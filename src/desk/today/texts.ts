import type { Duty, FirstStep } from '../../contract/calls/staff/today.ts'
import { dayInIndia } from '../../contract/india.ts'
import { formatNumber, plural } from '../../texts/format.ts'
import { dayOf, momentOf, parcels, pieces } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** The words of Today: the first steps, the news of new orders, and what waits for the operator. */

const STEPS: Record<FirstStep | 'phone', string> = {
  particulars: 'Say who sells and who answers customers',
  bank: 'Give the bank account for your money',
  areas: 'Say where you deliver',
  listing: 'Put your first product on sale',
  photograph: 'Photograph what you sell',
  licence: 'Have your licence noted',
  phone: 'Have new orders told on this phone',
  closed: 'Say when the shop is closed',
  people: 'Let your people in',
}

const DUTIES: Record<Duty['what'], string> = {
  complaints: 'Complaints',
  listings: 'Listings to approve',
  sellers: 'Sellers to accept',
  changes: 'Changes of sellers’ data',
  licences: 'Licences to approve',
  products: 'Declarations of products',
  refunds: 'Refunds to send',
  claims: 'Claims',
  cash: 'Cash that differs',
  reviews: 'Reviews to read',
  questions: 'Questions without an answer',
  enquiries: 'Bulk enquiries',
}

export const words = spoken('today', {
  steps: {
    title: 'First steps',
    done: (percent: number) => `${formatNumber(percent)}% done`,
    names: STEPS,
    isDone: 'Done',
    decides: 'Sent. The operator decides.',
    decidesBy: (day: string) => `Sent. The operator means to decide by ${day}.`,
    optional: 'If you need it',
    away: 'Put this list away',
  },
  news: {
    title: 'New orders on this phone',
    ask: 'Tell me about new orders on this phone',
    why: 'A message comes also while the desk is closed.',
    on: 'This phone tells you of new orders, also while the desk is closed.',
    blocked:
      'This browser blocks messages of the desk. Press the sign before the address, open the permissions, allow notifications and load this page again.',
    never: 'This browser cannot show messages. On an iPhone, put the desk on the home screen and open it there.',
    told: 'This phone will tell you of new orders',
    notTold: 'The browser has not allowed it',
    test: 'Send a test',
    stop: 'Stop messages on this phone',
    stopped: 'This phone shows no more messages',
    sound: 'Sound and buzz when an order comes while the desk is open',
    came: (count: number, place: string) => `New order: ${pieces(count)}, ${place}`,
    manyCame: (count: number) => plural(count, { one: '# new order', other: '# new orders' }),
    look: 'Look',
  },
  duties: {
    title: 'Waits for you',
    names: DUTIES,
    late: (count: number) => plural(count, { one: '# is late', other: '# are late' }),
    by: (moment: string) => `the first by ${moment}`,
    since: (day: string) => `the first since ${day}`,
    none: 'Nothing waits for you',
    noneText: 'What customers and sellers send in appears here.',
    lateParcels: 'Late at the shops',
    lateOf: (shop: string, count: number) => `${shop}: ${parcels(count)} late`,
    all: 'Parcels of all shops',
  },
})

const dayIn = (moment: string): string => dayOf(dayInIndia(Date.parse(moment)))

export const text = {
  ...words,
  number: formatNumber,
  /** What is said of one step that she has sent. */
  decides: (moment: string | undefined) =>
    moment === undefined ? words.steps.decides : words.steps.decidesBy(dayIn(moment)),
  /** How pressing a duty is, in one line; empty where nobody has kept since when it waits. */
  pressure: ({ late, due_by, since }: Duty): string =>
    [
      ...(late > 0 ? [words.duties.late(late)] : []),
      ...(due_by !== null ? [words.duties.by(momentOf(Date.parse(due_by)))] : []),
      ...(due_by === null && since !== null ? [words.duties.since(dayIn(since))] : []),
    ].join(', '),
}
