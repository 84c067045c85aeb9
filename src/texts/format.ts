import { language } from './texts.ts'

/**
 * Numbers and plurals. Every language has Latin digits in Indian groups: browsers differ in what they know of Indian
 * languages, and a page must read the same from server and phone.
 */

/**
 * 1250000 → 12,50,000. Not by `Intl.NumberFormat`, of which making the first one takes a slow phone a quarter of a second
 * while the page starts.
 */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d\d)*\d{3}(?:\.|$))/g, ',')

/** 125000 → ₹1,25,000.00 */
export const formatRupees = (rupees: number): string =>
  `${rupees < 0 ? '-' : ''}₹${grouped(Math.abs(rupees).toFixed(2))}`

/** 266.5 → { whole: '₹266', fraction: '.50' }, for prices whose paise are set smaller. */
export const priceParts = (rupees: number): { whole: string; fraction: string } => {
  const [whole = '', paise = ''] = formatRupees(rupees).split('.')
  return { whole, fraction: `.${paise}` }
}

/** 1250.5 → 1,250.5, with three digits at most behind the point. */
export const formatNumber = (n: number): string => grouped(String(Number(n.toFixed(3))))

/** 4 → 4.0 */
export const formatOneDecimal = (n: number): string => n.toFixed(1)

export type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Chromium knows no rules for Odia, whose are those of English. */
const rules = new Map<string, Intl.PluralRules>()
const rulesOf = (code: string): Intl.PluralRules => {
  const known = rules.get(code) ?? new Intl.PluralRules(code === 'or' ? 'en' : code)
  rules.set(code, known)
  return known
}

/** plural(2, { one: '# change', other: '# changes' }) → 2 changes */
export const plural = (n: number, forms: Plurals): string =>
  (forms[rulesOf(language).select(n)] ?? forms.other).replace('#', formatNumber(n))
