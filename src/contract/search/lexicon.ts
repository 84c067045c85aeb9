import { bonesOf, coarseKey, foldKey, lightKey } from './fold.ts'
import { CROPS } from './lexicon/crops.ts'
import { GOODS, WIDER } from './lexicon/goods.ts'
import { ANIMALS, KINDS } from './lexicon/kinds.ts'
import { MEASURES, STOP_WORDS } from './lexicon/stop-words.ts'
import { SUBSTANCES, UNSOLD_SUBSTANCES, UNSOLD_THINGS } from './lexicon/substances.ts'
import { DISEASES, PESTS, WEEDS } from './lexicon/troubles.ts'

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
  | 'measure'

export interface Concept {
  /** The token that stands for it in the texts that are searched. */
  id: string
  role: Role
}

const SOURCES: readonly (readonly [role: Role, names: string])[] = [
  // First, so that a looser spelling of one is never taken for a thing.
  ['stop', STOP_WORDS],
  ['kind', KINDS],
  ['crop', CROPS],
  ['goods', GOODS],
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
export const lexiconText = JSON.stringify([SOURCES, WIDER])
/** Of these every word is a thing of its own. */
const LISTS: readonly Role[] = ['unsoldSubstance', 'unsoldThing', 'stop', 'measure']

const SUBSTANCE_ROLES: readonly Role[] = ['insecticide', 'fungicide', 'weedkiller', 'regulator', 'unsoldSubstance']
/** A name that only an equal one may lead to. */
export const isSubstance = ({ role }: Concept): boolean => SUBSTANCE_ROLES.includes(role)

export interface Name {
  key: string
  coarse: string
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
  /** First words of names of several words, as they are written. */
  starts: ReadonlySet<string>
  wider: Map<string, string[]>
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

const put = (levels: readonly Level[], words: readonly string[], concept: Concept): void => {
  // What is said around things is known as it is written alone.
  const own = concept.role === 'stop' || concept.role === 'measure' ? levels.slice(0, EXACT) : levels
  for (const [at, level] of own.entries()) {
    const key = joinKeys(words, level)
    const had = level.found.get(key)
    if (had === undefined) level.found.set(key, concept)
    else if (at >= EXACT && had !== null && had.id !== concept.id) level.found.set(key, null)
  }
}

const read = (): Lexicon => {
  const levels = newLevels()
  const names: Name[] = []
  const starts = new Set<string>()
  const add = (concept: Concept, name: string) => {
    const words = name.replace('@', '').split('-')
    put(levels, words, concept)
    const [only = ''] = words
    if (words.length > 1) starts.add(only)
    if (words.length > 1 || ['stop', 'measure', 'unsoldThing'].includes(concept.role)) return
    const coarse = looseKey(only)
    names.push({ key: lightKey(only), coarse, bones: bonesOf(coarse), concept })
  }
  for (const [role, text] of SOURCES)
    for (const line of text.trim().split('\n')) {
      const all = line.split(' ')
      for (const name of all) add({ id: LISTS.includes(role) ? name : (all[0] ?? ''), role }, name)
    }
  const wider = new Map<string, string[]>()
  for (const [id, parts] of Object.entries(WIDER))
    for (const part of parts.split(' ')) wider.set(part, [...(wider.get(part) ?? []), id])
  return { levels, names, starts, wider }
}

let lexicon: Lexicon | undefined
/** Read at the first search, which costs some milliseconds, and not when the code is loaded. */
export const open = (): Lexicon => (lexicon ??= read())

/** The wider names of a thing, and theirs. */
export const widerThan = (id: string): string[] => {
  const wider = open().wider.get(id) ?? []
  return [...new Set(wider.flatMap((name) => [name, ...widerThan(name)]))]
}
