import { isSlipOf, lightKey, tokenOf, wordsOf } from './fold.ts'
import { hasIndic, isVoiceless } from './indic.ts'
import { settled } from './combine.ts'
import { isThing, isTrouble, isUnnamed, saysCropAndTrouble, TROUBLES, type Term } from './terms.ts'
import { isSubstance, type Concept } from './lexicon.ts'
import { guessName, namesBegunBy } from './guesses.ts'
import { isPurposive } from './endings.ts'
import { meantBy } from './meaning.ts'
import { speltAt } from './spelt.ts'
import { isMeasure, nameAt, partsOf, plantPartOf, type Found, type Looseness } from './names.ts'

/** What somebody who searches wants: names of the lexicon, and words of the goods themselves. */

export interface Query {
  terms: Term[]
  /** What is not asked for, and preferred. */
  wishes: string[]
  /** Nothing that is sold can be meant. */
  isHopeless: boolean
  /** Not all that is said is asked for: no pesticide is found. */
  isLoose?: boolean
  /** Written in Latin letters, where one slips as one types. */
  isLatin: boolean
}

const WORDS_MAX = 24
const TERMS_MAX = 8

const termOf = ({ id, role }: Concept): Term => ({ tokens: [id], role })

/** Names of things that a part of a plant is called by in another language. */
const mayBePart = ({ role, id }: Concept): boolean =>
  role === 'goods' ? ['leveller', 'water', 'twine', 'transplanter'].includes(id) : !TROUBLES.includes(role)

const loosenessOf = (text: string): Looseness => (isVoiceless(text) ? 'voiceless' : hasIndic(text) ? 'native' : 'typed')

/** Before `insect` a word that is a form of a stop word may as well be the name of one: pika purugu. */
const isClass = (word: string, looseness: Looseness): boolean => {
  const found = nameAt([word], 0, looseness)
  return found !== undefined && ['insect', 'disease', 'fungus'].includes(found.concept.id)
}

/** Green in Tamil and Telugu has the letters of rotten in Bengali. */
const asGreen = (found: Found | undefined, word: string, text: string): Found | undefined =>
  found?.concept.id === 'rot' && word.startsWith('pach') && /[\u0b80-\u0c7f]/.test(text)
    ? { ...found, concept: { id: 'green', role: 'goods' } }
    : found

/** A text as a query. */
export const understand = (text: string): Query => {
  const looseness = loosenessOf(text)
  const words = wordsOf(text.slice(0, 400)).slice(0, WORDS_MAX)
  const terms: Term[] = []
  const wishes: string[] = []
  const unsold: Term[] = []
  let isHopeless = false
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    if (/^\d/.test(word) && next !== undefined && isMeasure(next, looseness)) {
      wishes.push(word, tokenOf(next))
      at += 2
      continue
    }
    const found = asGreen(nameAt(words, at, looseness), word, text)
    const spelt = found && found.concept.role !== 'stop' ? undefined : speltAt(words, at)
    if (spelt) {
      const asTyped = spelt.length === 1 ? [tokenOf(word)] : []
      terms.push({ tokens: [tokenOf(spelt.letters), ...asTyped], role: 'word', typed: spelt.letters })
      at += spelt.length
      continue
    }
    if (found) {
      const { concept, length, isLoose } = found
      if (concept.role === 'unsoldSubstance') isHopeless = true
      else if (concept.role === 'unsoldThing') {
        const term: Term = { tokens: [tokenOf(concept.id)], role: 'word', isUnsold: true }
        unsold.push(term)
        terms.push(term)
      } else if (concept.role === 'measure') wishes.push(tokenOf(word))
      else if (concept.role === 'stop' && isLoose && next !== undefined && isClass(next, looseness))
        terms.push({ tokens: [tokenOf(word)], role: 'word', typed: word })
      else if (concept.role === 'stop') {
        // So that it is known for a part of a plant.
        const part = length === 1 ? plantPartOf(word, looseness) : undefined
        if (part) terms.push({ tokens: [], role: 'deed', part })
      } else {
        const part = length === 1 && mayBePart(concept) ? plantPartOf(word, looseness) : undefined
        const term: Term = { ...termOf(concept), ...(word === 'mar' && { alone: true }), ...(part && { part }) }
        // A title may hold the word itself.
        const isOwn = (isLoose || concept.role === 'goods') && length === 1
        terms.push(isOwn ? { ...term, tokens: [...new Set([concept.id, tokenOf(word)])] } : term)
      }
      at += length
      continue
    }
    if (/^\d/.test(word)) terms.push({ tokens: [word], role: 'number' })
    else {
      const parts = partsOf(word, looseness).map(termOf)
      const part = plantPartOf(word, looseness)
      const unknown: Term = { tokens: [tokenOf(word)], role: 'word', typed: word, ...(part && { part }) }
      terms.push(...(parts.length > 0 ? parts : [unknown]))
    }
    at += 1
  }
  const meant = meantBy(words, terms)
  return {
    terms: meant.terms.slice(0, TERMS_MAX),
    wishes: [...wishes, ...meant.wishes],
    isHopeless: isHopeless || (terms.length > 0 && terms.length === unsold.length),
    isLatin: looseness === 'typed',
  }
}

