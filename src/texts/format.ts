import { dayInIndia } from '../contract/india.ts'
import { locale } from './texts.ts'

/** Numbers, days and plurals the way the spoken language writes them. Days are those of Asia/Kolkata. */

/** A formatter is slow to make: made once, and again in another language. */
export const onceForLocale = <F>(make: (spoken: string) => F): (() => F) => {
  let made: { locale: string; formatter: F } | undefined
  return () => {
    if (made?.locale !== locale) made = { locale, formatter: make(locale) }
    return made.formatter
  }
}

const money = onceForLocale((spoken) => new Intl.NumberFormat(spoken, { style: 'currency', currency: 'INR' }))
const number = onceForLocale((spoken) => new Intl.NumberFormat(spoken))
const plurals = onceForLocale((spoken) => new Intl.PluralRules(spoken))

/** 125000 → ₹1,25,000.00 */
export const formatRupees = (rupees: number): string => money().format(rupees)

/** 266.5 → { whole: '₹266', fraction: '.50' }, for prices whose paise are set smaller. */
export const priceParts = (rupees: number): { whole: string; fraction: string } => {
  const parts = money().formatToParts(rupees)
  const cut = parts.findIndex((part) => part.type === 'decimal')
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('')
  return { whole: text(0, cut), fraction: text(cut) }
}

export const formatNumber = (n: number): string => number().format(n)

/** Formats moments as they are in India. */
export const inIndia = (parts: Intl.DateTimeFormatOptions): ((at: string | number) => string) => {
  const dates = onceForLocale((spoken) => new Intl.DateTimeFormat(spoken, { ...parts, timeZone: 'Asia/Kolkata' }))
  return (at) => dates().format(new Date(at))
}
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** 2026-11-30T10:00:00Z → 30 November 2026 */
export const formatDay = inIndia({ day: 'numeric', month: 'long', year: 'numeric' })

/** 2026-11-30T10:00:00Z → 30 Nov 2026 */
export const formatShortDay = inIndia({ day: 'numeric', month: 'short', year: 'numeric' })

/** 2026-11-30T10:00:00Z → 30 Nov, 3:30 pm */
export const formatMoment = inIndia({ day: 'numeric', month: 'short', ...TIME })

const formatTime = inIndia(TIME)

/** The same, as "today, 9:40 am" while it is still that day. For the client only: the server has another now. */
export const formatRecent = (at: number, now = Date.now()): string => {
  if (dayInIndia(at) !== dayInIndia(now)) return formatMoment(at)
  const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
  return `${today}, ${formatTime(at)}`
}

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** plural(2, { one: '# change', other: '# changes' }) → 2 changes */
export const plural = (n: number, forms: Plurals): string =>
  (forms[plurals().select(n)] ?? forms.other).replace('#', formatNumber(n))
