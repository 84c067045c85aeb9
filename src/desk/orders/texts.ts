import type { DeskOrderEvent, OrderPart } from '../../contract/calls/staff/orders.ts'
import { formatRupees } from '../../texts/format.ts'
import { dayOf, momentOf } from '../days-and-counts.ts'
import { text as desk } from '../texts.ts'
import { dayInIndia } from '../../contract/india.ts'

/** The words of orders. */

const EVENTS: Record<string, string> = {
  payment_pending: 'Ordered, waits for payment',
  placed: 'Ordered',
  packed: 'Packed',
  shipped: 'Handed to a carrier',
  out: 'Out for delivery',
  delivered: 'Delivered',
  failed: 'Could not be delivered',
  returning: 'On its way back',
  cancelled: 'Cancelled',
  return_requested: 'Asked to give it back',
  return_approved: 'Claim approved',
  return_rejected: 'Claim rejected',
}

const PARTS: Record<OrderPart, string> = {
  open: 'To pack and hand over',
  on_the_way: 'On the way',
  delivered: 'Delivered',
  unpaid: 'Waiting for payment',
  ended: 'Cancelled, came back',
}

const BY: Record<DeskOrderEvent['by'], string> = {
  customer: 'the customer',
  operator: 'the operator',
  shop: 'the shop',
  payment: 'the payment',
}

const CLAIMS = { requested: 'waits for your decision', approved: 'approved', rejected: 'rejected' } as const
const REFUNDS = { due: 'due', sending: 'being sent', failed: 'failed', done: 'paid back' } as const

export const text = {
  title: 'Orders',
  search: 'Order number, name, or end of the phone number',
  empty: 'No such orders',
  emptyText: 'New orders appear here.',
  parts: PARTS,
  of: (id: string) => `Order ${id}`,
  show: 'Show',
  open: (id: string) => `Show order ${id}`,
  ordered: (at: string) => `Ordered ${dayOf(dayInIndia(new Date(at)))}`,
  at: (at: string) => momentOf(Date.parse(at)),
  pieces: desk.pieces,
  delivery: 'Delivery',
  total: 'Goods of your shop',
  cash: 'Cash on delivery',
  prepaid: 'Paid in advance',
  unpaid: 'Not paid yet',
  refunded: 'Paid back',
  payment: 'Payment',
  cashDue: 'To take in cash',
  cashTaken: 'Taken in cash',
  cashUnknown: 'Delivered, cash not noted',
  call: (number: string) => `Call ${number}`,
  parcel: (id: string) => `Parcel ${id}`,
  shop: (name: string) => `Sold by ${name}`,
  next: { to_pack: 'Pack it', packed: 'Hand it over', out: 'To the round', failed: 'To what comes back' },
  carried: (carrier: string, tracking: string | null) =>
    `Carried by ${tracking === null ? carrier : `${carrier}, ${tracking}`}`,
  cancel: 'Cancel pieces',
  cancelTitle: (id: string) => `Cancel pieces of ${id}`,
  cancelLead: 'The customer is told, and what was paid goes back.',
  reason: 'Why?',
  reasonMissing: 'Say why',
  cancelSubmit: (count: number) => (count === 0 ? 'Choose pieces above' : `Cancel ${desk.pieces(count)}`),
  cancelled: 'The pieces are cancelled',
  timeline: 'What happened',
  event: (to: string) => EVENTS[to] ?? to,
  by: ({ by, name }: DeskOrderEvent) => `by ${name ?? BY[by]}`,
  claims: 'Claims and refunds',
  claim: (title: string, state: keyof typeof CLAIMS) => `${title}: claim ${CLAIMS[state]}`,
  refund: (title: string, amount: number, state: keyof typeof REFUNDS) =>
    `${title}: ${formatRupees(amount)} ${REFUNDS[state]}`,
  rupees: formatRupees,
} as const