/** The words that the lexicon does not know. */
export const strangersOf = ({ terms }: Query): string[] =>
  terms.flatMap(({ role, tokens }) => (role === 'word' || role === 'number' ? tokens : []))

/** What the shop's own texts say of words that the lexicon does not know. */
export interface Vocabulary {
  /** Of the strangers, those that stand in a text. */
  known: ReadonlySet<string>
  /** Words of texts that begin so, or are one slip away; the lexicon's substances are none of them. */
  alike: (token: string) => readonly string[]
  begun: (token: string) => readonly string[]
}

const isPesticideName = (token: string): boolean => {
  const found = nameAt(token.split('-'), 0, 'label')
  return found !== undefined && found.concept.id === token && isSubstance(found.concept)
}

/** The most words that one may go on as, or be a slip of. */
export const BEGUN_MAX = 8
/** Whether a word of the shop goes on as the last one typed begins; of a substance most must be there. */
export const begins = (token: string, word: string): boolean =>
  token.length >= 3 && word.startsWith(token) && (token.length >= 6 || !isPesticideName(word))
/** Whether a word of the shop may be what was misspelt. */
export const mayBe = (token: string, word: string): boolean => isSlipOf(token, word) && !isPesticideName(word)

/** How the names of substances end; a word like that is never passed over. */
const CHEMICAL =
  /(?:fos|trin|tion|quat|kuat|jol|jole|prid|mid|mide|nil|uron|oksam|mektin|strobin|kvat|klor|fop|sulfan|karb|karp|sid|said|mait|oat|et|ron|fen|jin|lin)e?$/

/** `mogi purugu`: before or after `insect` a word may be the name of one, `bijopchar` that of what a medicine does. */
const mayNameTrouble = (terms: readonly Term[], at: number): boolean =>
  [terms[at - 1], terms[at + 1]].some((term) => term !== undefined && isUnnamed(term))

/** Each word that no text has, as what it may stand for; null where one of them stands for nothing. */
export const complete = (query: Query, { known, alike, begun }: Vocabulary): Query | null => {
  if (query.isHopeless || query.terms.length === 0) return null
  const { isLatin } = query
  const knows = (...roles: Term['role'][]): boolean => query.terms.some(({ role }) => roles.includes(role))
  const knowsPurpose =
    (knows('kind') && knows('crop', ...TROUBLES, 'animal', 'goods')) ||
    (knows('crop') && knows(...TROUBLES)) ||
    (knows('animal') && knows('goods')) ||
    query.terms.some((term) => isThing(term) && !['@machine', '@tool'].includes(term.tokens[0] ?? ''))
  const terms: Term[] = []
  const isSaid = saysCropAndTrouble(query.terms)
  // What is said before a crop is of what kind, what is said behind it may be its trouble.
  const isOnlyCrop =
    query.terms[query.terms.length - 1]?.role === 'crop' &&
    query.terms.every(({ role }) => role === 'crop' || role === 'word')
  const isForThing = query.terms.some(isThing) && !query.terms.some((term) => term.role === 'crop' || isTrouble(term))
  for (const [at, term] of query.terms.entries()) {
    const [token = ''] = term.tokens
    if ((term.role !== 'word' && term.role !== 'number') || token.length === 1 || known.has(token)) {
      terms.push(term)
      continue
    }
    if (term.role === 'number') {
      if (knowsPurpose) continue
      return null
    }
    if (term.isUnsold) return null
    const { typed = token } = term
    const isLast = at === query.terms.length - 1
    const goesOn = token.length >= (isLatin ? 3 : 5) && token.length >= lightKey(typed).length
    const ahead = isLast ? [...namesBegunBy(typed, isLatin).map(({ id }) => id), ...(goesOn ? begun(token) : [])] : []
    if (ahead.length > 0) {
      terms.push({ ...term, tokens: [...new Set(ahead)].slice(0, 12) })
      continue
    }
    const isSafe = !(token.length > 6 && CHEMICAL.test(token)) && (isForThing || !mayNameTrouble(query.terms, at))
    if (isSafe && (isSaid || (query.terms.length > 1 && isPurposive(typed)))) continue
    const guess = guessName(typed, isLatin)
    if (guess?.role === 'unsoldThing') return null
    // A trouble that is misspelt and stands alone may as well be a substance.
    if (guess && (!TROUBLES.includes(guess.role) || (isLatin && query.terms.length > 1))) {
      terms.push({ ...termOf(guess), isGuess: true })
      continue
    }
    const slips = isLatin ? alike(token) : []
    if (slips.length > 0) terms.push({ ...term, tokens: [...slips], isGuess: true })
    // Of a long sentence not every word need be known, unless it may name a substance, or what it is against.
    else if (!(knowsPurpose || isOnlyCrop) || !isSafe) return null
  }
  // Of a crop alone what nobody knows is a wish: its seed is found, and no pesticide.
  if (terms.length < query.terms.length && terms.every(({ role }) => role === 'crop'))
    terms.push({ tokens: ['@seed'], role: 'kind' })
  if (terms.length === 0) return null
  const { terms: wanted, wishes } = settled(terms)
  // A crop that is only guessed brings no pesticide.
  const isLoose = wanted.every(({ role, isGuess }) => role === 'crop' && isGuess)
  return { ...query, terms: wanted, wishes: [...query.wishes, ...wishes], ...(isLoose && { isLoose }) }
}
