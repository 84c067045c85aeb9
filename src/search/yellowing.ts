import { lightKey } from './fold.ts'
import { isTrouble, type Term } from './terms.ts'

/**
 * Leaves that turn yellow lack iron or another trace element. Their words name other things in other languages: a leaf
 * is betel, cotton or a leveller, yellow is turmeric.
 */

const LEAF = /^(?:lif|lives|pan(?:e|an|dad?an?)?|pat(?:i|e|a|on|ar|r|ra|ia|ian)|aku(?:lu)?|ele(?:galu)?|ilai?(?:kal)?)$/
const YELLOW =
  /^(?:ielov\w*|pil(?:i|e|a|an|apan)|piv(?:l|al)\w*|mancal\w*|pasupu\w*|haladi\w*|haldia|halde?|halud|mana(?:lip\w*|niram)?)$/
const MISTAKEN = ['betel', 'cotton', 'turmeric', 'leveller', 'yellow']
/** The word iron is in titles of tools and seeds, too. */
const LACKING: readonly Term[] = [
  { tokens: ['iron', 'micronutrient'], role: 'goods' },
  { tokens: ['@fert'], role: 'kind' },
]

/** The terms of a search for what yellow leaves lack, and for which crop; undefined where something else is asked for. */
export const yellowLeaves = (
  words: readonly string[],
  terms: readonly Term[],
): { terms: Term[]; wishes: string[] } | undefined => {
  const keys = words.map(lightKey)
  const isAsked = keys.some((key) => LEAF.test(key)) && keys.some((key) => YELLOW.test(key))
  if (!isAsked || terms.some((term) => isTrouble(term) || term.tokens.includes('@trap'))) return undefined
  const crops = terms.filter(({ role, tokens: [id = ''] }) => role === 'crop' && !MISTAKEN.includes(id))
  return { terms: [...LACKING], wishes: crops.flatMap(({ tokens }) => tokens) }
}
