import type { Deal } from '../../../contract/promotions.ts'
import { dayInIndia } from '../../../contract/india.ts'

/** A plain day stays itself; a timestamp counts where its moment falls in India, and without a zone it is Indian time. */
const readDay = (text: string): string | null => {
  const plain = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]*)?$/.exec(text.trim())?.[1]
  const moment = Date.parse(plain ? `${plain}T00:00:00+05:30` : text)
  return Number.isNaN(moment) ? null : dayInIndia(moment)
}

/** First and last day of a deal, both inclusive; null when a date cannot be read. */
export const dealSpan = (deal: Deal): { first: string; last: string } | null => {
  const first = readDay(deal.start_date_time)
  const last = readDay(deal.end_date_time)
  return first && last ? { first, last } : null
}

/** The last day of a deal on the days of the deal, else null. */
export const dealEnd = (deal: Deal, today: string): string | null => {
  const span = dealSpan(deal)
  return span !== null && span.first <= today && today <= span.last ? span.last : null
}
