import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { newsMessage, type NewsKind, type NewsValues } from '../../../server/shop/news/texts/news-messages.ts'

const order = 'HD23456789AB'
const goods = { title: 'Wheat seed HD-2967', slug: 'wheat-seed' }
/** Values of every kind, each as long as it may well be. */
const VALUES: { [K in NewsKind]: NewsValues[K] } = {
  placed: { order },
  packed: { order },
  shipped: { order, day: '2026-11-30', carrier: 'India Post', tracking: 'EM123456789IN' },
  out: { order, cash: '₹1,25,000' },
  delivered: { order },
  failed: { order },
  cancelled: { order },
  refundDue: { order, amount: '₹1,25,000' },
  refundSent: { order, amount: '₹1,25,000' },
  reviewAnswered: goods,
  questionAnswered: goods,
  backInStock: goods,
  quoted: { shop: 'Shree Krishna Beej Bhandar' },
  complaintTaken: { ticket: 'HC-23456789' },
  complaintAcknowledged: { ticket: 'HC-23456789' },
  complaintClosed: { ticket: 'HC-23456789' },
  newOrder: { order },
  itemsCancelled: { order },
  returnAsked: { order },
  lowStock: { title: goods.title, left: '4' },
  newEnquiry: { enquiry: '12345' },
  draftApproved: { title: goods.title },
  test: {},
  draftReturned: { title: goods.title },
  invited: { shop: 'Shree Krishna Beej Bhandar' },
  listingHidden: { title: goods.title, listing: '20031' },
  listingShown: { title: goods.title, listing: '20031' },
}
const KINDS = Object.keys(VALUES) as NewsKind[]
/** A path for the page alone, not a value of the text. */
const shownOf = ({ slug: _slug, listing: _listing, ...values }: Record<string, string>): string[] =>
  Object.values(values).map((value) => (value === '2026-11-30' ? '30/11' : value))

describe.each(LANGUAGES)('%s', (language) => {
  test.each(KINDS)('%s has every value, Latin digits alone, and no gap', (kind) => {
    const { text } = newsMessage(kind, VALUES[kind], language)
    for (const value of shownOf(VALUES[kind])) expect(text).toContain(value)
    expect(text).toBe(text.normalize('NFC').trim())
    expect(text).not.toMatch(/ {2}|undefined/)
    expect(text.replaceAll(/\d/g, '')).not.toMatch(/\p{Nd}/u)
  })

  test.each(KINDS)('%s fits into two parts of a message in Indian letters, with its link', (kind) => {
    const { text, path } = newsMessage(kind, VALUES[kind], language)
    // The second part begins after 67 characters, for three say how the parts belong together.
    expect(`Haldhar: ${text} haldhar.example${path}`.length).toBeLessThanOrEqual(2 * 67)
  })
})

test('a link leads to the page in the language of the text, to the desk in English', () => {
  expect(newsMessage('backInStock', VALUES.backInStock, 'hi').path).toBe('/hi/product-details/wheat-seed')
  expect(newsMessage('shipped', VALUES.shipped, 'en').path).toBe('/order-history')
  expect(newsMessage('newOrder', VALUES.newOrder, 'hi').path).toBe('/desk/')
})
