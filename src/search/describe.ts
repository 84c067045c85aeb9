import { countryName } from '../contract/product/countries.ts'
import { cropName } from '../contract/product/crops.ts'
import { runsOf, tokenOf, wordsOf } from './fold.ts'
import { hasIndic, isVoiceless } from './indic.ts'
import { isSubstance, narrowerThan, open, widerThan, type Concept } from './lexicon.ts'
import { nameAt } from './names.ts'
import { understand } from './understand.ts'

/** What a listing is searched by: the same on the server, which stores it, and on a phone, which makes it anew. */

export interface Described {
  title: string
  brand: string
  category: string
  /** What the operator calls a category that is not one of ours, in any language. */
  categoryNames?: readonly string[] | undefined
  short: string
  crops: readonly string[]
  origin: string | null
  genericName?: string | null | undefined
  pests?: string | null | undefined
  /** What the operator calls its facts with listed values, and these values, in any language. */
  facts?: readonly string[] | undefined
  /** Further words, such as a seller's tags. */
  more?: string | undefined
}

/** Tokens by where they stand; what is worth most comes first. */
export interface SearchDoc {
  title: string[]
  /** The crops that it is for. */
  crops: string[]
  kinds: string[]
  body: string[]
  more: string[]
  /** What the label says and no list shows, so that a phone often lacks it: it finds, and comes last. */
  label: string[]
  /** What it says of the operator's facts: qualities, and neither what it is nor what it is against. */
  facts: string[]
}

interface Read {
  tokens: string[]
  concepts: Concept[]
}

/** The tokens of a text: names of the lexicon, and every other word by its folded key. */
const readText = (text: string): Read => {
  const looseness = hasIndic(text) ? (isVoiceless(text) ? 'voiceless' : 'native') : 'label'
  const words = wordsOf(text)
  const tokens: string[] = []
  const concepts: Concept[] = []
  let end = 0
  for (const [at, word] of words.entries()) {
    const found = nameAt(words, at, looseness)
    if (found && found.length > 1 && at >= end) {
      tokens.push(found.concept.id)
      concepts.push(found.concept)
      end = at + found.length
    }
    const single = found?.length === 1 ? found.concept : nameAt([word], 0, looseness)?.concept
    if (single && single.role !== 'stop' && single.role !== 'measure' && single.role !== 'unsoldThing') {
      tokens.push(single.id)
      // A word within a longer name is not the thing itself: bottle gourd is no bottle.
      if (at >= end) concepts.push(single)
    } else tokens.push(tokenOf(word))
  }
  return { tokens: [...tokens, ...runsOf(words)], concepts }
}

export const tokensOf = (text: string): string[] => readText(text).tokens

const CATEGORY_KINDS: Record<string, string> = {
  seeds: '@seed',
  fertilisers: '@fert',
  irrigation: '@irrigation',
  pumps: '@pump',
  machinery: '@machine',
  sprayers: '@sprayer',
  'hand-tools': '@tool',
  'animal-care': '@animal',
  solar: '@solar',
}
/** What is given to animals against an illness, or for their health. */
const ANIMAL_MEDICINE = ['tonic', 'calcium', 'electrolite', 'udder', 'tick', 'tit']
const AGAINST_FUNGI = ['trichoderma', 'pseudomonas']
const BIOLOGICAL = [
  'azadirachtin',
  'beauveria',
  'metarhizium',
  'verticillium',
  'bacillus-thuringiensis',
  'neem-oil',
  ...AGAINST_FUNGI,
]

const KINDS_OF_CARE: Record<string, string> = {
  insecticide: '@insecticide insect',
  fungicide: '@fungicide disease fungus',
  weedkiller: '@weedkiller weed',
  regulator: '@regulator',
}

/** What class of crop care it is, by its substance or the name of the class; unknown goods belong to none. */
const careKinds = (title: Read, label: Read): string[] => {
  const substance = title.concepts.find(isSubstance)
  const said = label.concepts.map(({ id }) => id.replace('@', '')).filter((id) => id in KINDS_OF_CARE)
  const kind = substance?.role ?? said[0] ?? ''
  const classes = KINDS_OF_CARE[kind]?.split(' ') ?? []
  const isBiological = BIOLOGICAL.includes(substance?.id ?? '') || label.concepts.some(({ id }) => id === '@biological')
  if (title.concepts.some(({ id }) => id === '@trap')) return ['@care', '@trap', 'insect']
  if (classes.length === 0 && substance === undefined && !isBiological)
    return title.concepts.some(({ id }) => id === 'safety-kit') ? ['@care'] : ['@care', '@medicine']
  return [...(isBiological ? ['@biological', 'organic'] : []), ...classes, '@medicine', '@care']
}

