import { isCase, isPurposive, rootsOf, stemsOf, STEM_MIN } from './endings.ts'
import { lightKey } from './fold.ts'
import { EXACT, isSubstance, joinKeys, looseKey, open, skeletonOf, type Concept } from './lexicon.ts'

/** Finds what a word, or some words together, is a name of. */

/** A name has no more words. */
const PHRASE_MAX = 4

/** How far a word may be from a name of the lexicon. */
export type Looseness =
  /** Words of goods, whose own names must stay what they are. */
  | 'label'
  /** In Latin letters, by ear. */
  | 'typed'
  /** In a script that has letters for each sound. */
  | 'native'
  /** Written in a script without letters for voice, so that those are no difference. */
  | 'voiceless'

/** What these words together are called by one kind of key. Without voice only Tamil names a substance. */
const namedAt = (words: readonly string[], at: number, looseness: Looseness): Concept | undefined => {
  const level = open().levels[at]
  if (level === undefined) return undefined
  const key = joinKeys(words, level)
  if (key.length < (looseness === 'voiceless' ? level.least : level.leastTyped)) return undefined
  const found = level.found.get(key) ?? undefined
  if (!found || !isSubstance(found) || at < EXACT) return found
  return level.key === looseKey ? (looseness === 'voiceless' ? found : undefined) : key.length > 4 ? found : undefined
}

/** A substance in another script, each of which writes other vowels. */
const substanceLike = (word: string, looseness: Looseness): Concept | undefined =>
  looseness === 'typed' ? undefined : (open().skeletons.get(skeletonOf(word)) ?? undefined)

/** By any of the keys, the surest first. */
const named = (words: readonly string[], looseness: Looseness): Concept | undefined => {
  for (const at of open().levels.keys()) {
    // Scripts that write the voice tell words apart by it: rice that is black is no fall of buds, bhat kala and pate gal.
    if (at > EXACT && words.length > 1 && looseness === 'native') break
    const found = namedAt(words, at, looseness)
    if (found) return found
  }
  return undefined
}

const keyOf = (word: string, level: number): string => open().levels[level]?.key(word) ?? word

/** Short words that are said around things end as they like. */
const mayHaveEnding = ({ role }: Concept, stem: string, ending: string): boolean =>
  (role !== 'stop' && role !== 'measure') ||
  (open().places.has(lightKey(stem)) ? isCase(lightKey(ending)) : stem.length > 4)

/** Whether a word that follows a number says of what it is so much. */
export const isMeasure = (word: string, looseness: Looseness): boolean =>
  [word, ...stemsOf(word, looseness)].some((stem) => open().measures.has(lightKey(stem)))

/** What part of a plant a word may be called by. */
export const plantPartOf = (word: string, looseness: Looseness): string | undefined =>
  [word, ...stemsOf(word, looseness)].map((stem) => open().parts.get(lightKey(stem))).find((part) => part !== undefined)

/** Letters of a code, such as `bf` in 52bf7, sound like many a name. */
const CODE_MAX = 3

/** Goods that are called by what they do. */
const DOING = [
  'dryer',
  'leveller',
  'secateur',
  'thresher',
  'reaper',
  'transplanter',
  'seeder',
  'cutting',
  'tarpaulin',
  'plough',
  'wheelbarrow',
  'rot',
  'blight',
  'wilt',
  'borer',
  'sheller',
]

/** What is to be done, by a form of its verb. */
const deedOf = (word: string): Concept | undefined =>
  rootsOf(word)
    .map((root) => namedAt([root], 1, 'typed'))
    .find((found) => found && (found.role === 'deed' || DOING.includes(found.id)))

/** What one word is called, whole or without its ending; a surer key without the ending before a looser one with it. */
const wordNamed = (word: string, looseness: Looseness): { concept: Concept; isLoose: boolean } | undefined => {
  const stems = /\d/.test(word) ? [] : stemsOf(word, looseness)
  for (const at of open().levels.keys()) {
    const whole = namedAt([word], at, looseness)
    if (whole) return { concept: whole, isLoose: at >= EXACT || (at > 0 && word.length <= CODE_MAX) }
    // Once, when both keys that are sure have failed for the whole.
    if (at === 0) continue
    const deed = at === EXACT || isPurposive(word) ? deedOf(word) : undefined
    if (deed) return { concept: deed, isLoose: false }
    for (const stem of stems)
      for (const level of at < EXACT ? [0, 1] : [at]) {
        const found =
          keyOf(stem, level).length >= STEM_MIN + (level < EXACT ? 0 : 1)
            ? namedAt([stem], level, looseness)
            : undefined
        if (found && mayHaveEnding(found, stem, word.slice(stem.length))) return { concept: found, isLoose: true }
      }
  }
  const concept = substanceLike(word, looseness)
  return concept && { concept, isLoose: false }
}

