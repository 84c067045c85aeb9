import type { Product } from '../../../src/contract/entities.ts'
import { TRADES } from '../../../server/seed/product-data/trade.ts'
import { SPRAY_KINDS, sprayKindOf, type SprayKind } from './sprays.ts'

/** What the rows of `queries.csv` expect, and whether a list of products does it; README.md has the grammar. */

/** Only what lists online and the phone's own index both carry. */
export type Found = Pick<Product, 'title' | 'short_description' | 'crops'> & {
  category: Pick<Product['category'], 'slug'>
}
type Test = (product: Found) => boolean

/** One side of a row, read. */
export interface Expectation {
  /** As it stands in the table. */
  text: string
  /** Whether an empty list is right. */
  nothing: boolean
  matches: Test
}

export interface Verdict {
  right: boolean
  /** The first of the shown products that must not be there. */
  forbidden: string | undefined
}

/** So many of the first products are looked at for what must not be there. */
const SHOWN = 5

const USES = ['insects', 'disease', 'weeds', 'growth'] as const
type Use = (typeof USES)[number]

/** Of what is sprayed, what the label calls it; traps and safety kits have none. */
export const sortOf = ({ category, title }: Found): SprayKind | undefined =>
  category.slug === 'crop-care' ? sprayKindOf(title) : undefined

const USE: Record<Exclude<SprayKind, 'Biological'>, Use> = {
  Insecticide: 'insects',
  Fungicide: 'disease',
  'Weed killer': 'weeds',
  'Growth regulator': 'growth',
}

/** What it is sprayed against or for; a biological is told by its living part. */
export const purposeOf = (product: Found): Use | undefined => {
  const sort = sortOf(product)
  if (sort !== 'Biological') return sort && USE[sort]
  return /^(Trichoderma|Pseudomonas)/.test(product.title) ? 'disease' : 'insects'
}

const isPesticide: Test = (product) => sortOf(product) !== undefined
const isChemical: Test = (product) => {
  const purpose = purposeOf(product)
  return purpose !== undefined && purpose !== 'growth' && sortOf(product) !== 'Biological'
}

const oneOf = <Known extends string>(known: readonly Known[], value: string): Known => {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new Error(`${value} is none of ${known.join(', ')}`)
  return found
}

const pattern = (text: string): RegExp => new RegExp(text, 'iu')

const isEqual = (field: string, value: string): Test => {
  switch (field) {
    case 'category': {
      const category = oneOf(TRADES, value)
      return (product) => product.category.slug === category
    }
    case 'sort': {
      const sort = oneOf(SPRAY_KINDS, value)
      return (product) => sortOf(product) === sort
    }
    case 'use': {
      const use = oneOf(USES, value)
      return (product) => purposeOf(product) === use
    }
    case 'crop':
      return (product) => product.crops.includes(value)
    default:
      throw new Error(`${field}= is not known`)
  }
}

const isLike = (field: string, text: string): Test => {
  const like = pattern(text)
  if (field === 'title') return ({ title }) => like.test(title)
  if (field === 'short') return (product) => like.test(product.short_description)
  throw new Error(`${field}~ is not known`)
}

const CONDITION = /^(?<not>!?)(?<field>[a-z]+)(?:(?<sign>[=~])(?<value>.+))?$/

const readCondition = (text: string): Test => {
  const { not, field = '', sign, value = '' } = CONDITION.exec(text)?.groups ?? {}
  const test = sign === '=' ? isEqual(field, value) : sign === '~' ? isLike(field, value) : readWord(field, text)
  return not === '!' ? (product) => !test(product) : test
}

const readWord = (word: string, text: string): Test => {
  if (word === 'pesticide') return isPesticide
  if (word === 'chemical') return isChemical
  throw new Error(`"${text}" is no condition`)
}

const readAlternative = (text: string): Test => {
  const tests = text.split(' & ').map(readCondition)
  return (product) => tests.every((test) => test(product))
}

/** Reads `category=seeds & crop=wheat or none`; throws at what the grammar does not know. */
export const readExpectation = (text: string): Expectation => {
  const alternatives = text.split(' or ')
  const tests = alternatives.filter((each) => each !== 'none').map(readAlternative)
  return { text, nothing: alternatives.includes('none'), matches: (product) => tests.some((test) => test(product)) }
}

/** Whether the products, best first, are what the row expects. */
export const judge = (
  { first, never }: { first: Expectation; never: Expectation },
  products: readonly Found[],
): Verdict => {
  const [best] = products
  const forbidden = products.slice(0, SHOWN).find(never.matches)?.title
  const isAnswered = best === undefined ? first.nothing : first.matches(best)
  return { right: isAnswered && forbidden === undefined, forbidden }
}
