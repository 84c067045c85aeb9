import { bonesOf, coarseKey, foldKey, isSlipOf, lightKey, slipsBetween } from './fold.ts'
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
  { key: looseKey, least: 4, leastTyped: 6, found: new Map() },
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

/** How far a word may be from a name of the lexicon. */
export type Looseness =
  /** Words of goods, whose own names must stay what they are. */
  | 'label'
  /** Typed, or written in a script that has letters for each sound. */
  | 'typed'
  /** Written in a script without letters for voice, so that those are no difference. */
  | 'voiceless'

/** What these words together are called; nothing where it is not sure. Without voice only Tamil names a substance. */
const named = (words: readonly string[], looseness: Looseness, from = 0): Concept | undefined => {
  const { levels } = open()
  for (const level of levels.slice(from, looseness === 'label' ? 1 : undefined)) {
    const key = joinKeys(words, level)
    if (key.length < (looseness === 'voiceless' ? level.least : level.leastTyped)) return undefined
    const found = level.found.get(key)
    if (found && !(level.key === looseKey && isSubstance(found) && looseness !== 'voiceless')) return found
  }
  return undefined
}

/** Cases and plurals, by their light keys. */
const ENDINGS = new Set(
  'inulla kalukku kkulla kosam gulige sathi kalai galige kaliku ikulla inte ude ukku kana kalku galu gula guli kalkku kal lanu laku luku lige nun chya che cha chi iku irku ku ki ke ka ko ge gu lu la li nu ni na no n ra r er ir re da di in inu il ile iin u ala em am on en an e i a o s'
    .split(' ')
    .map(lightKey),
)
/** The consonants by which Tamil joins words. */
const JOINING = new Set(['t', 'k', 'p', 'c'])
const STEM_MIN = 3

/** What a word is called without its ending. */
const stemNamed = (word: string, looseness: Looseness): Concept | undefined => {
  for (let cut = STEM_MIN; cut < word.length; cut += 1) {
    const ending = lightKey(word.slice(cut))
    if (!ENDINGS.has(ending) && !(looseness === 'voiceless' && JOINING.has(ending))) continue
    const stem = word.slice(0, cut)
    const found = cut > STEM_MIN ? named([stem], looseness) : open().levels[1]?.found.get(lightKey(stem))
    if (found && found.role !== 'stop' && found.role !== 'unsoldThing') return found
  }
  return undefined
}

/** `samba sibal` for `sambasibal`. */
const joined = (words: readonly string[], looseness: Looseness): Concept | undefined => {
  if (words.length !== 2 || words.some((word) => /\d/.test(word) || named([word], looseness)?.role === 'stop'))
    return undefined
  const found = named([words.join('')], looseness)
  return found?.role === 'stop' || found?.role === 'measure' ? undefined : found
}

export interface Found {
  concept: Concept
  /** How many of the words it takes. */
  length: number
  /** Told by a loose key or without an ending, so that a word of the goods may be meant as well. */
  isLoose: boolean
}

const isLoose = (words: readonly string[]): boolean =>
  !open()
    .levels.slice(0, EXACT)
    .some((level) => level.found.has(joinKeys(words, level)))

/** The longest name that the words from a place on begin with. */
export const nameAt = (words: readonly string[], at: number, looseness: Looseness): Found | undefined => {
  const isLabel = looseness === 'label'
  for (let length = Math.min(PHRASE_MAX, words.length - at); length >= 1; length -= 1) {
    const some = words.slice(at, at + length)
    const found = named(some, looseness) ?? (isLabel ? undefined : joined(some, looseness))
    if (found) return { concept: found, length, isLoose: isLoose(some) }
  }
  const word = words[at] ?? ''
  const found = isLabel || /\d/.test(word) ? undefined : stemNamed(word, looseness)
  return found && { concept: found, length: 1, isLoose: true }
}

/** `nelvithu`: the thing and its kind in one word. */
export const partsOf = (word: string, looseness: Looseness): Concept[] => {
  const least = looseness === 'voiceless' ? 3 : 5
  for (let at = word.length - 3; at >= least; at -= 1) {
    const kind = named([word.slice(at)], looseness)
    const thing = kind?.role === 'kind' ? nameAt([word.slice(0, at)], 0, looseness)?.concept : undefined
    if (kind && thing && ['crop', 'animal', 'weed', 'pest', 'goods'].includes(thing.role)) return [thing, kind]
  }
  return []
}

/** What a misspelt word may be meant to name: the same sounds, or a slip; never a substance. */
export const guessName = (word: string): Concept | undefined => {
  const key = lightKey(word)
  if (key.length < 4 || /\d/.test(key)) return undefined
  const coarse = coarseKey(foldKey(word))
  const bones = bonesOf(coarse)
  const most = coarse.length > 5 ? 2 : 1
  let best: { concept: Concept; slips: number } | undefined
  for (const name of open().names) {
    const hasBones = bones.length >= 3 && name.bones === bones
    const slips = hasBones
      ? slipsBetween(coarse, name.coarse, most)
      : isSlipOf(key, name.key) && key.length >= 5
        ? 2.5
        : 9
    if (slips > (hasBones ? most : 2.5) || (best !== undefined && best.slips <= slips)) continue
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
