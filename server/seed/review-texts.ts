import * as v from 'valibot'
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

export const REVIEWERS =
  'Ramesh Sunita Gurpreet Mahadev Lakshmi Suresh Kamla Balwinder Ganpat Savita Murugan Basappa Venkatesh Rukmini Dinesh Jaswant Prabha Tukaram Shanti Bhola Harish Anita Raju Mangal Parvati Kishan Nirmala Vitthal Selvam Radha'.split(
    ' ',
  )

export const REVIEWER_INITIALS = 'ABCDGHJKLMNPRSTVY'

/** Sentences that fit a trade and a number of stars. */
export const opinionsFor = (category: CategorySlug, stars: number): readonly string[] => {
  const tone = stars >= 4 ? 'good' : stars === 3 ? 'middling' : 'bad'
  const said = (by: CategorySlug | 'any') =>
    OPINIONS.filter((one) => one.trade === by && one.tone === tone).map(({ text }) => text)
  return [...said(category), ...said(category), ...said('any')]
}

export const REPLIES = [
  'Thank you. Please call the shop number for help with the next crop.',
  'Sorry for the trouble. We have sent a new piece.',
  'Thank you for telling us. We now pack it double.',
] as const
