import type { Unit } from '../../../src/contract/product/units.ts'
import type { ProductFacts } from '../../../src/contract/product/facts.ts'
import type { Drawing } from '../../db/schema.ts'
import { slugOf } from '../../shop/core/slug.ts'

export const TRADES = [
  'seeds',
  'fertilisers',
  'crop-care',
  'irrigation',
  'pumps',
  'machinery',
  'sprayers',
  'hand-tools',
  'animal-care',
  'solar',
] as const
export type CategorySlug = (typeof TRADES)[number]
export const LICENCE_KINDS = ['seed', 'fertiliser', 'insecticide'] as const
export type LicenceKind = (typeof LICENCE_KINDS)[number]

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
  drawing: Omit<Drawing, 'colour'>
  /** Further English words it is looked for by. */
  words?: string
  licence?: LicenceKind
  /** The government sets the price: the same in every shop, no discount. */
  fixedPrice?: boolean
  /** Cash on delivery: by default decided by each shop. */
  cod?: 'yes' | 'no'
  /** Slugs of the crops that it is for, by what is said above. */
  crops?: readonly string[]
  /** Where it is imported from; made in India otherwise. */
  origin?: string
  /** What the label says beside names and addresses; a dose only where the details state it. */
  facts?: Partial<Pick<ProductFacts, 'generic_name' | 'pests' | 'dose' | 'doses' | 'waiting_days' | 'best_before'>>
  /** A name that belongs to one maker, such as a private hybrid. */
  oneMaker?: boolean
}

const tidy = (value: number): string => String(Number(value.toFixed(3)))

const SMALL: Partial<Record<Unit, string>> = { kg: 'g', litre: 'ml' }
const SIGN: Record<Unit, string> = { kg: 'kg', gram: 'g', litre: 'litre', metre: 'm', piece: 'piece' }

/** `0.25 litre` reads `250 ml`; `container` is said after it, as in `45 kg bag`. */
const packName = (amount: number, unit: Unit, container: string): string => {
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
    // So many pieces are one thing to buy; their number stands in the name.
    amount: unit === 'piece' ? 1 : amount,
    unit,
    price: smallestPrice * (amount / smallest) ** 0.94,
  }))
}

/** `paddy, cotton and transplanted paddy` as slugs; what is for all crops names none. */
export const cropsOf = (text: string): string[] => {
  const names = text
    .split(/, | and /)
    .map((name) => name.replace('transplanted ', '').replace(' seed', ''))
    .filter((name) => name !== '' && name !== 'all crops')
  return [...new Set(names.map(slugOf))]
}
