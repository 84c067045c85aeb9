import type { Drawing } from '../../db/schema.ts'
import type { DrawingName, ShapeName } from '../drawings/names.ts'

export type Unit = 'kg' | 'gram' | 'litre' | 'metre' | 'piece'
export type LicenceKind = 'seed' | 'fertiliser' | 'insecticide'
export type CategorySlug =
  | 'seeds'
  | 'fertilisers'
  | 'crop-care'
  | 'irrigation'
  | 'pumps'
  | 'machinery'
  | 'sprayers'
  | 'hand-tools'
  | 'animal-care'
  | 'solar'

export interface Pack {
  name: string
  amount: number
  unit: Unit
  /** Rupees at which it usually sells. */
  price: number
}

/** What is true of a thing, whoever makes or sells it. */
export interface Good {
  title: string
  short: string
  /** Lines of the long description. */
  details: readonly string[]
  packs: readonly Pack[]
  drawing: Omit<Drawing, 'colour'> & { shape: ShapeName }
  /** Further English words it is looked for by. */
  words?: string
  licence?: LicenceKind
  /** The government sets the price: the same in every shop, no discount. */
  fixedPrice?: boolean
  /** Cash on delivery: by default decided by each shop. */
  cod?: 'yes' | 'no'
  /** A name that belongs to one maker, such as a private hybrid. */
  oneMaker?: boolean
}

/** The drawing of a name such as `feed-sack/cow`, with a label unless that is empty. */
export const drawingOf = (name: DrawingName, label: string): Good['drawing'] => {
  // Safe: the type says what stands before the stroke.
  const [shape, motif] = name.split('/') as [ShapeName, string?]
  return { shape, ...(motif === undefined ? {} : { motif }), ...(label === '' ? {} : { label }) }
}

const tidy = (value: number): string => String(Number(value.toFixed(3)))

const SMALL: Partial<Record<Unit, string>> = { kg: 'g', litre: 'ml' }
const SIGN: Record<Unit, string> = { kg: 'kg', gram: 'g', litre: 'litre', metre: 'm', piece: 'piece' }

/** `0.25 litre` reads `250 ml`; `container` is said after it, as in `45 kg bag`. */
export const packName = (amount: number, unit: Unit, container = ''): string => {
  const small = SMALL[unit]
  const size = small !== undefined && amount < 1 ? `${tidy(amount * 1000)} ${small}` : `${tidy(amount)} ${SIGN[unit]}`
  const plural = unit === 'piece' && amount > 1 ? `${size}s` : size
  return container === '' ? plural : `${plural} ${container}`
}

/** Packs of one thing from the price of the smallest; a pack twice as big costs a little less than twice as much. */
export const packs = (unit: Unit, smallestPrice: number, amounts: readonly number[], container = ''): Pack[] => {
  const smallest = amounts[0] ?? 1
  return amounts.map((amount) => ({
    name: packName(amount, unit, container),
    amount,
    unit,
    price: smallestPrice * (amount / smallest) ** 0.94,
  }))
}

export const kilos = (price: number, ...amounts: number[]): Pack[] => packs('kg', price, amounts)
export const bag = (price: number, ...kilograms: number[]): Pack[] => packs('kg', price, kilograms, 'bag')
export const litres = (price: number, ...amounts: number[]): Pack[] => packs('litre', price, amounts)

/** A thing that is sold by the piece, in sizes with names of their own. */
export const sizes = (...rows: readonly (readonly [name: string, price: number])[]): Pack[] =>
  rows.map(([name, price]) => ({ name, amount: 1, unit: 'piece', price }))

export const onePiece = (price: number): Pack[] => sizes(['1 piece', price])
