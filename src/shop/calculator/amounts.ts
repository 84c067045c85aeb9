import type { Dose } from '../../contract/product/dose.ts'
import { formatNumber } from '../../texts/format.ts'
import { productText } from '../../texts/texts.ts'

/** Amounts in words. Only here they become fractions. */

type Measure = Dose['measure']

/** Thousandths of a gram or millilitre in a kilogram or litre. */
const LARGE = 1_000_000
const SMALL = 1_000

/** What an amount of this size is told in. */
export const unitFor = (
  amount: number,
  measure: Measure,
): { sign: 'gram' | 'kg' | 'ml' | 'litre'; thousandths: number } => {
  const isLarge = amount >= LARGE
  const sign = measure === 'mass' ? (isLarge ? 'kg' : 'gram') : isLarge ? 'litre' : 'ml'
  return { sign, thousandths: isLarge ? LARGE : SMALL }
}

/** 62500000 → 62.5 kg, 750000 → 750 g */
export const formatAmount = (amount: number, measure: Measure): string => {
  const { sign, thousandths } = unitFor(amount, measure)
  return productText.amounts[sign](formatNumber(amount / thousandths))
}

/** 50 to 75 kg, 500 g to 1 kg, 40 kg */
const formatRange = ({ least, most }: { least: number; most: number }, measure: Measure): string => {
  const words = productText.amounts
  const last = formatAmount(most, measure)
  if (least === most) return last
  const { sign, thousandths } = unitFor(most, measure)
  const isSame = unitFor(least, measure).sign === sign
  return words.range(isSame ? formatNumber(least / thousandths) : formatAmount(least, measure), last)
}

/** Millilitres of water as litres: 150 to 200 litre per acre. */
const formatWater = ({ least, most, per }: NonNullable<Dose['water']>): string =>
  productText.amounts.per[per](formatRange({ least: least * SMALL, most: most * SMALL }, 'volume'))

/** 0.3 to 0.5 ml per litre of water, in 150 to 200 litre per acre */
export const formatDose = (dose: Dose): string => {
  const words = productText.amounts
  const given = words.per[dose.per](formatRange(dose, dose.measure))
  return dose.water === null ? given : words.inWater(given, formatWater(dose.water))
}
