import { inIndia } from './format.ts'

/** Days of the week with their date, for pages behind the first load. */

const weekday = inIndia({ weekday: 'short' })
const date = inIndia({ day: 'numeric', month: 'short' })

/** 2026-11-26 → Thu 26 Nov, in one line. Also a moment, by its day in India. */
export const formatWeekday = (day: string): string => `${weekday(day)} ${date(day)}`.replaceAll(' ', '\u00a0')

/** 2026-11-26 → 26 Nov */
export const formatDate = date
