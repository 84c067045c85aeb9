/** Numbers as farmers type them, in whole thousandths. */

/** The digits of nine Indian scripts stand in Unicode as those of Devanagari do, from 6 to 15 in a row. */
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g
const inLatin = (typed: string): string =>
  typed.replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) & 15) - 6))

/** `10,000` and `1,25,000`: as Indians write large numbers. */
const GROUPED = /^\d{1,3}(,\d\d)*,\d{3}(?=\.|$)/

/** `2`, `२.५` or `2,5` in thousandths, cut after the third place; nothing for what is no number. */
export const readFigure = (typed: string): number | undefined => {
  const text = inLatin(typed).replaceAll(/\s/g, '')
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  const [, whole = '', part = ''] = /^(\d{0,9})(?:\.(\d*))?$/.exec(plain) ?? []
  return whole + part === '' ? undefined : Number(whole + part.slice(0, 3).padEnd(3, '0'))
}
