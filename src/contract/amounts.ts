import { latinDigits, withoutInvisible } from './digits.ts'

/** Sums and counts as people and spreadsheets write them. What can be read in two ways is read in none. */

/** Why a text is no amount: no number at all, one that can be read in two ways, below zero, or a part of a piece. */
export type AmountFault = 'notNumber' | 'unclear' | 'negative' | 'fraction'

/** `1,00,000` as in India and `100,000` as elsewhere. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d\d)+,\d{3})$/

interface Numeral {
  isNegative: boolean
  whole: string
  /** After the point. */
  part: string
}

const plainText = (typed: string): string => latinDigits(withoutInvisible(typed)).trim().replace(/^'/, '')

const numeralOf = (text: string): Numeral | AmountFault => {
  const [, sign = '', figure = '', part = ''] = /^([+\-−]?)([\d,]*)(?:\.(\d*))?$/.exec(text) ?? []
  const isWhole = /^\d*$/.test(figure) || GROUPED.test(figure)
  if (isWhole && figure + part !== '')
    return { isNegative: sign === '-' || sign === '−', whole: figure.replaceAll(',', ''), part }
  return /^[\d.,'’\s]*[,'’\s][\d.,'’\s]*$/.test(text) ? 'unclear' : 'notNumber'
}

/** `0.5` or `1,000` as a number; nothing for what is none. */
export const readNumber = (typed: string): number | undefined => {
  const read = numeralOf(plainText(typed))
  return typeof read === 'string' || read.isNegative ? undefined : Number(`${read.whole || '0'}.${read.part || '0'}`)
}

const CURRENCY = '(?:₹|rs|re|inr|rupees?|रुपये|रु|रू|રૂ|ਰੁ|টাকা|৳|ଟ|ரூ|రూ|ರೂ|രൂ)\\.?'
const BEFORE = new RegExp(`^([-−]?)\\s*${CURRENCY}\\s*`, 'i')
const AFTER = new RegExp(`(?:\\s*(?:/[-=–]|only|${CURRENCY}))+$`, 'i')
/** Longer figures would lose paise. */
const WHOLE_MAX = 12

/** `1,250.50`, `₹1,250`, `Rs. 450`, `450/-` or `450,50` in paise, or why it is none. */
export const readRupees = (typed: string): number | AmountFault => {
  const bare = plainText(typed)
    .replace(AFTER, '')
    .replace(BEFORE, '$1')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  const read = numeralOf(bare)
  if (typeof read === 'string') return read
  if (read.part.length > 2 || read.whole.length > WHOLE_MAX) return 'notNumber'
  const paise = Number(read.whole + read.part.padEnd(2, '0'))
  return read.isNegative && paise > 0 ? 'negative' : paise
}

/** `12`, `12.0`, `1,000` or `12 pcs`, below zero too, or why it is no number of pieces. */
export const readPieces = (typed: string): number | AmountFault => {
  const read = numeralOf(plainText(typed).replace(/(\d)\s*(?:pcs?|pieces?|nos?|units?)\.?$/i, '$1'))
  if (typeof read === 'string') return read
  if (read.whole.length > WHOLE_MAX) return 'notNumber'
  if (/[1-9]/.test(read.part)) return 'fraction'
  return (read.isNegative ? -1 : 1) * Number(read.whole) || 0
}
