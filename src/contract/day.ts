import * as v from 'valibot'

const YEARS = { from: 1990, to: 2199 }

/** The year is one that a shop can mean, and the day is in the calendar: no 31 February, no year 0000. */
const isCalendarDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= YEARS.from && year <= YEARS.to && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A day as `2027-03-31`; whoever has chosen none is told `empty`. Every date in a request is parsed by this or by `DayOrMoment`. */
export const Day = (message: string, empty = message) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(empty),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, message),
    v.check(isCalendarDay, message),
  )

const MOMENT_MAX = 40

/** A day, or a day and a time after it such as `2027-03-31T18:30:00+05:30`. */
export const DayOrMoment = (message: string, empty = message) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(empty),
    v.maxLength(MOMENT_MAX, message),
    v.regex(/^\d{4}-\d{2}-\d{2}([T ].*)?$/, message),
    v.check((text) => isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), message),
  )
