import { dayInIndia, inIndia } from '../contract/india.ts'
import { plural } from '../texts/format.ts'

/** How the desk writes days, moments and counts. */

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 2026-11-26 → Thu 26 Nov */
export const dayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

const timeOf = (at: number): string => {
  const date = inIndia(at)
  const hour = date.getUTCHours()
  return `${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

export const momentOf = (at: number): string =>
  dayInIndia(at) === dayInIndia(Date.now()) ? `today, ${timeOf(at)}` : `${dayOf(dayInIndia(at))}, ${timeOf(at)}`

export const parcels = (count: number): string => plural(count, { one: '# parcel', other: '# parcels' })
export const pieces = (count: number): string => plural(count, { one: '# piece', other: '# pieces' })
