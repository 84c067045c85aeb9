import { tokensOf, type SearchDoc } from './describe.ts'
import { PREFERRED } from './lexicon/goods.ts'
import { widerThan } from './lexicon.ts'
import { mayBeQuality, saysCropAndTrouble, type Term } from './terms.ts'
import type { Query } from './understand.ts'

/** How well goods fit a query; the same numbers on the server and on a phone. */

const isCare = ({ kinds }: SearchDoc): boolean => kinds.includes('@care')
const POISONS = ['@insecticide', '@fungicide', '@weedkiller', '@regulator', '@medicine', '@biological']

const isKind = ({ role }: Term): boolean => role === 'kind'
const hasKind = ({ terms }: Query, ...kinds: string[]): boolean =>
  terms.some(({ role, tokens: [id = ''] }) => role === 'kind' && kinds.includes(id))

/** Whether crop care is asked for, or something that it is against. */
const wantsCare = ({ terms }: Query): boolean =>
  terms.some(
    ({ role, tokens: [id = ''] }) =>
      ['pest', 'disease', 'weed', 'insecticide', 'fungicide', 'weedkiller', 'regulator'].includes(role) ||
      (role === 'kind' && (POISONS.includes(id) || id === '@trap')),
  )

/** A place in a list as something between 0 and 1 that falls slowly. */
const early = (at: number): number => 1 / (1 + at / 8)

/** The wider crops by which a crop is meant: vegetables for tomato. */
const widerCrops = (term: Term): string[] => (term.role === 'crop' ? term.tokens.flatMap(widerThan) : [])

const best = (weights: readonly number[]): number => Math.max(0, ...weights)

const inTitle = ({ title }: SearchDoc, token: string, weight: number): number => {
  const at = title.indexOf(token)
  return at < 0 ? 0 : weight * early(at)
}

/** Of all that is called medicine, the commonest class first. */
const medicineWeight = ({ kinds }: SearchDoc): number =>
  10 +
  2 -
  Math.max(
    0,
    POISONS.findIndex((kind) => kinds.includes(kind)),
  ) *
    0.4 -
  (kinds.includes('@biological') ? 1 : 0)

/** `washing machine`: beside a kind alone a word that no lexicon knows must stand in the title. */
const isOnlyQuality = ({ role }: Term, { terms }: Query): boolean =>
  role === 'word' && terms.some(isKind) && terms.every((term) => isKind(term) || term.role === 'word')

const weightOf = (term: Term, doc: SearchDoc, query: Query): number => {
  const { role, tokens, isGuess } = term
  const mayBeNamed = !(isGuess && isCare(doc) && role !== 'crop' && role !== 'pest' && role !== 'disease')
  const weights = tokens.flatMap((token) => {
    const kind = doc.kinds.indexOf(token)
    const kinds = kind < 0 ? 0 : token === '@medicine' ? medicineWeight(doc) : 12 - kind
    if (role === 'kind') return [kinds + inTitle(doc, token, kinds > 0 ? 2 : 3), doc.more.includes(token) ? 1 : 0]
    if (!mayBeNamed) return [0]
    // Two letters are the name of no substance.
    if (role === 'word' && token.length <= 2 && isCare(doc)) return [0]
    const named = inTitle(doc, token, role === 'crop' ? 8 : 7)
    if (role === 'word' && isCare(doc) && !wantsCare(query)) return [named]
    // The name of a substance in a description may say what it is not to be mixed with.
    if (['insecticide', 'fungicide', 'weedkiller', 'regulator'].includes(role)) return [named]
    const crop = doc.crops.indexOf(token)
    const body = doc.body.indexOf(token)
    const isSeedCrop = role === 'crop' && hasKind(query, '@seed')
    const mustBeNamed = isSeedCrop || isOnlyQuality(term, query)
    return [
      kinds * 0.4,
      named,
      mustBeNamed || crop < 0 ? 0 : 4 * early(crop),
      mustBeNamed || body < 0 ? 0 : (role === 'pest' || role === 'disease' || role === 'weed' ? 4 : 1) * early(body),
      // A seller's tag is a name that he gave.
      isSeedCrop || !doc.more.includes(token) ? 0 : 1.5,
      // Less than any place in the body, so that online nothing goes before what a phone finds too.
      mustBeNamed || !doc.label.includes(token) ? 0 : 0.2,
      // A quality that the operator lists is one that is asked for, also beside a kind alone.
      mayBeQuality(term) && doc.facts.includes(token) ? 1 : 0,
    ]
  })
  const found = best(weights)
  // What names no animal is for all of them.
  if (found === 0 && role === 'animal' && doc.kinds.includes('@animal')) return query.terms.length > 1 ? 0.5 : 0
  if (found > 0 || role !== 'crop' || hasKind(query, '@seed')) return found
  if (widerCrops(term).some((crop) => doc.crops.includes(crop))) return 1.5
  // What names no crop is for all of them, poison excepted.
  const isForAll = doc.crops.length === 0 && !isCare(doc) && isGeneralKind(query)
  return isForAll ? 0.5 : 0
}

