import { bonesOf, isSlipOf, lightKey, slipsBetween } from './fold.ts'
import { EXACT, isSubstance, joinKeys, looseKey, open, type Concept, type Name } from './lexicon.ts'

/** Finds what a word, or some words together, is a name of. */

/** A name has no more words. */
const PHRASE_MAX = 4

/** How far a word may be from a name of the lexicon. */
export type Looseness =
  /** Words of goods, whose own names must stay what they are. */
  | 'label'
  /** Typed, or written in a script that has letters for each sound. */
  | 'typed'
  /** Written in a script without letters for voice, so that those are no difference. */
  | 'voiceless'

/** What these words together are called by one kind of key. Without voice only Tamil names a substance. */
const namedAt = (words: readonly string[], at: number, looseness: Looseness): Concept | undefined => {
  const level = open().levels[at]
  if (level === undefined) return undefined
  const key = joinKeys(words, level)
  if (key.length < (looseness === 'voiceless' ? level.least : level.leastTyped)) return undefined
  const found = level.found.get(key) ?? undefined
  return found && level.key === looseKey && isSubstance(found) && looseness !== 'voiceless' ? undefined : found
}

/** By any of the keys, the surest first. */
const named = (words: readonly string[], looseness: Looseness): Concept | undefined => {
  for (const at of open().levels.keys()) {
    const found = namedAt(words, at, looseness)
    if (found) return found
  }
  return undefined
}

/** Cases and plurals, by their light keys. */
const ENDINGS = new Set(
  'inulla kalukku kkulla kosam gulige sathi kalai galige kaliku ikulla yache yachi yacha yachya yasathi yala yavar yavaril varil vril var man ma mathi mate ani anun ane lo loki lni inte ude ukku kana kalku galu gula guli kalkku kal lanu laku luku lige nun chya che cha chi iku irku ku ki ke ka ko ge gu lu la li nu ni na no n ra r er ir re da di in inu il ile iin u ala em am on en an e i a o s'
    .split(' ')
    .map(lightKey),
)
/** The consonants by which Tamil joins words. */
const JOINING = new Set(['t', 'k', 'p', 'c'])
const STEM_MIN = 3

/** Where a word may end before its ending. */
const stemsOf = (word: string, looseness: Looseness): string[] => {
  const stems: string[] = []
  for (let cut = word.length - 1; cut >= STEM_MIN; cut -= 1) {
    const ending = lightKey(word.slice(cut))
    if (ENDINGS.has(ending) || (looseness === 'voiceless' && JOINING.has(ending))) stems.push(word.slice(0, cut))
  }
  // Before another word Tamil leaves out the last m.
  return looseness === 'voiceless' && word.endsWith('a') ? [...stems, `${word}m`] : stems
}

/** Short words that are said around things end as they like. */
const mayHaveEnding = ({ role }: Concept, stem: string): boolean =>
  role === 'stop' ? stem.length > 4 : role !== 'measure' && role !== 'unsoldThing'

/** What one word is called, whole or without its ending; a surer key without the ending before a looser one with it. */
const wordNamed = (word: string, looseness: Looseness): { concept: Concept; isLoose: boolean } | undefined => {
  const stems = /\d/.test(word) ? [] : stemsOf(word, looseness)
  for (const at of open().levels.keys()) {
    const whole = namedAt([word], at, looseness)
    if (whole) return { concept: whole, isLoose: at >= EXACT }
    // Once, when both keys that are sure have failed for the whole.
    if (at === 0) continue
    for (const level of at < EXACT ? [0, 1] : [at])
      for (const stem of stems) {
        const found =
          lightKey(stem).length >= STEM_MIN + (level < EXACT ? 0 : 1) ? namedAt([stem], level, looseness) : undefined
        if (found && mayHaveEnding(found, stem)) return { concept: found, isLoose: true }
      }
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

/** Words of goods are known as they are written alone. */
const labelNameAt = (words: readonly string[], at: number): Found | undefined => {
  const { levels, starts } = open()
  const longest = starts.has(words[at] ?? '') ? Math.min(PHRASE_MAX, words.length - at) : 1
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
    const concept = named(some, looseness) ?? joined(some, looseness)
    if (concept) return { concept, length, isLoose: false }
  }
  const found = wordNamed(words[at] ?? '', looseness)
  return found && { ...found, length: 1 }
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

/** How far a misspelt word is from a name; nothing where it cannot be meant. */
const farFrom = (word: string): ((name: Name) => number | undefined) => {
  const key = lightKey(word)
  const coarse = looseKey(word)
  const bones = bonesOf(coarse)
  const most = coarse.length > 5 ? 2 : 1
  return (name) => {
    if (bones.length >= 3 && name.bones === bones) {
      const slips = slipsBetween(coarse, name.coarse, most)
      return slips <= most ? slips : undefined
    }
    return key.length >= 5 && isSlipOf(key, name.key) ? most + 1 : undefined
  }
}

/** What a misspelt word may be meant to name: the same sounds, or a slip. What may be a substance is nothing at all. */
export const guessName = (word: string): Concept | undefined => {
  if (lightKey(word).length < 4 || /\d/.test(word)) return undefined
  const far = farFrom(word)
  let best: Concept | undefined
  let least = Infinity
  for (const name of open().names) {
    const slips = far(name)
    if (slips === undefined) continue
    if (isSubstance(name.concept)) return undefined
    if (slips < least) [best, least] = [name.concept, slips]
  }
  return best
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
