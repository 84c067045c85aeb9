import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'
import { text as desk } from '../texts.ts'

/** The words of claims. */

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

export const words = spoken('returns', {
  title: 'Claims',
  of: (title: string) => `Claim: ${title}`,
  parts: { requested: 'Waiting', approved: 'Approved', rejected: 'Rejected' },
  empty: 'No such claims',
  emptyText: 'What customers want to give back appears here.',
  problems: PROBLEMS,
  states: STATES,
  asked: (at: string) => `Asked ${momentOf(Date.parse(at))}`,
  decided: (at: string) => `Decided ${momentOf(Date.parse(at))}`,
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
  shop: (name: string) => `Sold by ${name}`,
})

export const text = {
  ...words,
  at: (at: string) => momentOf(Date.parse(at)),
  line: desk.parcel.line,
  rupees: formatRupees,
}
