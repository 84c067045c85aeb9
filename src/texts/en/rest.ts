import { account } from './account.ts'
import { calculator } from './calculator.ts'
import { checkout } from './checkout.ts'
import { complaints } from './complaints.ts'
import { dataUse } from './data-use.ts'
import { delivery } from './delivery.ts'
import { enquiries } from './enquiries.ts'
import { messageOrder } from './message-order.ts'
import { ownAccount } from './own-account.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { sellerOnboarding } from './seller-onboarding.ts'
import { sync } from './sync.ts'

/** What the pages and parts beside the catalogue say. It comes with the first of them, so that the first load stays small. */
export const rest = {
  account,
  calculator,
  checkout,
  complaints,
  dataUse,
  delivery,
  enquiries,
  /** Words of help with an order. */
  help: {
    title: 'Help',
    item: 'Help with this item',
    text: 'Say the number of your order, so that we find it at once.',
    aboutOrder: (order: string, item: string) => `Order ${order}: ${item}`,
  },
  /** What the phone shows of the installed shop: under its icon, in its lists of apps. */
  homeScreen: {
    name: 'Haldhar, the farm shop',
    shortName: 'Haldhar',
    description: 'Seeds, fertilisers, irrigation and machinery from many sellers. Works without network.',
    orders: 'Your Orders',
    wishlist: 'My WishList',
    phone: 'The shop on a phone',
    desk: 'The shop on a desk',
  },
  messageOrder,
  ownAccount,
  /** Words of paying in advance. */
  payment: {
    again: 'Pay again',
    waits: 'Pay now to confirm this order. We keep its goods for you for 30 minutes.',
    simulator: 'Payment simulator',
    simulatorText: 'No money moves here. Choose how this payment ends.',
    amount: 'To pay',
    pay: 'Pay',
    fail: 'Fail',
    refused: 'The bank refused this payment. You can try again.',
  },
  questions: {
    title: 'Ask a question',
    lead: 'The shop answers. Question and answer stand on this page then, with your first name.',
    label: 'Your question',
    hint: 'Leave out phone numbers and addresses: everybody reads it.',
    send: 'Send the question',
    saved: 'Saved on this phone. It is sent when the network is back.',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  /** Words about problems with the local storage. */
  storage: {
    memory:
      'This browser saves nothing, as in a private window. You can shop and order, but your cart is lost when you close it.',
    full: 'The phone is full: not everything was saved. Remove something you kept and try again.',
    seeKept: 'See what is kept',
    reload: 'The shop was updated in another window.',
    reloadNow: 'Reload',
    login: 'Log in again to send your changes.',
    loginNow: 'Log in',
    lost: 'This phone had deleted your shop data. We loaded it again.',
  },
  sync,
  /** Searching by speaking. */
  voice: {
    speak: 'Speak',
    listening: 'Listening',
    /** Said while the browser listens. */
    note: 'Your browser sends what you say to its maker, who writes it down for you.',
    refused: 'This phone does not let the shop listen. Please type instead.',
    nothing: 'Nothing was understood. Please try again.',
  },
}
