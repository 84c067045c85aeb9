import { language } from './texts.ts'

/**
 * Numbers and plurals. Every language has Latin digits in Indian groups: browsers differ in what they know of Indian
 * languages, and a page must read the same from server and phone.
 */

/** A formatter is slow to make: made once, and none before it is needed. */
const once = <F>(make: () => F): (() => F) => {
  let made: F | undefined
  return () => (made ??= make())
}

const money = once(() => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }))
const number = once(() => new Intl.NumberFormat('en-IN'))

/** 125000 → ₹1,25,000.00 */
export const formatRupees = (rupees: number): string => money().format(rupees)

/** 266.5 → { whole: '₹266', fraction: '.50' }, for prices whose paise are set smaller. */
export const priceParts = (rupees: number): { whole: string; fraction: string } => {
  const [whole = '', paise = ''] = formatRupees(rupees).split('.')
  return { whole, fraction: `.${paise}` }
}

export const formatNumber = (n: number): string => number().format(n)

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
