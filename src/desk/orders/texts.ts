import type { LineProblem } from '../../contract/cart-message.ts'
import type { DeskOrderEvent, OrderPart } from '../../contract/calls/staff/orders.ts'
import { formatRupees } from '../../texts/format.ts'
import { dayOf, momentOf, pieces } from '../days-and-counts.ts'
import { text as desk } from '../texts.ts'
import { dayInIndia } from '../../contract/india.ts'
import { spoken } from '../language/spoken.ts'

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

const PROBLEMS: Record<LineProblem, string> = {
  gone: 'Not sold any more',
  licence: 'Cannot be sold: no valid licence',
  collect_only: 'Collected at the dealer, not ordered',
  out_of_stock: 'Out of stock',
  few: 'Not enough in stock',
}

const CLAIMS = { requested: 'waits for your decision', approved: 'approved', rejected: 'rejected' } as const
const REFUNDS = { due: 'due', sending: 'being sent', failed: 'failed', done: 'paid back' } as const

export const words = spoken('orders', {
  title: 'Orders',
  search: 'Order number, name, or end of the phone number',
  empty: 'No such orders',
  emptyText: 'New orders appear here.',
  parts: PARTS,
  of: (id: string) => `Order ${id}`,
  show: 'Show',
  open: (id: string) => `Show order ${id}`,
  ordered: (at: string) => `Ordered ${dayOf(dayInIndia(new Date(at)))}`,
  delivery: 'Delivery',
  total: 'Goods',
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
  cancelSubmit: (count: number) => (count === 0 ? 'Choose pieces above' : `Cancel ${pieces(count)}`),
  cancelled: 'The pieces are cancelled',
  correct: {
    labels: { return: 'It came back', lose: 'It was lost', undo: 'Undo the last step' },
    titles: {
      return: (id: string) => `${id} came back?`,
      lose: (id: string) => `${id} was lost?`,
      undo: (id: string) => `Undo the last step of ${id}?`,
    },
    returnText: 'What you choose is cancelled, and the customer is told.',
    loseText: 'What you choose is cancelled, and its stock stays gone. The customer is told.',
    undoText: 'What you choose is one step back. Nobody is told.',
    still: 'No money moves.',
    back: 'What was paid for it goes back to the customer.',
    nothing: 'Nothing was paid for it: nothing goes back.',
    noted: 'The cash that was noted stays noted.',
    reads: 'The customer reads it.',
    logged: 'It stands under What happened.',
    submit: (count: number) => (count === 0 ? 'Choose lines above' : 'Write it down'),
    done: 'It is written down',
  },
  end: 'End the order',
  endTitle: (id: string) => `End order ${id}?`,
  endText: 'Nothing was paid. All of the order ends, and its stock is sold again.',
  stay: 'Leave it',
  ended: 'The order is ended',
  cart: {
    open: 'Read a cart code',
    lead: 'Customers send their cart as a code, by SMS or WhatsApp.',
    code: 'Code from the message',
    missing: 'Type the code',
    read: 'Read',
    total: 'Total today',
    pincode: (pincode: string) => `Deliver to PIN ${pincode}`,
    noPincode: 'The PIN is not known: ask',
    take: 'Open it as a cart',
    problems: PROBLEMS,
  },
  timeline: 'What happened',
  events: EVENTS,
  by: (who: string) => `by ${who}`,
  who: BY,
  claims: 'Claims and refunds',
  claim: (title: string, state: string) => `${title}: claim ${state}`,
  claimStates: CLAIMS,
  refund: (title: string, amount: number, state: string) => `${title}: ${formatRupees(amount)} ${state}`,
  refundStates: REFUNDS,
})

export const text = {
  ...words,
  at: (at: string) => momentOf(Date.parse(at)),
  pieces: desk.pieces,
  rupees: formatRupees,
  event: (to: string) => words.events[to] ?? to,
  by: ({ by, name }: DeskOrderEvent) => words.by(name ?? words.who[by]),
  claim: (title: string, state: keyof typeof CLAIMS) => words.claim(title, words.claimStates[state]),
  refund: (title: string, amount: number, state: keyof typeof REFUNDS) =>
    words.refund(title, amount, words.refundStates[state]),
}
