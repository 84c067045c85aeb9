import { meantBy, similarity } from '../../contract/search/likeness.ts'
import { spellingsOf } from '../../contract/search/spellings.ts'
import { apart, wordsOf, written, type Spellings } from '../../contract/search/words.ts'
import { labelWords } from '../../contract/search/label-words.ts'
import type { IndexedProduct } from './read.ts'

/** Search over the offline index, as tolerant as the server's (`server/shop/catalogue/search.ts`). */

interface Text {
  known: IndexedProduct
  title: string
  all: string
}

const textOf = ({ product, details }: IndexedProduct): string => {
  const { title, brand, category, short_description } = product
  const label = labelWords({ ...product, generic_name: details?.facts?.generic_name })
  const words = `${title} ${brand.name} ${category.name} ${label} ${short_description}`
  return `${words} ${spellingsOf(words)}`.toLowerCase()
}

const weight = ({ title, all }: Text, word: string): number => {
  if (` ${title}`.includes(` ${word}`)) return 1.5
  if (title.split(/\s+/).some((own) => similarity(own, word) >= 0.5)) return 1
  return ` ${all}`.includes(` ${word}`) ? 0.5 : 0
}

const find = (texts: readonly Text[], words: readonly Spellings[]): IndexedProduct[] =>
  texts
    .filter(({ all }) => words.every((spellings) => spellings.some((word) => all.includes(word))))
    .map((text) => ({
      known: text.known,
      rank:
        words.reduce((sum, spellings) => sum + Math.max(...spellings.map((word) => weight(text, word))), 0) +
        40 / (40 + text.all.length),
    }))
    .sort((a, b) => b.rank - a.rank || a.known.product.id - b.known.product.id)
    .map(({ known }) => known)

/** Best first. What is written as typed wins; only when nothing is, other scripts and misspellings are looked for. */
export const searchProducts = (goods: readonly IndexedProduct[], text: string): IndexedProduct[] => {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const texts = goods.map((known) => ({ known, title: known.product.title.toLowerCase(), all: textOf(known) }))
  const literal = find(texts, written(words))
  if (literal.length > 0) return literal
  const vocabulary = new Set(texts.flatMap(({ all }) => all.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []))
  const meant = written(words.flatMap(apart)).map((spellings) => {
    const exact = spellings.filter((word) => vocabulary.has(word))
    const known = exact.length > 0 ? exact : meantBy(vocabulary, spellings)
    return known.length > 0 ? known : spellings
  })
  return find(texts, meant)
}
