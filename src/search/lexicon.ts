import type { NamedCrop } from '../contract/product/local.ts'
import { bonesOf, coarseKey, foldKey, lightKey } from './fold.ts'
import { CROPS } from './lexicon/crops.ts'
import { GOODS, WIDER } from './lexicon/goods.ts'
import { ANIMALS, KINDS } from './lexicon/kinds.ts'
import { DEEDS, PARTS, PLACES } from './lexicon/purposes.ts'
import { CIRCUMSTANCES, PURPOSES, QUALITIES } from './lexicon/qualities.ts'
import { MEASURES, STOP_WORDS } from './lexicon/stop-words.ts'
import { SUBSTANCES, UNSOLD_SUBSTANCES, UNSOLD_THINGS } from './lexicon/substances.ts'
import { DISEASES, PESTS, WEEDS } from './lexicon/troubles.ts'
import { currentSlug, namesOf, toldApart } from './own-crops.ts'

/** The names of the lexicon by their keys, read once. */

export type Role =
  | 'crop'
  | 'insecticide'
  | 'fungicide'
  | 'weedkiller'
  | 'regulator'
  | 'unsoldSubstance'
  | 'unsoldThing'
  | 'pest'
  | 'disease'
  | 'weed'
  | 'kind'
  | 'animal'
  | 'goods'
  | 'stop'
  | 'deed'
  | 'measure'

export interface Concept {
  /** The token that stands for it in the texts that are searched. */
  id: string
  role: Role
}

const SOURCES: readonly (readonly [role: Role, names: string])[] = [
  // First, so that a looser spelling of one is never taken for a thing.
  ['stop', STOP_WORDS],
  ['stop', PLACES],
  ['deed', DEEDS],
  ['kind', KINDS],
  ['crop', CROPS],
  ['goods', GOODS],
  ['goods', QUALITIES],
  ['goods', CIRCUMSTANCES],
  ['insecticide', SUBSTANCES.insecticide],
  ['fungicide', SUBSTANCES.fungicide],
  ['weedkiller', SUBSTANCES.weedkiller],
  ['regulator', SUBSTANCES.regulator],
  ['pest', PESTS],
  ['disease', DISEASES],
  ['weed', WEEDS],
  ['animal', ANIMALS],
  ['unsoldSubstance', UNSOLD_SUBSTANCES],
  ['unsoldThing', UNSOLD_THINGS],
  ['measure', MEASURES],
]
/** All that the lexicon says. */
export const lexiconText = JSON.stringify([SOURCES, WIDER, PARTS, PURPOSES])
/** Of these every word is a thing of its own. */
const LISTS: readonly Role[] = ['unsoldSubstance', 'stop', 'measure']

const SUBSTANCE_ROLES: readonly Role[] = ['insecticide', 'fungicide', 'weedkiller', 'regulator', 'unsoldSubstance']
/** A name that only an equal one may lead to. */
export const isSubstance = ({ role }: Concept): boolean => SUBSTANCE_ROLES.includes(role)

export interface Name {
  key: string
  fold: string
  bones: string
  concept: Concept
}

interface Level {
  key: (word: string) => string
  /** Shorter keys are too much alike to be known by one so loose. */
  least: number
  leastTyped: number
  /** Null where two things share a key. */
  found: Map<string, Concept | null>
}

interface Lexicon {
  /** From how names are written to the loosest key. */
  levels: readonly Level[]
  names: readonly Name[]
  /** First words of names of several words, by their light keys. */
  starts: ReadonlySet<string>
  wider: Map<string, string[]>
  /** Long names of substances by their consonants; null where two share them. */
  skeletons: Map<string, Concept | null>
  /** By their light keys. */
  measures: ReadonlySet<string>
  /** By their light keys: words around things that have cases all the same. */
  places: ReadonlySet<string>
  /** Parts of plants by their light keys. */
  parts: ReadonlyMap<string, string>
}

export const looseKey = (word: string): string => coarseKey(foldKey(word))

const newLevels = (): Level[] => [
  { key: (word) => word, least: 1, leastTyped: 1, found: new Map() },
  { key: lightKey, least: 1, leastTyped: 1, found: new Map() },
  { key: foldKey, least: 3, leastTyped: 3, found: new Map() },
  { key: looseKey, least: 4, leastTyped: 6, found: new Map() },
]
/** The first two levels: where two things have the same name, the first one keeps it. */
export const EXACT = 2

export const joinKeys = (words: readonly string[], { key }: Level): string =>
  words.length === 1 ? key(words[0] ?? '') : words.map((word) => key(word)).join(' ')

/** What is said around things. */
const isAround = ({ role }: Concept): boolean => role === 'stop' || role === 'measure' || role === 'deed'