/** Kinds of goods that are for every crop. */
const isGeneralKind = (query: Query): boolean => hasKind(query, '@fert', '@sprayer', '@pump', '@irrigation')

const isOnlyCrop = ({ terms }: Query): boolean => terms.every(({ role }) => role === 'crop')

/** What its title says beyond what is asked for makes a thing less the plain one. */
const plainness = (doc: SearchDoc, query: Query): number => {
  const asked = new Set(query.terms.flatMap(({ tokens }) => tokens))
  return -0.1 * doc.title.slice(0, 8).filter((token) => !asked.has(token)).length
}

let usuals: Map<string, string[]> | undefined
const usualOf = (id: string): string[] =>
  (usuals ??= new Map(
    Object.entries(PREFERRED).map(([name, text]) => [
      name,
      text.split(' ').flatMap((one) => (one.startsWith('@') || one.includes('-') ? one : tokensOf(one))),
    ]),
  )).get(id) ?? []

/** Words that follow each other in the title as they were typed. */
const together = ({ title }: SearchDoc, { terms }: Query): number =>
  terms.filter(({ tokens: [id = ''] }, at) => {
    const before = title.indexOf(terms[at - 1]?.tokens[0] ?? '')
    return before >= 0 && title[before + 1] === id
  }).length

const isSpecific = ({ role }: Term): boolean => ['goods', 'word', 'number'].includes(role)

/** The earlier in the list, the more usual. */
const preference = (doc: SearchDoc, query: Query): number =>
  best(
    query.terms.flatMap(({ tokens: [id = ''] }) => usualOf(id).map((usual, at) => inTitle(doc, usual, 3 - at * 0.5))),
  )

/** `10 26 26` as the title has it, `5` of `5 hp`. */
const wished = (doc: SearchDoc, query: Query): number =>
  query.wishes.reduce((sum, wish) => {
    if (wish.includes(':')) return sum + (doc.title.some((token) => token.startsWith(wish)) ? 3 : 0)
    if (doc.title.includes(wish) || doc.kinds.includes(wish) || doc.facts.includes(wish)) return sum + 0.6
    return sum + (doc.body.includes(wish) ? 0.5 : 0)
  }, 0)

/** Against a blight nobody is helped by seed, even of a kind that withstands it. */
const isNoCure = ({ kinds }: SearchDoc, query: Query): boolean =>
  kinds.includes('@seed') && query.terms.some(isHarm) && !hasKind(query, '@seed')
const isHarm = ({ role }: Term): boolean => role === 'pest' || role === 'disease'

/** 0 where it is not what is looked for. */
const scoreOf = (doc: SearchDoc, query: Query): number => {
  if (isNoCure(doc, query)) return 0
  let score = 0
  for (const term of query.terms) {
    const weight = weightOf(term, doc, query)
    if (weight === 0) return 0
    score += weight
  }
  if (
    isOnlyCrop(query) &&
    doc.kinds.includes('@seed') &&
    query.terms.some(({ tokens: [id = ''] }) => doc.crops.includes(id))
  )
    score += 6
  // A trap is not what most mean by a pest.
  if (doc.kinds.includes('@trap') && !hasKind(query, '@trap')) score -= 4
  // Poison comes last where nobody asked for it.
  if (isCare(doc) && !wantsCare(query)) score -= 10
  return Math.max(
    0.01,
    score + 11 + plainness(doc, query) + preference(doc, query) + together(doc, query) + wished(doc, query),
  )
}

