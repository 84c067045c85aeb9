import type { AdminRefund } from '../../contract/calls/staff/returns.ts'
import { formatRupees } from '../../texts/format.ts'
import { momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** The words of money that goes back. */

const STATES: Record<AdminRefund['state'], string> = {
  due: 'Due',
  sending: 'Sent',
  failed: 'Not taken, due again',
  done: 'Done',
}

export const words = spoken('refunds', {
  title: 'Refunds',
  parts: { due: 'Due', sent: 'Sent', done: 'Done' },
  empty: 'No such refunds',
  emptyText: 'Money that goes back to customers appears here.',
  states: STATES,
  amount: (rupees: number) => `${formatRupees(rupees)} back`,
  why: (name: string, reason: string, since: string) => `${name}, ${reason}, since ${since}`,
  reasons: { cancelled: 'Cancelled', returned: 'Given back', other: 'Payment sent back' },
  paidInCash: 'Paid in cash',
  paidOnline: 'Paid online',
  ofOrder: (id: string) => `Order ${id}`,
  sentAt: (moment: string) => `Sent ${moment}`,
  sentBy: (moment: string, name: string) => `Sent ${moment} by ${name}`,
  doneAt: (moment: string) => `Done ${moment}`,
  reference: (reference: string) => `Reference ${reference}`,
  twoPeople: 'This much needs two people: who sends it may not say that it is done.',
  noDestination: 'The customer has not said yet where it goes. The order asks for it.',
  open: 'Where it goes',
  openOf: (id: string) => `Where it goes: order ${id}`,
  opened: 'Who has looked stands in the log.',
  upi: 'UPI id',
  account: 'Account number',
  ifsc: 'IFSC',
  gone: 'Where it goes is not known any more.',
  send: 'Send',
  sendOf: (id: string, rupees: number) => `Send ${formatRupees(rupees)} of order ${id}`,
  sent: 'Sent',
  sentOf: (id: string, rupees: number) => `Sent: ${formatRupees(rupees)} of order ${id}`,
  otherWay: 'Sent another way',
  otherWayOf: (id: string, rupees: number) => `Sent another way: ${formatRupees(rupees)} of order ${id}`,
  done: 'Done',
  doneOf: (id: string, rupees: number) => `Done: ${formatRupees(rupees)} of order ${id}`,
  back: 'Came back',
  backOf: (id: string, rupees: number) => `Came back: ${formatRupees(rupees)} of order ${id}`,
  finishing: {
    title: 'Is the refund done?',
    label: 'Reference',
    hint: 'What proves it, such as the number of the transfer.',
    missing: 'Name the reference',
    submit: 'It is done',
  },
  did: {
    send: 'The provider sends it',
    refused: 'The provider refuses it. Its dashboard says why.',
    sent: 'Noted as sent',
    done: 'The refund is done',
    back: 'It is due again',
  },
})

const at = (moment: string): string => momentOf(Date.parse(moment))
const isKnown = (reason: string): reason is keyof typeof words.reasons => reason in words.reasons

export const text = {
  ...words,
  why: ({ customer_name: name, reason, created_at: since }: AdminRefund) =>
    words.why(name, words.reasons[isKnown(reason) ? reason : 'other'], at(since)),
  sentAt: (moment: string, by: string | null) =>
    by === null ? words.sentAt(at(moment)) : words.sentBy(at(moment), by),
  doneAt: (moment: string) => words.doneAt(at(moment)),
}
