import { latinDigits, withoutInvisible } from '../../contract/digits.ts'

/** Numbers as farmers type them, in whole thousandths. */

/** `10,000` and `1,25,000`: as Indians write large numbers. */
const GROUPED = /^\d{1,3}(,\d\d)*,\d{3}(?=\.|$)/

/** `2`, `२.५` or `2,5` in thousandths, cut after the third place; nothing for what is no number. */
export const readFigure = (typed: string): number | undefined => {
  const text = latinDigits(withoutInvisible(typed)).replaceAll(/\s/g, '')
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  const [, whole = '', part = ''] = /^(\d{0,9})(?:\.(\d*))?$/.exec(plain) ?? []
  return whole + part === '' ? undefined : Number(whole + part.slice(0, 3).padEnd(3, '0'))
}
