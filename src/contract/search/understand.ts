import { foldKey, isSlipOf, wordsOf } from './fold.ts'
import { runsOf } from './describe.ts'
import { isVoiceless } from './indic.ts'
import { isSubstance, type Concept, type Role } from './lexicon.ts'
import { guessName, nameAt, namesBegunBy, partsOf } from './names.ts'

/** What somebody who searches wants: names of the lexicon, and words of the goods themselves. */

export interface Term {
  /** Any of these tokens will do. */
  tokens: string[]
  role: Role | 'word' | 'number'
  /** Told by a likeness: no pesticide is found by it. */
  isGuess?: boolean
  /** The word as it was typed, where the lexicon does not know it. */
  typed?: string
}

export interface Query {
  terms: Term[]
  /** What is not asked for, and preferred. */
  wishes: string[]
  /** Nothing that is sold can be meant. */
  isHopeless: boolean
}

const WORDS_MAX = 24
const TERMS_MAX = 8

const termOf = ({ id, role }: Concept): Term => ({ tokens: [id], role })

const has = (terms: readonly Term[], id: string): boolean => terms.some(({ tokens }) => tokens.includes(id))
const isKind = ({ role }: Term): boolean => role === 'kind'
const TOOLS = ['@machine', '@pump', '@sprayer', '@tool', '@trap', '@irrigation', '@solar']

/** `dawai chhidakne ka pump`: a pump or machine for medicine is a sprayer. */
const withSprayer = (terms: Term[]): Term[] => {
  const isSpraying = has(terms, '@sprayer')
  const isForMedicine =
    (has(terms, '@medicine') && (has(terms, '@pump') || has(terms, '@machine') || has(terms, 'tank'))) ||
    (has(terms, 'battery') && has(terms, '@pump'))
  if (!isSpraying && !isForMedicine) return terms
  const rest = terms.filter(({ tokens: [id = ''] }) => !['@sprayer', '@pump', '@machine', '@medicine'].includes(id))
  return [...rest, { tokens: ['@sprayer'], role: 'kind' }]
}

/** `keet nashak`, `kida marne ki dawa`: an insect or weed and a medicine are an insecticide or a weed killer. */
const withClass = (terms: Term[]): Term[] => {
  if (!has(terms, '@medicine')) return terms
  const classes: Record<string, string> = {
    insect: '@insecticide',
    weed: '@weedkiller',
    grasses: '@weedkiller',
    fungus: '@fungicide',
  }
  const [cause] = terms.filter(({ tokens: [id = ''] }) => id in classes)
  if (cause === undefined) return terms
  const rest = terms.filter(({ tokens: [id = ''] }) => id !== '@medicine' && !(id in classes))
  return [...rest, { tokens: [classes[cause.tokens[0] ?? ''] ?? ''], role: 'kind' }]
}

/** Of two kinds one is what is wanted, the other says what for: `beej bone ki machine`. */
const withOneKind = (terms: Term[]): { terms: Term[]; wishes: string[] } => {
  const kinds = terms.filter(isKind)
  if (kinds.length < 2) return { terms, wishes: [] }
  const order = ['@trap', '@sprayer', '@feed', '@insecticide', '@fungicide', '@weedkiller', '@regulator', '@biological']
  const ids = kinds.flatMap(({ tokens }) => tokens)
  const head =
    order.find((id) => ids.includes(id)) ??
    ids.find((id) => TOOLS.includes(id) && id !== '@solar' && id !== '@irrigation') ??
    [...ids].reverse().find((id) => id !== '@animal' && id !== '@medicine') ??
    ids[ids.length - 1]
  // Qualities go with a kind: a solar pump, a biological insecticide, medicine for animals.
  const kept = kinds.filter(
    ({ tokens: [id = ''] }) =>
      id === head ||
      id === '@solar' ||
      id === '@biological' ||
      (id === '@animal' && ids.includes('@medicine')) ||
      (id === '@medicine' && head === '@animal'),
  )
  const wishes = ids.filter((id) => !kept.some(({ tokens }) => tokens.includes(id)))
  return { terms: terms.filter((term) => !isKind(term) || kept.includes(term)), wishes }
}

