import { bonesOf, coarseKey, foldKey, isSlipOf, lightKey, slipsBetween, wordsOf } from './fold.ts'
import { CROPS } from './lexicon/crops.ts'
import { GOODS, WIDER } from './lexicon/goods.ts'
import { ANIMALS, KINDS } from './lexicon/kinds.ts'
import { MEASURES, STOP_WORDS } from './lexicon/stop-words.ts'
import { SUBSTANCES, UNSOLD_SUBSTANCES, UNSOLD_THINGS } from './lexicon/substances.ts'
import { DISEASES, PESTS, WEEDS } from './lexicon/troubles.ts'

/** Finds what a word, or some words together, is a name of. */

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
  ['stop', STOP_WORDS],
  ['measure', MEASURES],
]
/** All that the lexicon says. */
export const lexiconText = JSON.stringify([SOURCES, WIDER])
/** Of these every word is a thing of its own. */
const LISTS: readonly Role[] = ['unsoldSubstance', 'unsoldThing', 'stop', 'measure']

const SUBSTANCE_ROLES: readonly Role[] = ['insecticide', 'fungicide', 'weedkiller', 'regulator', 'unsoldSubstance']
/** A name that only an equal one may lead to. */
export const isSubstance = ({ role }: Concept): boolean => SUBSTANCE_ROLES.includes(role)

/** Which name of several words a key begins, or is. */
const PHRASE_MAX = 4

interface Name {
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
  wider: Map<string, string[]>
}

const looseKey = (word: string): string => coarseKey(foldKey(word))

const newLevels = (): Level[] => [
  { key: (word) => word, least: 1, leastTyped: 1, found: new Map() },
  { key: lightKey, least: 1, leastTyped: 1, found: new Map() },
  { key: foldKey, least: 3, leastTyped: 3, found: new Map() },
  { key: looseKey, least: 4, leastTyped: 5, found: new Map() },
]
/** The first two levels: where two things have the same name, the first one keeps it. */
const EXACT = 2

const joinKeys = (words: readonly string[], { key }: Level): string => words.map((word) => key(word)).join(' ')

const put = (levels: readonly Level[], words: readonly string[], concept: Concept): void => {
  for (const [at, level] of levels.entries()) {
    const key = joinKeys(words, level)
    const had = level.found.get(key)
    if (had === undefined) level.found.set(key, concept)
    else if (at >= EXACT && had !== null && had.id !== concept.id) level.found.set(key, null)
  }
}

const read = (): Lexicon => {
  const levels = newLevels()
  const names: Name[] = []
  const add = (concept: Concept, name: string) => {
    const words = name.replace('@', '').split('-')
    put(levels, words, concept)
    const [only = ''] = words
    if (words.length > 1 || LISTS.includes(concept.role)) return
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
  return { levels, names, wider }
}

let lexicon: Lexicon | undefined
/** Read at the first search, which costs some milliseconds, and not when the code is loaded. */
const open = (): Lexicon => (lexicon ??= read())

/**
 * What these words together are called; nothing where it is not sure. Letters without voice lead to a substance only
 * from a script that does not write it, where they are all there is.
 */
const named = (words: readonly string[], isIndic: boolean, from = 0): Concept | undefined => {
  const { levels } = open()
  for (const level of levels.slice(from)) {
    const key = joinKeys(words, level)
    if (key.length < (isIndic ? level.least : level.leastTyped)) return undefined
    const found = level.found.get(key)
    if (found && !(level.key === looseKey && isSubstance(found) && !isIndic)) return found
  }
  return undefined
}

/** Cases and plurals, by their light keys, the longest first. */
const ENDINGS =
  'inulla kalukku kkulla kosam gulige sathi kalai galige kaliku ikulla inte ude ukku kana kalku galu gula guli kalkku kal lanu laku luku lige chya che cha chi iku irku ku ki ke ka ko ge gu ge lu la li nu ni na no n ra r er ir re da di in inu il ile iin u ala em am on en an e i a o s'
    .split(' ')
    .sort((one, other) => other.length - one.length)
const STEM_MIN = 3

/** What a word is called without its ending. */
const stemNamed = (word: string, isIndic: boolean): Concept | undefined => {
  const light = lightKey(word)
  for (const ending of ENDINGS) {
    if (!light.endsWith(ending) || light.length - ending.length < STEM_MIN) continue
    const found = named([light.slice(0, -ending.length)], isIndic, 1)
    if (found && found.role !== 'stop') return found
  }
  return undefined
}

export interface Found {
  concept: Concept
  /** How many of the words it takes. */
  length: number
}

/** The longest name that the words from a place on begin with. */
export const nameAt = (words: readonly string[], at: number, isIndic: boolean): Found | undefined => {
  for (let length = Math.min(PHRASE_MAX, words.length - at); length >= 1; length -= 1) {
    const some = words.slice(at, at + length)
    const found =
      named(some, isIndic) ??
      // `gehun ka beej` and `neem oil` are also written as one word, and one word as two.
      (length > 1 && !some.some((word) => /\d/.test(word)) ? joined(some, isIndic) : undefined)
    if (found) return { concept: found, length }
  }
  const word = words[at] ?? ''
  const found = /\d/.test(word) ? undefined : stemNamed(word, isIndic)
  return found && { concept: found, length: 1 }
}

/** `samba sibal` for `sambasibal`. */
const joined = (words: readonly string[], isIndic: boolean): Concept | undefined => {
  if (words.length > 2 || words.some((word) => named([word], false)?.role === 'stop')) return undefined
  const found = named([words.join('')], isIndic)
  return found?.role === 'stop' || found?.role === 'measure' ? undefined : found
}

/** What a misspelt word may be meant to name: the same sounds, or a slip; never a substance. */
export const guessName = (word: string): Concept | undefined => {
  const key = lightKey(word)
  if (key.length < 4 || /\d/.test(key)) return undefined
  const coarse = coarseKey(foldKey(word))
  const bones = bonesOf(coarse)
  let best: { concept: Concept; slips: number } | undefined
  for (const name of open().names) {
    const hasBones = bones.length >= 3 && name.bones === bones
    const slips = hasBones ? slipsBetween(coarse, name.coarse, 2) : isSlipOf(key, name.key) && key.length >= 5 ? 2.5 : 9
    if (slips > (hasBones ? 2 : 2.5) || (best !== undefined && best.slips <= slips)) continue
    best = { concept: name.concept, slips }
  }
  return best && !isSubstance(best.concept) && best.concept.role !== 'unsoldThing' ? best.concept : undefined
}

/** What goes on as a word begins, while it is typed; of a substance only what is nearly all there. */
export const namesBegunBy = (word: string): Concept[] => {
  const key = lightKey(word)
  if (key.length < 3) return []
  const found = new Map<string, Concept>()
  for (const name of open().names)
    if (name.key.startsWith(key) && (!isSubstance(name.concept) || key.length >= 6) && !found.has(name.concept.id))
      found.set(name.concept.id, name.concept)
  return [...found.values()]
}

/** The wider names of a thing, and theirs. */
export const widerThan = (id: string): string[] => {
  const wider = open().wider.get(id) ?? []
  return [...new Set(wider.flatMap((name) => [name, ...widerThan(name)]))]
}

export const conceptOf = (text: string): Concept | undefined => {
  const words = wordsOf(text)
  const found = nameAt(words, 0, false)
  return found?.length === words.length ? found.concept : undefined
}
