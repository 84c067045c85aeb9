import type { LabelArea } from '../../contract/product/dose.ts'

/** Areas, exact: whole hundred-millionths of a square metre, of which a square foot has 9,290,304. */

const SQUARE_FOOT = 9_290_304n
const squareFeet = (feet: number): bigint => BigInt(feet) * SQUARE_FOOT

const ACRE = squareFeet(43_560)
/** A fortieth of an acre. */
const GUNTHA = squareFeet(1_089)
/** An eighth of an acre. */
const KANAL = squareFeet(5_445)
/** The twentieth part of a kanal: 272.25 square feet. */
const MARLA = KANAL / 20n
const HECTARE = 1_000_000_000_000n

export interface Bigha {
  /** Never changes: phones have stored it. */
  id: 'assam' | 'gujarat' | 'himachal' | 'rajasthan' | 'rajasthan-kachcha' | 'up' | 'bengal'
  state: string
  squareFeet: number
  /** Which of several that the state has; none of these is taken for granted. */
  kind: 'pucca' | 'kachcha' | null
}

/** Where a bigha has one size, or a size that goes by a name of its own. docs/calculator.md tells the sources. */
export const BIGHAS: readonly Bigha[] = [
  { id: 'assam', state: 'Assam', squareFeet: 14_400, kind: null },
  { id: 'gujarat', state: 'Gujarat', squareFeet: 17_424, kind: null },
  { id: 'himachal', state: 'Himachal Pradesh', squareFeet: 8_712, kind: null },
  { id: 'rajasthan', state: 'Rajasthan', squareFeet: 27_225, kind: 'pucca' },
  { id: 'rajasthan-kachcha', state: 'Rajasthan', squareFeet: 17_424, kind: 'kachcha' },
  { id: 'up', state: 'Uttar Pradesh', squareFeet: 27_225, kind: 'pucca' },
  { id: 'bengal', state: 'West Bengal', squareFeet: 14_400, kind: null },
]

/** The bigha of a state that has only one. */
export const bighaOf = (state: string): Bigha | undefined =>
  BIGHAS.find((bigha) => bigha.state === state && bigha.kind === null)

export const AREA_UNITS = ['acre', 'hectare', 'bigha', 'guntha', 'kanal', 'marla'] as const
export type AreaUnit = (typeof AREA_UNITS)[number]

/** Nothing for a bigha whose state is not known. */
export const sizeOf = (unit: AreaUnit, bigha: Bigha | undefined): bigint | undefined => {
  if (unit === 'bigha') return bigha && squareFeet(bigha.squareFeet)
  return { acre: ACRE, hectare: HECTARE, guntha: GUNTHA, kanal: KANAL, marla: MARLA }[unit]
}

/** An area in thousandths of a unit. */
export interface Area {
  thousandths: number
  size: bigint
}

/** What is given to an area by so much per acre or hectare, rounded down: never more than the label says. */
export const amountFor = ({ thousandths, size }: Area, amount: number, per: LabelArea): number =>
  Number((BigInt(amount) * BigInt(thousandths) * size) / ((per === 'acre' ? ACRE : HECTARE) * 1000n))

/** In thousandths of an acre, rounded down. */
export const inAcres = ({ thousandths, size }: Area): number => Number((BigInt(thousandths) * size) / ACRE)

/** In tenths of a square metre. */
export const tenthsOfSquareMetre = (feet: number): number => Number((squareFeet(feet) + 5_000_000n) / 10_000_000n)

/** More is calculated in parts: what is bought for it comes by lorry. */
export const ACRES_MAX = 200
export const isTooLarge = ({ thousandths, size }: Area): boolean =>
  BigInt(thousandths) * size > BigInt(ACRES_MAX) * 1000n * ACRE