/**
 * What fits, best first; of the same worth what has the lower id. Where only poison would answer a crop or its seed,
 * nothing is found.
 */
export const ranked = <Goods extends { id: number; doc: SearchDoc }>(
  goods: readonly Goods[],
  query: Query,
): Goods[] => {
  const found = goods
    .map((one) => ({ one, score: scoreOf(one.doc, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.one.id - b.one.id)
    .map(({ one }) => one)
  if (query.isLoose) return found.filter(({ doc }) => !(isCare(doc) && doc.kinds.includes('@medicine')))
  const [first] = found
  return first && isCare(first.doc) && (isOnlyCrop(query) || hasKind(query, '@seed')) ? [] : found
}

/** Of a long sentence that finds nothing the class and what it is for, if it says both; else null. */
const essenceOf = (query: Query): Query | null => {
  const terms = query.terms.filter((term) => !isSpecific(term))
  const saysBoth =
    (terms.some(({ role }) => role === 'kind') && terms.some(({ role }) => role !== 'kind')) ||
    saysCropAndTrouble(terms)
  return saysBoth && terms.length < query.terms.length ? { ...query, terms } : null
}

/** Of several things in one sentence the last is wanted, and the others say what for: they only prefer. */
const headOf = (query: Query, isStrict: boolean): Query | null => {
  const isThing = ({ role, tokens: [id = ''], isGuess }: Term): boolean =>
    isGuess !== true && id !== 'hybrid' && (role === 'goods' || (role === 'kind' && !POISONS.includes(id)))
  const isOther = ({ role, tokens: [id = ''] }: Term): boolean =>
    !['goods', 'kind', 'crop', 'animal', 'word', 'number'].includes(role) ||
    (POISONS.includes(id) && id !== '@medicine')
  if (query.terms.length < 2 || query.terms.some(isOther)) return null
  const isSeed = hasKind(query, '@seed')
  const things = query.terms.filter((term) => isThing(term) && !(isSeed && isKind(term)))
  const [head] = [
    ...things.filter(({ role }) => role !== 'goods'),
    ...things.filter(({ role }) => role === 'goods'),
  ].reverse()
  if (head === undefined || (isKind(head) && query.terms.some(({ role }) => role === 'word'))) return null
  const rest = query.terms.filter((term) => term !== head)
  const words = isStrict ? rest.filter(({ role }) => role === 'word' || role === 'number') : []
  if (isStrict && words.length === 0) return null
  return {
    ...query,
    terms: [head, ...words],
    wishes: [...query.wishes, ...rest.flatMap(({ tokens }) => tokens)],
    isLoose: true,
  }
}

/** Seed of several crops is seed of any of them. */
const anyCropOf = (query: Query): Query | null => {
  const crops = query.terms.filter(({ role }) => role === 'crop')
  if (crops.length < 2 || !hasKind(query, '@seed')) return null
  const any: Term = { tokens: crops.flatMap(({ tokens }) => tokens), role: 'crop' }
  return { ...query, terms: [any, ...query.terms.filter(({ role }) => role !== 'crop')] }
}

const STUCK = ['thrips', 'whitefly', 'aphid', 'jassids']
/** Against a pest for which no pesticide of the crop is labelled a trap is the help that is left. */
const trapOf = (query: Query): Query | null => {
  const pests = query.terms.filter(({ role }) => role === 'pest')
  if (
    pests.length !== 1 ||
    !pests.some(({ tokens: [id = ''] }) => STUCK.includes(id)) ||
    !query.terms.some(({ role }) => role === 'crop')
  )
    return null
  return { ...query, terms: [...pests, { tokens: ['sticky'], role: 'goods' }], isLoose: true }
}

/** What to look for where all together finds nothing. */
export const lesserOf = (query: Query): Query[] =>
  [anyCropOf(query), headOf(query, true), headOf(query, false), essenceOf(query), trapOf(query)].filter(
    (one) => one !== null,
  )

/** The tokens of which a text must have one for each term; a crop is no condition where goods for all crops fit. */
export const conditionsOf = (query: Query): string[][] =>
  query.terms
    .filter(({ role }) => !(role === 'crop' && isGeneralKind(query)) && !(role === 'animal' && query.terms.length > 1))
    .map((term) => [...new Set([...term.tokens, ...widerCrops(term)])])
