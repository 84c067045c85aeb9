import type { Unit } from '../../../src/contract/entities.ts'
import type { CsvRow } from './csv.ts'
import type { Fault } from './report.ts'

/** A variant as a row of the file describes it. */
export interface Pack {
  name: string
  mrpPaise: number
  sellingPaise: number
  stock: number
  sellerSku: string | null
  amount: number
  unit: Unit
}

const PRICE_MAX_RUPEES = 10_000_000
const STOCK_MAX = 1_000_000
const NAME_MAX = 100

const UNITS: readonly [RegExp, Unit, number][] = [
  [/^(kgs?|kilos?|kilograms?)$/, 'kg', 1],
  [/^(g|gms?|grams?)$/, 'kg', 0.001],
  [/^(l|ltrs?|litres?|liters?)$/, 'litre', 1],
  [/^ml$/, 'litre', 0.001],
  [/^(m|mtrs?|metres?|meters?)$/, 'metre', 1],
]

/** `250 ml` → 0.25 litre; what names no measure is one piece. */
export const measureOf = (text: string): { found: string; amount: number; unit: Unit } | null => {
  for (const [found, figure = '', word = ''] of text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)\b/g)) {
    const [, unit, factor] = UNITS.find(([pattern]) => pattern.test(word)) ?? []
    const amount = Number(figure) * (factor ?? 0)
    if (unit !== undefined && amount > 0) return { found, amount: Number(amount.toFixed(6)), unit }
  }
  return null
}

/** Rupees with at most two decimals, to paise without a float in between. */
const paiseOf = (text: string): number | null => {
  const [, whole = '', part = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === '' || Number(whole) > PRICE_MAX_RUPEES) return null
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const cellOf = ({ cells }: CsvRow, name: string): string => (cells[name] ?? '').trim()

/** A product’s further pictures have rows of their own. */
export const isPictureOnly = (row: CsvRow): boolean =>
  cellOf(row, 'Image Src') !== '' &&
  ['Title', 'Variant Price', 'Variant SKU', 'Option1 Value'].every((name) => cellOf(row, name) === '')

const nameOf = (row: CsvRow, title: string): string => {
  const options = [1, 2, 3].map((place) => cellOf(row, `Option${place} Value`)).filter((value) => value !== '')
  // What the exporter writes for a product in one pack only.
  const isOnly = options.length === 0 || options.join('') === 'Default Title'
  return isOnly ? (measureOf(title)?.found ?? '1 piece') : options.join(' / ')
}

/** The pack of a row, or what is wrong with it. */
export const readPack = (row: CsvRow, title: string): Pack | Fault => {
  const name = nameOf(row, title)
  if (name.length > NAME_MAX) return { field: 'Option1 Value', reason: `Use at most ${NAME_MAX} characters` }
  const price = cellOf(row, 'Variant Price')
  if (price === '') return { field: 'Variant Price', reason: 'Price is required' }
  const sellingPaise = paiseOf(price)
  if (sellingPaise === null || sellingPaise === 0)
    return { field: 'Variant Price', reason: `${price.slice(0, 40)} is no price such as 266.50` }
  const compareAt = cellOf(row, 'Variant Compare At Price')
  const listPaise = compareAt === '' ? 0 : paiseOf(compareAt)
  if (listPaise === null)
    return { field: 'Variant Compare At Price', reason: `${compareAt.slice(0, 40)} is no price such as 266.50` }
  if (listPaise !== 0 && listPaise < sellingPaise)
    return { field: 'Variant Compare At Price', reason: 'It is below the price' }
  const quantity = cellOf(row, 'Variant Inventory Qty')
  if (!/^\d{0,7}$/.test(quantity) || Number(quantity) > STOCK_MAX)
    return { field: 'Variant Inventory Qty', reason: `${quantity.slice(0, 40)} is no number of pieces` }
  const { amount, unit } = measureOf(name) ?? { amount: 1, unit: 'piece' as const }
  return {
    name,
    sellingPaise,
    mrpPaise: listPaise === 0 ? sellingPaise : listPaise,
    stock: Number(quantity),
    sellerSku: cellOf(row, 'Variant SKU').slice(0, NAME_MAX) || null,
    amount,
    unit,
  }
}