const kindsOf = (category: string, title: Read, label: Read): string[] => {
  if (category === 'crop-care') return careKinds(title, label)
  const kind = CATEGORY_KINDS[category]
  const kinds = kind === undefined ? [] : [kind]
  if (category !== 'animal-care') return kinds
  const isMedicine = title.tokens.some((token) => ANIMAL_MEDICINE.includes(token))
  return [...(title.tokens.includes('@feed') ? ['@feed'] : []), ...kinds, ...(isMedicine ? ['@medicine'] : [])]
}

/** What a search by any of these names asks for; our own categories are known by the lexicon. */
const namedBy = (category: string, names: readonly string[]): string[] =>
  category in CATEGORY_KINDS || category === 'crop-care'
    ? []
    : names.flatMap((name) => [...tokensOf(name), ...understand(name).terms.flatMap(({ tokens }) => tokens)])

/** Each country’s name is asked of the browser once, which takes long. */
const countries = new Map<string, string>()
const nameOf = (origin: string): string => {
  const name = countries.get(origin) ?? countryName(origin) ?? origin
  countries.set(origin, name)
  return name
}

/** What it is against by the name of all its kind; what a longer name holds is no name of its own. */
const allOf = ({ concepts }: Read): string[] => concepts.flatMap(({ id }) => narrowerThan(id))

/** The same facts are told of many goods; another lexicon reads them anew. */
const factsRead = new WeakMap<object, Map<string, string[]>>()

/** What a search by such a name asks for. */
const factTokens = (name: string): string[] => {
  const lexicon = open()
  const read = factsRead.get(lexicon) ?? new Map<string, string[]>()
  factsRead.set(lexicon, read)
  const tokens = read.get(name) ?? [...tokensOf(name), ...understand(name).terms.flatMap((term) => term.tokens)]
  read.set(name, tokens)
  return tokens
}

const unique = (tokens: readonly string[]): string[] => [...new Set(tokens)]

export const describe = (goods: Described): SearchDoc => {
  const {
    title,
    brand,
    category,
    categoryNames = [],
    short,
    crops,
    origin,
    genericName,
    pests,
    facts = [],
    more,
  } = goods
  const own = readText(title)
  const named = readText(`${title} ${genericName ?? ''} ${short}`)
  const label = readText(`${genericName ?? ''} ${pests ?? ''}`)
  const from = origin === null || origin === 'IN' ? '' : `imported ${nameOf(origin)}`
  const crop = readText(crops.map(cropName).join(', '))
  const heads = unique([...own.tokens, ...readText(brand).tokens])
  const said = readText(short)
  const trade = namedBy(category, categoryNames)
  const isKind = (token: string): boolean => token.startsWith('@')
  const body = unique([...said.tokens, ...readText(from).tokens, ...crop.tokens])
  return {
    title: unique([...heads, ...heads.flatMap(widerThan)]),
    crops: unique(crops),
    kinds: unique([...kindsOf(category, own, named), ...trade.filter(isKind)]),
    body: unique([...body, ...body.flatMap(widerThan), ...allOf(said), ...trade.filter((token) => !isKind(token))]),
    more: unique(readText(more ?? '').tokens),
    label: unique([...label.tokens, ...label.tokens.flatMap(widerThan), ...allOf(label)]),
    facts: unique(facts.flatMap(factTokens)).filter((token) => !isKind(token)),
  }
}

/** As one line, so that a database finds whole words between spaces. */
export const writeDoc = ({ title, crops, kinds, body, more, label, facts }: SearchDoc): string =>
  ` ${[title, crops, kinds, body, more, label, facts].map((tokens) => tokens.join(' ')).join(' ; ')} `

export const readDoc = (line: string): SearchDoc => {
  const [title = [], crops = [], kinds = [], body = [], more = [], label = [], facts = []] = line
    .split(' ; ')
    .map((part) => part.split(' ').filter((token) => token !== ''))
  return { title, crops, kinds, body, more, label, facts }
}