/** `samba sibal` for `sambasibal`. */
const joined = (words: readonly string[], looseness: Looseness): Concept | undefined => {
  if (
    words.length !== 2 ||
    words.some((word) => /\d/.test(word) || ['stop', 'kind'].includes(named([word], looseness)?.role ?? ''))
  )
    return undefined
  const found = named([words.join('')], looseness)
  if (found?.role === 'stop' || found?.role === 'measure') return undefined
  // House and paddy are together no neck blast, ghar dhan and gardan: a trouble is none by chance beside a crop.
  const isCrop = words.some((word) => named([word], looseness)?.role === 'crop')
  return isCrop && found && ['pest', 'disease', 'weed', 'deed'].includes(found.role) ? undefined : found
}

/** `dhobli mirchiche`, `patay dag`: the first or the last of some words with its ending. */
const inflected = (words: readonly string[], looseness: Looseness): Concept | undefined => {
  const [first = ''] = words
  const last = words[words.length - 1] ?? ''
  const { starts } = open()
  const tails = [last, ...stemsOf(last, looseness)]
  for (const head of [first, ...stemsOf(first, looseness)]) {
    if (!starts.has(lightKey(head)) || (head !== first && head.length <= STEM_MIN)) continue
    for (const tail of tails) {
      for (const level of looseness === 'native' ? [1, EXACT] : [1]) {
        const found = namedAt([head, ...words.slice(1, -1), tail], level, looseness)
        if (found && (level < EXACT || found.role !== 'stop')) return found
      }
    }
  }
  return undefined
}

export interface Found {
  concept: Concept
  /** How many of the words it takes. */
  length: number
  /** Told by a loose key or without an ending, so that a word of the goods may be meant as well. */
  isLoose: boolean
}

/** Words of goods are known as they are written alone. */
const labelNameAt = (words: readonly string[], at: number): Found | undefined => {
  const { levels, starts } = open()
  const longest = starts.has(lightKey(words[at] ?? '')) ? Math.min(PHRASE_MAX, words.length - at) : 1
  for (let length = longest; length >= 1; length -= 1) {
    const concept = levels[0]?.found.get(length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' '))
    if (concept) return { concept, length, isLoose: false }
  }
  return undefined
}

/** The longest name that the words from a place on begin with. */
export const nameAt = (words: readonly string[], at: number, looseness: Looseness): Found | undefined => {
  if (looseness === 'label') return labelNameAt(words, at)
  for (let length = Math.min(PHRASE_MAX, words.length - at); length > 1; length -= 1) {
    const some = words.slice(at, at + length)
    const concept = named(some, looseness) ?? joined(some, looseness) ?? inflected(some, looseness)
    if (concept) return { concept, length, isLoose: false }
  }
  const found = wordNamed(words[at] ?? '', looseness)
  if (found) return { ...found, length: 1 }
  return looseness === 'typed' ? spokenAt(words, at) : undefined
}

/** Bengali and Odia speak a short a as o, and type it so: dhoner, fol pocha. No substance is known by it. */
const spokenAt = (words: readonly string[], at: number): Found | undefined => {
  if (!words[at]?.includes('o')) return undefined
  const found = nameAt(
    words.map((word) => word.replaceAll('o', 'a')),
    at,
    'typed',
  )
  return found && !isSubstance(found.concept) ? { ...found, isLoose: true } : undefined
}

const placeNamed = (word: string, looseness: Looseness): Concept | undefined => {
  const found = word.length > STEM_MIN ? wordNamed(word, looseness)?.concept : undefined
  return found?.role === 'stop' && [word, ...stemsOf(word, looseness)].some((stem) => open().places.has(lightKey(stem)))
    ? found
    : undefined
}

/** `nelvithu`, `mamarathil`: the thing and its kind, or where it grows, in one word. */
export const partsOf = (word: string, looseness: Looseness): Concept[] => {
  const least = looseness === 'voiceless' ? 3 : 4
  for (let at = word.length - 3; at >= least; at -= 1) {
    const place = placeNamed(word.slice(at), looseness)
    const kind = place ?? named([word.slice(at)], looseness)
    const thing =
      place || (kind?.role === 'kind' && (at > 4 || looseness === 'voiceless'))
        ? nameAt([word.slice(0, at)], 0, looseness)?.concept
        : undefined
    if (kind && thing && ['crop', 'animal', 'weed', 'pest', 'goods'].includes(thing.role))
      return place ? [thing] : [thing, kind]
  }
  return []
}
