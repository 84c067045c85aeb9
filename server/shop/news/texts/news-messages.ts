import { inLanguage, type Language } from '../../../../src/contract/languages.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { gu } from './gu.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { mr } from './mr.ts'
import type { NewsWords } from './news-words.ts'
import { or } from './or.ts'
import { pa } from './pa.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'

/** News about orders as they are sent to phones and browsers. For the server alone: no page has these. */

const WORDS: Readonly<Record<Language, NewsWords>> = { en, hi, mr, gu, pa, bn, te, ta, kn, ml, or }

/** What each of the news says, by its values. Never a name, a phone number or an address. */
export interface NewsValues {
  placed: { order: string }
  packed: { order: string }
  /** `day` as 2026-11-30. */
  shipped: { order: string; day?: string; carrier?: string; tracking?: string }
  /** `cash` as ₹1,250. */
  out: { order: string; cash?: string }
  delivered: { order: string }
  failed: { order: string }
  cancelled: { order: string }
  refundDue: { order: string; amount: string }
  refundSent: { order: string; amount: string }
  reviewAnswered: { title: string }
  questionAnswered: { title: string; slug: string }
  backInStock: { title: string; slug: string }
  quoted: { shop: string }
  complaintTaken: { ticket: string }
  complaintAcknowledged: { ticket: string }
  complaintClosed: { ticket: string }
  newOrder: { order: string }
  itemsCancelled: { order: string }
  returnAsked: { order: string }
  lowStock: { title: string; left: string }
  newEnquiry: { enquiry: string }
  draftApproved: { title: string }
  draftReturned: { title: string }
  invited: { shop: string }
  test: {}
  /** `listing` is its id. */
  listingHidden: { title: string; listing: string }
  listingShown: { title: string; listing: string }
}
export type NewsKind = keyof NewsValues

/** 2026-11-30 → 30/11, as it is written all over India. */
const shortDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`

const SENTENCES: { [K in NewsKind]: (words: NewsWords, values: NewsValues[K]) => readonly (string | undefined)[] } = {
  placed: (words, { order }) => [words.placed(order)],
  packed: (words, { order }) => [words.packed(order)],
  shipped: (words, { order, day, carrier, tracking }) => [
    words.shipped(order),
    carrier,
    tracking,
    day && words.by(shortDay(day)),
  ],
  out: (words, { order, cash }) => [words.out(order), cash && words.cash(cash)],
  delivered: (words, { order }) => [words.delivered(order)],
  failed: (words, { order }) => [words.failed(order)],
  cancelled: (words, { order }) => [words.cancelled(order)],
  refundDue: (words, { order, amount }) => [words.refundDue(amount, order)],
  refundSent: (words, { order, amount }) => [words.refundSent(amount, order)],
  reviewAnswered: (words, { title }) => [words.reviewAnswered(title)],
  questionAnswered: (words, { title }) => [words.questionAnswered(title)],
  backInStock: (words, { title }) => [words.backInStock(title)],
  quoted: (words, { shop }) => [words.quoted(shop)],
  complaintTaken: (words, { ticket }) => [words.complaintTaken(ticket)],
  complaintAcknowledged: (words, { ticket }) => [words.complaintAcknowledged(ticket)],
  complaintClosed: (words, { ticket }) => [words.complaintClosed(ticket)],
  newOrder: (words, { order }) => [words.newOrder(order)],
  itemsCancelled: (words, { order }) => [words.itemsCancelled(order)],
  returnAsked: (words, { order }) => [words.returnAsked(order)],
  lowStock: (words, { title, left }) => [words.lowStock(title, left)],
  newEnquiry: (words, { enquiry }) => [words.newEnquiry(enquiry)],
  draftApproved: (words, { title }) => [words.draftApproved(title)],
  draftReturned: (words, { title }) => [words.draftReturned(title)],
  invited: (words, { shop }) => [words.invited(shop)],
  test: (words) => [words.test],
  listingHidden: (words, { title }) => [words.listingHidden(title)],
  listingShown: (words, { title }) => [words.listingShown(title)],
}

const DESK = '/desk/'
const COMPLAINTS = '/complaints'
const ORDERS = '/order-history'
const productPath = ({ slug }: { slug: string }): string => `/product-details/${encodeURIComponent(slug)}`

const listingPath = ({ listing }: { listing: string }): string => `${DESK}listings/${listing}`

/** Where more of it stands. */
const PATHS: { [K in NewsKind]: string | ((values: NewsValues[K]) => string) } = {
  placed: ORDERS,
  packed: ORDERS,
  shipped: ORDERS,
  out: ORDERS,
  delivered: ORDERS,
  failed: ORDERS,
  cancelled: ORDERS,
  refundDue: ORDERS,
  refundSent: ORDERS,
  reviewAnswered: '/my-reviews',
  questionAnswered: productPath,
  backInStock: productPath,
  quoted: '/enquiries',
  complaintTaken: COMPLAINTS,
  complaintAcknowledged: COMPLAINTS,
  complaintClosed: COMPLAINTS,
  newOrder: DESK,
  itemsCancelled: DESK,
  returnAsked: DESK,
  lowStock: DESK,
  newEnquiry: `${DESK}enquiries`,
  draftApproved: `${DESK}listings`,
  draftReturned: `${DESK}listings`,
  invited: DESK,
  test: DESK,
  listingHidden: listingPath,
  listingShown: listingPath,
}

/** What a phone shows of one of the news, and the path that it leads to. */
export const newsMessage = <K extends NewsKind>(
  kind: K,
  values: NewsValues[K],
  language: Language,
): { text: string; path: string } => {
  const text = SENTENCES[kind](WORDS[language], values)
    .filter((sentence) => sentence)
    .join(' ')
  const to = PATHS[kind]
  const path = typeof to === 'string' ? to : to(values)
  // The desk's addresses name no language.
  return { text, path: path.startsWith(DESK) ? path : inLanguage(path, language) }
}
