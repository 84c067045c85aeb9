import { readNumber } from '../amounts.ts'
import { latinDigits, withoutInvisible } from '../digits.ts'
import { unitNamed, type UnitName } from './unit-names.ts'
import type { Unit } from './units.ts'

/** How much is in a pack, read from its name. A wrong price per kg is worse than none: what is not understood from beginning to end is one piece. */

export interface PackSize {
  amount: number
  unit: Unit
}

/** How much of a unit of the shop each is. The shop has none of feet. */
const MEASURES: Partial<Record<UnitName, [unit: Unit, factor: number]>> = {
  kg: ['kg', 1],
  g: ['kg', 0.001],
  mg: ['kg', 0.000001],
  quintal: ['kg', 100],
  tonne: ['kg', 1000],
  litre: ['litre', 1],
  ml: ['litre', 0.001],
  m: ['metre', 1],
}

const THINGS =
  '(?:pcs?|pieces?|nos?|units?|bags?|bottles?|cans?|jars?|pouch(?:es)?|packets?|packs?|pkts?|box(?:es)?|sacks?|tins?|drums?|buckets?|sachets?|rolls?|tubes?|cartons?|jugs?|tubs?)\\.?'
const THING = new RegExp(`^${THINGS}$`)
const FIGURE = '(?:\\d+ )?[1-7]/[248]|(?:\\d+ )?[12]/3|[\\d,]*\\.?\\d+'
const SIZE = new RegExp(`^(${FIGURE}) ?([a-z][a-z.]*)(?: ${THINGS})?$`)
const COUNT_FIRST = new RegExp(`^(\\d{1,4})(?: ?${THINGS})? ?[x×*] ?(.+)$`)
const COUNT_LAST = new RegExp(`^(.+?) ?[x×*] ?(\\d{1,4})(?: ?${THINGS})?$`)
const PIECES = new RegExp(`^(?:(?:pack|set|box) of )?\\d[\\d,]*(?: ?${THINGS})?$|^\\d+ dozens?$`)
const AMOUNT_MAX = 1_000_000

const fractionOf = (text: string): number | undefined => {
  const [, whole = '0', above = '', below = ''] = /^(?:(\d+) )?(\d)\/(\d)$/.exec(text) ?? []
  return Number(above) < Number(below) ? Number(whole) + Number(above) / Number(below) : undefined
}

const rounded = (amount: number): number => Number(amount.toFixed(6))

const sizeOf = (text: string): PackSize | undefined => {
  const [, figure = '', word = ''] = SIZE.exec(text) ?? []
  const name = unitNamed(word)
  const [unit, factor] = (name && MEASURES[name]) ?? []
  const read = figure.includes('/') ? fractionOf(figure) : readNumber(figure)
  if (unit === undefined || factor === undefined || read === undefined) return undefined
  const amount = rounded(read * factor)
  return amount > 0 && amount <= AMOUNT_MAX ? { amount, unit } : undefined
}

/** Several of one size. Of metres these may be the sides of a sheet. */
const severalOf = (count: string, text: string): PackSize | undefined => {
  const size = sizeOf(text)
  const amount = rounded(Number(count) * (size?.amount ?? 0))
  if (size === undefined || size.unit === 'metre' || amount <= 0 || amount > AMOUNT_MAX) return undefined
  return { amount, unit: size.unit }
}

const partOf = (text: string): PackSize | undefined => {
  const [, count = '', each = ''] = COUNT_FIRST.exec(text) ?? []
  const [, size = '', times = ''] = COUNT_LAST.exec(text) ?? []
  return sizeOf(text) ?? severalOf(count, each) ?? severalOf(times, size)
}

const plain = (name: string): string =>
  latinDigits(withoutInvisible(name))
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, ' $&')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim()

/** What a pack holds, in Latin letters: `250 ml`, `½ kg`, `2 x 500 ml`, `10 kg (2 x 5 kg)`, `pack of 6`. Nothing where any of it is not understood. */
export const packSizeOf = (name: string): PackSize | undefined => {
  const text = plain(name)
  if (PIECES.test(text)) return { amount: 1, unit: 'piece' }
  const [, said = '', again = ''] = /^([^()]+?) ?\(([^()]+)\)$/.exec(text) ?? []
  if (said === '') return partOf(text)
  const [one, other] = [partOf(said), partOf(again)]
  const isOneThing = said.startsWith('1 ') && THING.test(said.slice(2))
  if (isOneThing) return other
  return one?.unit === other?.unit && one?.amount === other?.amount ? one : undefined
}
