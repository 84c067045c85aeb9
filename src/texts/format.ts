import { dayInIndia } from '../contract/india.ts'
import { locale } from './texts.ts'

/** Numbers, days and plurals the way the spoken language writes them. Days are those of Asia/Kolkata. */

const money = () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' })

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

export const formatNumber = (n: number): string => new Intl.NumberFormat(locale).format(n)

const inIndia = (at: string | number, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'Asia/Kolkata' }).format(new Date(at))
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** 2026-11-30T10:00:00Z → 30 November 2026 */
export const formatDay = (iso: string): string => inIndia(iso, { day: 'numeric', month: 'long', year: 'numeric' })

/** 2026-11-30T10:00:00Z → 30 Nov 2026 */
export const formatShortDay = (iso: string): string => inIndia(iso, { day: 'numeric', month: 'short', year: 'numeric' })

/** 2026-11-30T10:00:00Z → 30 Nov, 3:30 pm */
export const formatMoment = (at: string | number): string => inIndia(at, { day: 'numeric', month: 'short', ...TIME })

/** The same, as "today, 9:40 am" while it is still that day. For the client only: the server has another now. */
export const formatRecent = (at: number, now = Date.now()): string => {
  if (dayInIndia(at) !== dayInIndia(now)) return formatMoment(at)
  const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
  return `${today}, ${inIndia(at, TIME)}`
}

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** plural(2, { one: '# change', other: '# changes' }) → 2 changes */
export const plural = (n: number, forms: Plurals): string =>
  (forms[new Intl.PluralRules(locale).select(n)] ?? forms.other).replace('#', formatNumber(n))
