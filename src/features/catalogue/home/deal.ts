import type { Deal } from '../../../contract/entities.ts'

const indianDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** The calendar day in India, as YYYY-MM-DD. */
export const dayInIndia = (moment: number): string => indianDay.format(moment)

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

/** True on the days of the deal. */
export const isDealActive = (deal: Deal, today: string): boolean => {
  const span = dealSpan(deal)
  return span !== null && span.first <= today && today <= span.last
}
