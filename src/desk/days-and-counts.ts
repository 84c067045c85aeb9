import { dayInIndia, inIndia } from '../contract/india.ts'
import { plural } from '../texts/format.ts'
import { spoken } from './language/spoken.ts'

/** How the desk writes days, moments and counts. */

const ENGLISH = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** Of an hour from 0 to 23. */
  time: (hour: number, minute: string) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
  today: (time: string) => `today, ${time}`,
  parcels: { one: '# parcel', other: '# parcels' },
  pieces: { one: '# piece', other: '# pieces' },
}

let read: typeof ENGLISH | undefined
/** Not at import: the files of languages import this one, and are read before they are spoken. */
export const days = (): typeof ENGLISH => (read ??= spoken('days', ENGLISH))

/** 2026-11-26 → Thu 26 Nov */
export const dayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  const { weekdays, months } = days()
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** 2026-11-26 → Thu 26 Nov 2026 */
export const dayAndYear = (day: string): string => `${dayOf(day)} ${day.slice(0, 4)}`

export const timeOf = (at: number): string => {
  const date = inIndia(at)
  return days().time(date.getUTCHours(), String(date.getUTCMinutes()).padStart(2, '0'))
}

/** 15 → 3:00 pm */
export const hourOf = (hour: number): string => days().time(hour, '00')

export const momentOf = (at: number): string =>
  dayInIndia(at) === dayInIndia(Date.now()) ? days().today(timeOf(at)) : `${dayOf(dayInIndia(at))}, ${timeOf(at)}`

export const parcels = (count: number): string => plural(count, days().parcels)
export const pieces = (count: number): string => plural(count, days().pieces)
