import * as v from 'valibot'
import { between, pick, randomFrom } from './random.ts'
import type { CategorySlug } from './product-data/trade.ts'
import { Figure, readTable } from './read-table.ts'

/** What a shop deals in; one shop seldom sells everything. */
export type Line = 'inputs' | 'seeds' | 'water' | 'machines' | 'tools' | 'animals' | 'general'

export const LINES: Record<Line, readonly CategorySlug[]> = {
  inputs: ['seeds', 'fertilisers', 'crop-care', 'sprayers'],
  seeds: ['seeds', 'hand-tools'],
  water: ['irrigation', 'pumps', 'solar'],
  machines: ['machinery', 'sprayers', 'pumps', 'hand-tools'],
  tools: ['hand-tools', 'sprayers', 'irrigation'],
  animals: ['animal-care', 'hand-tools', 'fertilisers'],
  general: ['seeds', 'fertilisers', 'crop-care', 'animal-care', 'hand-tools', 'solar'],
}

/** `code`: the letters of the state in licence numbers. */
const Place = v.object({
  city: v.string(),
  district: v.string(),
  state: v.string(),
  code: v.string(),
  pincode: v.string(),
  lat: Figure,
  lng: Figure,
})
type Place = v.InferOutput<typeof Place>

/** Real towns, in the order of the shops in `shops.csv`. */
export const PLACES = readTable('places', Place)

export interface Shop {
  shopName: string
  owner: string
  line: Line
  place: Place
}

const LINE_NAMES = Object.keys(LINES) as Line[] // safe: the record's keys are its type

/** The shops of the demonstration catalogue, one after the other over the places. */
const SHOPS = readTable('shops', v.object({ shopName: v.string(), owner: v.string(), line: v.picklist(LINE_NAMES) }))

const FIRST = 'Hara Sona Naya Apna Purvi Gram Shubh Dharti Amrit Anna Vasant Megh'.split(' ')
const SECOND = 'Kheti Kisan Fasal Mitti Beej Jal Khet Pashu Yantra Bagh Dhan Hal'.split(' ')
const THIRD = 'Kendra Bhandar Seva Ghar Dukan Sadhan Agro Store'.split(' ')
const OWNERS = 'Asha Ravi Meena Sanjay Lata Prakash Usha Mahesh Rani Ganesh Pooja Kiran'.split(' ')

const furtherShop = (seed: number, index: number): Omit<Shop, 'place'> => {
  const random = randomFrom(seed, 900_000 + index)
  const shopName = `${pick(random, FIRST)} ${pick(random, SECOND)} ${pick(random, THIRD)} ${between(random, 1, 99)}`
  const owner = `${pick(random, OWNERS)} ${pick(random, OWNERS)}`
  return { shopName, owner, line: LINE_NAMES[index % LINE_NAMES.length] ?? 'general' }
}

/** `count` shops: the named ones first, then further ones of made-up names. */
export const shops = (seed: number, count: number): Shop[] =>
  Array.from({ length: count }, (_, index) => {
    const place = PLACES[index % PLACES.length]
    if (place === undefined) throw new Error('No places')
    return { ...(SHOPS[index] ?? furtherShop(seed, index)), place }
  })