const put = (levels: readonly Level[], words: readonly string[], concept: Concept): void => {
  // It is known as it is written alone.
  const own = isAround(concept) ? levels.slice(0, EXACT) : levels
  for (const [at, level] of own.entries()) {
    const key = joinKeys(words, level)
    const had = level.found.get(key)
    if (had === undefined) level.found.set(key, concept)
    else if (at >= EXACT && had !== null && had.id !== concept.id) level.found.set(key, null)
  }
}

/** Shorter ones are too much alike. */
const SKELETON_MIN = 5
/** A name in another script is the same when all its consonants are; of vowels each writes other ones. */
export const skeletonOf = (word: string): string => bonesOf(looseKey(word))

const keysOf = (names: string): Set<string> => new Set(names.trim().split(' ').map(lightKey))

/** Crops as the operator calls them. */
let own: readonly NamedCrop[] = []

/** What the shop calls its crops beside what stands here; where that is new, all is read again. */
export const teach = (crops: readonly NamedCrop[]): void => {
  const now = toldApart(crops)
  if (JSON.stringify(now) === JSON.stringify(own)) return
  own = now
  lexicon = undefined
  reading = undefined
}

/** Can pause after each line. */
function* read(): Generator<undefined, Lexicon> {
  const levels = newLevels()
  const names: Name[] = []
  const starts = new Set<string>()
  const skeletons = new Map<string, Concept | null>()
  /** Names of several words, which are also written as one. */
  const compounds: [concept: Concept, word: string][] = []
  const addWord = (concept: Concept, word: string) => {
    if (isAround(concept)) return
    const fold = foldKey(word)
    names.push({ key: lightKey(word), fold, bones: bonesOf(fold), concept })
    const skeleton = skeletonOf(word)
    if (!isSubstance(concept) || skeleton.length < SKELETON_MIN) return
    const had = skeletons.get(skeleton)
    skeletons.set(skeleton, had === undefined || had?.id === concept.id ? concept : null)
  }
  const add = (concept: Concept, name: string) => {
    const words = name.replace('@', '').split('-')
    put(levels, words, concept)
    const [only = ''] = words
    if (words.length === 1) return addWord(concept, only)
    starts.add(lightKey(only))
    compounds.push([concept, words.join('')])
  }
  const currentOf = currentSlug(own)
  for (const [role, text] of SOURCES) {
    // Before all names of things, so that what the operator calls a crop is that crop.
    if (role === 'crop') for (const [id, name] of namesOf(own)) add({ id, role }, name)
    for (const line of text.trim().split('\n')) {
      const all = line.split(' ')
      const [first = ''] = all
      const id = role === 'crop' ? currentOf(first) : first
      for (const name of all) add({ id: LISTS.includes(role) ? name : id, role }, name)
      yield
    }
  }
  for (const [concept, word] of compounds) {
    yield
    if (levels.slice(0, EXACT).some(({ key, found }) => found.has(key(word)))) continue
    put(levels, [word], concept)
    addWord(concept, word)
  }
  const wider = new Map<string, string[]>()
  for (const [id, parts] of Object.entries(WIDER))
    for (const part of parts.split(' ')) {
      const [narrow, wide] = [currentOf(part), currentOf(id)]
      if (narrow !== wide) wider.set(narrow, [...(wider.get(narrow) ?? []), wide])
    }
  const parts = new Map<string, string>()
  for (const line of PARTS.trim().split('\n')) {
    const [part = '', ...called] = line.split(' ')
    for (const word of called) parts.set(lightKey(word), part)
  }
  return { levels, names, starts, wider, skeletons, measures: keysOf(MEASURES), places: keysOf(PLACES), parts }
}

let lexicon: Lexicon | undefined
let reading: Generator<undefined, Lexicon> | undefined

/** Reads a line of it, before the first search needs all. Undefined while there is more. */
export const readOn = (): Lexicon | undefined => {
  reading ??= read()
  const { done, value } = reading.next()
  if (done) lexicon ??= value
  return lexicon
}

/** Read at the first search, which costs some milliseconds, and not when the code is loaded. */
export const open = (): Lexicon => {
  let opened = lexicon
  while (opened === undefined) opened = readOn()
  return opened
}

/** The wider names of a thing, and theirs. */
export const widerThan = (id: string): string[] => {
  const found = new Set<string>()
  const add = (name: string): void => {
    for (const wider of open().wider.get(name) ?? []) {
      // What was merged may be wider than what it is in by now.
      if (wider === id || found.has(wider)) continue
      found.add(wider)
      add(wider)
    }
  }
  add(id)
  return [...found]
}

/** Names on a label that stand for all their kind, so that goods against sucking insects are against thrips. */
const STANDS_FOR_ALL = ['sucking-insects', 'caterpillar', 'borer', 'blight']
/** A caterpillar within a stem is out of reach of what is sprayed on leaves. */
const WITHIN = ['stem-borer', 'borer']
export const narrowerThan = (id: string): string[] =>
  STANDS_FOR_ALL.includes(id)
    ? (WIDER[id] ?? '').split(' ').filter((part) => id === 'borer' || !WITHIN.includes(part))
    : []