/** Each once; of a formula such as 19:19:19 the numbers say all. */
const tidy = (terms: Term[]): Term[] => {
  const isFormula = terms.filter(({ role }) => role === 'number').length > 0

  const seen = new Set<string>()
  return terms.filter(({ tokens }) => {
    const key = tokens.join(' ')
    if (seen.has(key) || (isFormula && key === 'npk')) return false
    seen.add(key)
    return true
  })
}

/** A text as a query. */
export const understand = (text: string): Query => {
  const looseness = isVoiceless(text) ? 'voiceless' : 'typed'
  const words = wordsOf(text.slice(0, 400)).slice(0, WORDS_MAX)
  const terms: Term[] = []
  const wishes: string[] = []
  const unsold: Term[] = []
  let isHopeless = false
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const found = nameAt(words, at, looseness)
    if (found) {
      const { concept, length, isLoose } = found
      if (concept.role === 'unsoldSubstance') isHopeless = true
      else if (concept.role === 'unsoldThing') {
        const term: Term = { tokens: [foldKey(word)], role: 'word', typed: word }
        unsold.push(term)
        terms.push(term)
      } else if (concept.role === 'measure') wishes.push(foldKey(word))
      else if (concept.role !== 'stop') {
        const term = termOf(concept)
        terms.push(isLoose && length === 1 ? { ...term, tokens: [concept.id, foldKey(word)] } : term)
      }
      at += length
      continue
    }
    const next = words[at + 1]
    const isAmount = /^\d/.test(word) && next !== undefined && nameAt([next], 0, looseness)?.concept.role === 'measure'
    if (isAmount) wishes.push(word)
    else if (/^\d/.test(word)) terms.push({ tokens: [word], role: 'number' })
    else {
      const parts = partsOf(word, looseness).map(termOf)
      terms.push(...(parts.length > 0 ? parts : [{ tokens: [foldKey(word)], role: 'word' as const, typed: word }]))
    }
    at += 1
  }
  const { terms: wanted, wishes: dropped } = withOneKind(withClass(withSprayer(tidy(terms))))
  return {
    terms: wanted.slice(0, TERMS_MAX),
    wishes: [...wishes, ...dropped, ...runsOf(words)],
    isHopeless: isHopeless || (terms.length > 0 && terms.length === unsold.length),
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

export const isPesticideName = (token: string): boolean => {
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

const TROUBLES: readonly Role[] = ['pest', 'disease', 'weed']

/** How the names of substances end; a word like that is never passed over. */
const CHEMICAL =
  /(?:fos|trin|tion|quat|kuat|jol|jole|prid|mid|mide|nil|uron|oksam|mektin|strobin|kvat|klor|fop|sulfan|karb|karp|sid|said|mait|oat|et|ron|fen|jin|lin)e?$/

/** Each word that no text has, as what it may stand for; null where one of them stands for nothing. */
export const complete = (query: Query, { known, alike, begun }: Vocabulary): Query | null => {
  if (query.isHopeless || query.terms.length === 0) return null
  const knowsPurpose =
    query.terms.some(isKind) &&
    query.terms.some(({ role }) => ['crop', 'pest', 'disease', 'weed', 'animal', 'goods'].includes(role))
  const terms: Term[] = []
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
    const { typed = token } = term
    const isLast = at === query.terms.length - 1
    const ahead = isLast ? [...namesBegunBy(typed).map(({ id }) => id), ...begun(token)] : []
    if (ahead.length > 0) {
      terms.push({ ...term, tokens: [...new Set(ahead)].slice(0, 12) })
      continue
    }
    const guess = guessName(typed)
    // A trouble that is misspelt and stands alone may as well be a substance.
    if (guess && (query.terms.length > 1 || !TROUBLES.includes(guess.role))) {
      terms.push({ ...termOf(guess), isGuess: true })
      continue
    }
    const slips = alike(token)
    if (slips.length > 0) terms.push({ ...term, tokens: [...slips], isGuess: true })
    // Of a long sentence not every word need be known, unless it may name a substance.
    else if (!knowsPurpose || CHEMICAL.test(token)) return null
  }
  if (terms.length === 0) return null
  const { terms: wanted, wishes } = withOneKind(withClass(withSprayer(tidy(terms))))
  return { ...query, terms: wanted, wishes: [...query.wishes, ...wishes] }
}
