import { listingSentences } from '../../../contract/product/listing-sentences.ts'
import { patternOf } from '../../../texts/sentence-pattern.ts'
import { inWords } from '../../../texts/texts.ts'
import { text } from './texts.ts'

/** What the shop says of a row, in the reader's language where that has words for it. */

type Say = string | ((...values: string[]) => string)

// Its keys are those of the texts.
const ENGLISH: Readonly<Record<string, Say>> = listingSentences

const pairs = Object.entries<Say>(text.reasons).flatMap(([key, own]) => {
  const english = ENGLISH[key]
  return english === undefined ? [] : [{ english, own }]
})
const plain = new Map(pairs.flatMap(({ english, own }) => (typeof english === 'string' ? [[english, own]] : [])))
const patterns = pairs.flatMap(({ english, own }) =>
  typeof english === 'string' || typeof own === 'string' ? [] : [{ pattern: patternOf(english), own }],
)

/** The sentence in the reader's language. */
export const sayReason = (sentence: string): string => {
  const own = plain.get(sentence)
  if (typeof own === 'string') return own
  for (const { pattern, own: say } of patterns) {
    const values = pattern.exec(sentence)?.groups
    if (values !== undefined) return say(...Object.values(values).map((value) => inWords(value)))
  }
  return inWords(sentence)
}
