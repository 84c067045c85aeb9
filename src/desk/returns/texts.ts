import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import type { AdminRefund } from '../../contract/calls/staff/returns.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { momentOf } from '../days-and-counts.ts'
import { text as desk } from '../texts.ts'

/** The words of claims and refunds. */

const PROBLEMS: Record<DeskReturn['problem'], string> = {
  unwanted: 'Not wanted any more',
  damaged: 'Arrived damaged',
  wrong: 'Something else arrived',
}
const STATES: Record<DeskReturn['state'], string> = {
  requested: 'Waits for your decision',
  approved: 'Approved',
  rejected: 'Rejected',
}
const REFUNDS: Record<AdminRefund['state'], string> = {
  due: 'Due',
  sending: 'Being sent',
  failed: 'Failed',
  done: 'Paid back',
}
const REASONS: Readonly<Record<string, string>> = { cancelled: 'Cancelled', returned: 'Given back' }

export const text = {
  title: 'Claims and refunds',
  of: (title: string) => `Claim: ${title}`,
  parts: { requested: 'Waiting', approved: 'Approved', rejected: 'Rejected', refunds: 'Refunds' },
  empty: 'No such claims',
  emptyText: 'What customers want to give back appears here.',
  noRefunds: 'No refunds',
  noRefundsText: 'Money that goes back for your goods appears here.',
  problems: PROBLEMS,
  states: STATES,
  refundStates: REFUNDS,
  at: (at: string) => momentOf(Date.parse(at)),
  asked: (at: string) => `Asked ${momentOf(Date.parse(at))}`,
  decided: (at: string) => `Decided ${momentOf(Date.parse(at))}`,
  line: desk.parcel.line,
  rupees: formatRupees,
  open: (title: string) => `Look at it: ${title}`,
  look: 'Look at it',
  said: 'What the customer says',
  pictures: 'Pictures of the customer',
  noPictures: 'No pictures came with it.',
  sold: 'As it was sold',
  price: 'Price of a piece',
  paid: 'For all',
  delivered: 'Delivered',
  lot: 'Lot',
  order: 'Order',
  window: 'Could be given back until',
  damageWindow: 'Damage could be told until',
  inTime: 'Asked in time',
  late: 'Asked too late',
  call: (number: string) => `Call ${number}`,
  noteOf: 'What the customer was told',
  approve: 'Approve',
  reject: 'Reject',
  approveTitle: 'Take it back?',
  approveLead: (rupees: number) => `${formatRupees(rupees)} goes back to the customer. This is final.`,
  pieces: 'How many pieces?',
  tooMany: (count: number) => `The claim is about ${formatNumber(count)}`,
  note: 'A word to the customer',
  optional: 'If you like',
  approveSubmit: (rupees: number) => `Approve, ${formatRupees(rupees)} back`,
  rejecting: {
    title: 'Reject the claim?',
    label: 'Why?',
    hint: 'The customer reads it.',
    missing: 'Say why',
    submit: 'Reject',
  },
  done: { approved: 'The claim is approved', rejected: 'The claim is rejected' },
  stock: 'The stock does not grow by itself: add the pieces once you have looked at them.',
  refund: (rupees: number) => `${formatRupees(rupees)} back`,
  whyRefund: (reason: string) => REASONS[reason] ?? 'Payment sent back',
  reference: (reference: string) => `Reference ${reference}`,
  ofOrder: (id: string) => `Order ${id}`,
  shop: (name: string) => `Sold by ${name}`,
} as const
