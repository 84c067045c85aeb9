import { dayInIndia, inIndia } from '../contract/india.ts'
import { text } from './texts.ts'

/** Days and moments as they are in India, with the names that a language has for them. */

type Moment = string | number

const dayAndMonth = (at: Moment, months: readonly string[]): string => {
  const date = inIndia(at)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** 2026-11-26T10:00:00Z → 26 Nov */
export const formatDate = (at: Moment): string => dayAndMonth(at, text.dates.shortMonths)

/** 2026-11-30T10:00:00Z → 30 November 2026 */
export const formatDay = (at: Moment): string => `${dayAndMonth(at, text.dates.months)} ${inIndia(at).getUTCFullYear()}`

/** 2026-11-30T10:00:00Z → 30 Nov 2026 */
export const formatShortDay = (at: Moment): string => `${formatDate(at)} ${inIndia(at).getUTCFullYear()}`

const formatTime = (at: Moment): string => {
  const date = inIndia(at)
  return text.dates.time(date.getUTCHours(), String(date.getUTCMinutes()).padStart(2, '0'))
}

/** 2026-11-30T10:00:00Z → 30 Nov, 3:30 pm */
export const formatMoment = (at: Moment): string => `${formatDate(at)}, ${formatTime(at)}`

/** The same, as "today, 9:40 am" while it is still that day. For the client only: the server has another now. */
export const formatRecent = (at: number, now = Date.now()): string =>
  dayInIndia(at) === dayInIndia(now) ? `${text.dates.today}, ${formatTime(at)}` : formatMoment(at)

/** 2026-11-26 → Thu 26 Nov, whose day and month stay in one line. Also a moment, by its day in India. */
export const formatWeekday = (at: Moment): string =>
  `${text.dates.weekdays[inIndia(at).getUTCDay()]} ${formatDate(at).replaceAll(' ', '\u00a0')}`
