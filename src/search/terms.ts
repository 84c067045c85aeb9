import { QUALITIES as SAID_OF } from './lexicon/qualities.ts'
import type { Role } from './lexicon.ts'

/** What is known of each word of a search. */

export interface Term {
  /** Any of these tokens will do. */
  tokens: string[]
  role: Role | 'word' | 'number'
  /** Told by a likeness: no pesticide is found by it. */
  isGuess?: boolean
  /** The word as it was typed, where the lexicon does not know it. */
  typed?: string
  /** Of a crop alone it is a disease: मर, wilt, and to kill. */
  alone?: boolean
  /** The part of a plant that the word may be a name of. */
  part?: string
  /** Known and not sold by itself; only goods whose own word it is are meant. */
  isUnsold?: boolean
}

export const has = (terms: readonly Term[], id: string): boolean => terms.some(({ tokens }) => tokens.includes(id))
export const isKind = ({ role }: Term): boolean => role === 'kind'
export const TOOLS = ['@machine', '@pump', '@sprayer', '@tool', '@trap', '@irrigation', '@solar']

export const TROUBLES: readonly Term['role'][] = ['pest', 'disease', 'weed']
/** An insect or a disease that has no name yet: what stands beside it may be one. */
const UNNAMED = ['insect', 'disease', 'fungus', 'rot', 'caterpillar', 'borer', 'blight', 'weed', 'grasses', 'fly']
export const isUnnamed = ({ tokens: [id = ''], role }: Term): boolean =>
  UNNAMED.includes(id) || (role === 'kind' && POISONS.includes(id))
const POISONS = ['@medicine', '@insecticide', '@fungicide', '@weedkiller', '@biological']
/** What a fact of the operator is asked for by: never a crop or a trouble, of which the label alone decides. */
export const mayBeQuality = ({ role }: Term): boolean => ['word', 'number', 'goods', 'animal'].includes(role)
export const isTrouble = ({ role }: Term): boolean => TROUBLES.includes(role)
export const hasAny = (terms: readonly Term[], ...ids: string[]): boolean => ids.some((id) => has(terms, id))

/** Something that is sold by a name of its own, or by one for all of which any will do. */
export const isThing = ({ role, tokens: [id = ''] }: Term): boolean =>
  (role === 'goods' && !QUALITIES.includes(id)) || (role === 'kind' && GENERAL.includes(id))
const GENERAL = ['@pump', '@feed', '@sprayer', '@machine', '@tool']

/** A crop and what harms it by a name of its own: nothing else need be known. */
export const saysCropAndTrouble = (terms: readonly Term[]): boolean =>
  terms.some(({ role }) => role === 'crop') && terms.some((term) => isTrouble(term) && !isUnnamed(term))

/** Said of a crop or of what harms it, these only prefer. */
export const WATERED = ['sprinkler', 'drip', 'pipe', 'hose', 'tank', 'submersible', 'openwell', 'pond-liner', 'filter']
export const COLOURS = ['red', 'white', 'green', 'yellow', 'blue', 'black', 'sweet']
export const QUALITIES = [
  ...COLOURS,
  ...SAID_OF.trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? ''),
]
