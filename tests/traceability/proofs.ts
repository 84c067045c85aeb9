import { by } from './promise.ts'

/** Test files that many rows name. */
export const layout = by('journeys/layout')
export const forms = by('journeys/forms')
export const buying = by('journeys/buying')
export const catalogue = by('journeys/catalogue')
export const reviewing = by('journeys/reviews')
export const session = by('unit/offline/session')
export const cart = by('unit/offline/cart')

/** The long journeys, each one test. */
export const reviewed = reviewing('a farmer reviews what was delivered, with a picture, and adds a comment later')
export const seller = by('journeys/seller')(
  'a seller applies, hands in the form, is accepted and is sent to the admin site',
)
export const badToken = by('journeys/seller')('a link that is wrong says so')
export const paysAhead = by('journeys/prepaid')(
  'a farmer pays in advance: the window is closed, opened again on the same order, and the order is placed',
)
export const failingPayment = by('journeys/prepaid')(
  'a lost answer, a request and a verification that fail are told, and it stays one order',
)

const CARD = 'sees each item with its facts, its status in colour, and the buttons that belong to it'
export const orderCard = buying(CARD)
export const cashOrder = buying('places a cash order: its payload, the clearing, the message and the history')
export const expiry = buying('whose cookie is gone is told so, logged out and sent to the log-in; the cart stays')
export const loggedIn = forms('a customer is welcomed home; cookie, user and token are kept')
export const longPage = (path: string) => catalogue('%s says what was promised', path)
export const answers = (call: string) => by('server/http/calls')('%s answers what the specification says', call)
