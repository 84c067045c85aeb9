import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import { readExpectation, sortOf, type Found } from './expectation.ts'

/** What farmers need, and whether goods are labelled for it: README.md says how the rows of `needs.csv` are written. */

export const LANGUAGES = ['mr', 'hi', 'ta', 'te', 'bn'] as const

const Row = v.object({
  language: v.picklist(LANGUAGES),
  need: v.pipe(v.string(), v.nonEmpty()),
  first: v.pipe(v.string(), v.nonEmpty(), v.transform(readExpectation)),
  crop: v.string(),
  against: v.string(),
})
export type Need = v.InferOutput<typeof Row>

export const readNeeds = (): Need[] =>
  v.parse(v.array(Row), parse(readFileSync(new URL('needs.csv', import.meta.url)), { columns: true }))

/** How labels say each trouble: by its own name, or by that of all its kind. */
export const SAID: Record<string, RegExp> = {
  aphids: /aphids|sucking insects/,
  hoppers: /jassids|hoppers|sucking insects/,
  'plant hopper': /plant hopper|hoppers|sucking insects/,
  whitefly: /whitefly|sucking insects/,
  thrips: /thrips|sucking insects/,
  'mealy bug': /mealy bug|sucking insects/,
  'sucking insects': /aphids|jassids|hoppers|whitefly|thrips|mealy bug|sucking insects/,
  mites: /mites/,
  borer: /borer/,
  'stem borer': /stem borer|\bborers/,
  'fruit borer': /fruit borer|\bborers|caterpillars/,
  'pod borer': /pod borer|\bborers|caterpillars/,
  bollworm: /bollworm|caterpillars/,
  'fall armyworm': /fall armyworm|caterpillars/,
  'leaf folder': /leaf folder|caterpillars/,
  'leaf miner': /leaf miner/,
  'fruit fly': /fruit fly/,
  'diamond back moth': /diamond back moth|caterpillars/,
  caterpillars: /caterpillars|borer|bollworm|armyworm|diamond back moth|leaf folder/,
  grubs: /grub/,
  'white ants': /white ants/,
  'rhinoceros beetle': /rhinoceros/,
  'girdle beetle': /girdle/,
  'brown spot': /brown spot/,
  'false smut': /false smut/,
  'gall midge': /gall midge/,
  grasshopper: /grasshopper/,
  gummosis: /gummosis/,
  'gundhi bug': /gundhi/,
  pyrilla: /pyrilla/,
  rats: /\brats/,
  'earhead bug': /earhead/,
  blast: /blast/,
  blight: /blight/,
  'early blight': /early blight|(?<!sheath |late )blight/,
  'late blight': /late blight|(?<!sheath |early )blight/,
  'sheath blight': /sheath blight/,
  bacterial: /bacterial/,
  nematode: /nematode/,
  snail: /snail/,
  'white rust': /white rust/,
  'bacterial blight': /bacterial blight/,
  'powdery mildew': /powdery mildew/,
  'downy mildew': /downy mildew/,
  rust: /rust/,
  wilt: /wilt/,
  smut: /smut/,
  'leaf spot': /leaf spot/,
  'purple blotch': /purple blotch/,
  rot: /rot/,
  'root rot': /root rot/,
  'seed rot': /seed rot/,
  canker: /canker/,
  virus: /virus/,
  'fruit rot': /fruit rot/,
  'damping off': /damping off/,
  'seed treatment': /seed rot|root rot|smut/,
  weeds: /weeds|grass|broad|mandusi/,
  'wild oats': /wild oats|grass/,
  'broad leaved': /broad|weeds before|annual/,
  'narrow leaved': /narrow|grass|mandusi/,
  mandusi: /mandusi|grass/,
  grasses: /grass|annual weeds|weeds before/,
  sedges: /sedges/,
  flowers: /flower/,
}

const VEGETABLES = [
  'tomato',
  'chilli',
  'brinjal',
  'okra',
  'onion',
  'cabbage',
  'potato',
  'cauliflower',
  'pumpkin',
  'garlic',
  'cucumber',
]
/** What labels call by the name of their kind. */
const KINDS: Record<string, readonly string[]> = {
  vegetables: VEGETABLES,
  pulses: ['gram', 'tur', 'moong', 'urad', 'soybean'],
  fruit: ['mango', 'grapes', 'banana', 'pomegranate', 'papaya', 'citrus', 'guava'],
  spices: ['chilli'],
}

const isFor = ({ crops, short_description }: Found, crop: string): boolean =>
  crops.includes(crop) ||
  crops.some((each) => KINDS[each]?.includes(crop)) ||
  short_description.endsWith('in all crops.')

const isAgainst = ({ short_description }: Found, against: string): boolean =>
  against.split(' or ').some((any) =>
    any.split(' and ').every((one) => {
      const said = SAID[one]
      if (said === undefined) throw new Error(`no label says ${one}`)
      return said.test(short_description)
    }),
  )

/** Whether the label names both what it is used on and what against. */
export const isLabelled = (goods: Found, { crop, against }: Pick<Need, 'crop' | 'against'>): boolean =>
  isFor(goods, crop) && isAgainst(goods, against)

/** Whether it is a pesticide that its label does not offer for this need. */
const isMisused = (goods: Found, need: Need): boolean =>
  sortOf(goods) !== undefined && !(need.against === '' ? need.first.matches(goods) : isLabelled(goods, need))

export interface Answered {
  right: boolean
  /** Pesticides anywhere in the list that no label offers for the need. */
  misused: string[]
}

/** What is found for a need, best first. */
export const judgeNeed = (need: Need, goods: readonly Found[]): Answered => {
  const [first] = goods
  return {
    right: first === undefined ? need.first.nothing : need.first.matches(first) && !isMisused(first, need),
    misused: goods.filter((one) => isMisused(one, need)).map(({ title }) => title),
  }
}
