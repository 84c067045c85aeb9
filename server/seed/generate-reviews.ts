import * as v from 'valibot'
import { between, chance, pick, shuffled, type Random } from './random.ts'
import type { ListingRow, ReviewRow } from './rows.ts'
import { TRADES, type CategorySlug } from './product-data/trade.ts'
import { readTable } from './read-table.ts'

/** What farmers say, by trade: `good` is four or five stars, `middling` three, `bad` one or two. */
const OPINIONS = readTable(
  'review-texts',
  v.object({
    trade: v.picklist([...TRADES, 'any']),
    tone: v.picklist(['good', 'middling', 'bad']),
    text: v.string(),
  }),
)

const REVIEWERS =
  'Ramesh Sunita Gurpreet Mahadev Lakshmi Suresh Kamla Balwinder Ganpat Savita Murugan Basappa Venkatesh Rukmini Dinesh Jaswant Prabha Tukaram Shanti Bhola Harish Anita Raju Mangal Parvati Kishan Nirmala Vitthal Selvam Radha'.split(
    ' ',
  )

const REVIEWER_INITIALS = 'ABCDGHJKLMNPRSTVY'

/** Sentences that fit a trade and a number of stars. */
const opinionsFor = (category: CategorySlug, stars: number): readonly string[] => {
  const tone = stars >= 4 ? 'good' : stars === 3 ? 'middling' : 'bad'
  const said = (by: CategorySlug | 'any') =>
    OPINIONS.filter((one) => one.trade === by && one.tone === tone).map(({ text }) => text)
  return [...said(category), ...said(category), ...said('any')]
}

const REPLIES = [
  'Thank you. Please call the shop number for help with the next crop.',
  'Sorry for the trouble. We have sent a new piece.',
  'Thank you for telling us. We now pack it double.',
] as const

/** Share of the listings that somebody has written about. */
const REVIEWED = 0.57
const REVIEWS_MAX = 12
/** Stars as often as they stand here: most buyers are content, and some goods are better than others. */
const STARS = {
  fine: [5, 5, 5, 5, 4, 4, 4, 3],
  fair: [5, 5, 4, 4, 4, 3, 3, 2],
  poor: [4, 4, 3, 3, 2, 2, 1, 5],
} as const

interface Input {
  listing: ListingRow
  category: CategorySlug
  sku: () => string
  /** Days since the listing was put up. */
  age: number
  random: Random
}

/** Approved reviews of one listing, none twice in the same words. */
export const reviewsOf = ({ listing, category, sku, age, random }: Input): ReviewRow[] => {
  const freshly = age < 30
  if (!chance(random, freshly ? REVIEWED / 2 : REVIEWED)) return []
  const count = freshly ? between(random, 1, 2) : 1 + Math.floor(random() ** 1.6 * REVIEWS_MAX)
  const quality = random()
  const stars = STARS[quality < 0.55 ? 'fine' : quality < 0.9 ? 'fair' : 'poor']
  const authors = shuffled(random, REVIEWERS)
  const said = new Set<string>()
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const rating = pick(random, stars)
    const comment = shuffled(random, opinionsFor(category, rating)).find((text) => !said.has(text))
    if (comment === undefined) return []
    said.add(comment)
    const since = listing.createdAt?.getTime() ?? 0
    const at = new Date(since + Math.floor(random() * Math.max(1, age - 1) * 86_400_000))
    const initial = REVIEWER_INITIALS[between(random, 0, REVIEWER_INITIALS.length - 1)] ?? 'K'
    const review: ReviewRow = {
      customerId: null,
      authorName: `${authors[index] ?? 'Kisan'} ${initial}.`,
      listingId: listing.id,
      sku: sku(),
      rating,
      comment,
      adminComment: chance(random, rating <= 2 ? 0.5 : 0.06)
        ? pick(random, rating <= 2 ? REPLIES.slice(1) : REPLIES.slice(0, 1))
        : null,
      reviewStatus: 'approved',
      publicComment: comment,
      createdAt: at,
      updatedAt: at,
    }
    return [review]
  })
}
