import { createHash } from 'node:crypto'
import { namesIn, type LocalNames } from '../../../src/contract/product/local.ts'
import { describe, readDoc, writeDoc, type Described } from '../../../src/search/describe.ts'
import { lexiconText } from '../../../src/search/lexicon.ts'
import { nameAt } from '../../../src/search/names.ts'
import { wordsOf } from '../../../src/search/fold.ts'

/** The text that the database stores of a listing, to search it by. */

/** Counted up when the fold or what is taken from a listing changes; another lexicon is seen without. */
const FORMAT = 5

/** Stands at the end of every text that was made by this build. */
export const SEARCH_STAMP = `v${FORMAT}${createHash('sha256').update(lexiconText).digest('hex').slice(0, 8)}`

const TEXT_MAX = 4_000

/** What the operator calls a category in any language. */
export const namesToFind = ({ name, names }: { name: string; names: LocalNames | null }): string[] => [
  name,
  ...namesIn(names),
]

export const searchTextOf = (goods: Described): string => {
  const text = writeDoc(describe(goods))
  const whole = text.length <= TEXT_MAX ? text : `${text.slice(0, text.lastIndexOf(' ', TEXT_MAX))} `
  return `${whole}; ${SEARCH_STAMP} `
}

/**
 * What a text that an earlier build has made says beyond the listing itself, such as a seller's tags. Before there were
 * stamps it was a list of words with their spellings, of which those are kept that no lexicon knows.
 */
export const furtherWords = (text: string): string =>
  / ; v\w+ $/.test(text)
    ? readDoc(text).more.join(' ')
    : wordsOf(text)
        .filter((word) => nameAt([word], 0, 'typed') === undefined)
        .join(' ')
