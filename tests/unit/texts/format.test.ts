import { expect, test } from 'vitest'
import { formatNumber, formatRupees, priceParts } from '../../../src/texts/format.ts'

/** As browsers write Indian English. */
const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const number = new Intl.NumberFormat('en-IN')

/** Around every place where a group begins, with and without a fraction, above and below nothing. */
const numbers = Array.from({ length: 13 }, (_, zeros) => 10 ** zeros)
  .flatMap((power) => [power - 1, power, power + 0.5, power * 1.25, 7 * power + 0.05])
  .flatMap((n) => [n, -n])
  .filter((n) => !Object.is(n, -0))

test('money reads as browsers write it, in Indian groups and with both digits of the paise', () => {
  for (const n of numbers.map((amount) => Math.round(amount * 100) / 100)) {
    expect(formatRupees(n)).toBe(money.format(n))
    const { whole, fraction } = priceParts(n)
    expect(whole + fraction).toBe(money.format(n))
  }
  expect(priceParts(266.55 * 3)).toEqual({ whole: '₹799', fraction: '.65' })
})

test('a number reads as browsers write it, without digits that say nothing', () => {
  for (const n of numbers) expect(formatNumber(n)).toBe(number.format(n))
  expect(formatNumber(0.1 + 0.2)).toBe('0.3')
})
