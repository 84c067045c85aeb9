import { namesIn } from '../../contract/product/local.ts'
import { describe, type SearchDoc } from '../../search/describe.ts'
import { lesserOf, ranked } from '../../search/rank.ts'
import { begins, BEGUN_MAX, complete, mayBe, understand, type Vocabulary } from '../../search/understand.ts'
import type { IndexedProduct } from './read.shared.ts'

/** Search over the offline index, by the same code as the server's (`server/shop/search/search.ts`). */

interface Entry {
  id: number
  known: IndexedProduct
  doc: SearchDoc
}

interface SearchIndex {
  entries: Entry[]
  vocabulary: Vocabulary
}

const docOf = ({ product, details, categoryNames, factNames }: IndexedProduct): SearchDoc => {
  const { title, brand, category, short_description, crops, origin } = product
  const { generic_name, pests } = details?.facts ?? {}
  return describe({
    title,
    brand: brand.name,
    category: category.slug,
    categoryNames: [category.name, ...namesIn(categoryNames)],
    short: short_description,
    crops,
    origin,
    genericName: generic_name,
    pests,
    facts: factNames,
  })
}

const read = (goods: readonly IndexedProduct[]): SearchIndex => {
  const entries = goods.map((known) => ({ id: known.product.product_id, known, doc: docOf(known) }))
  const known = new Set(entries.flatMap(({ doc }) => [...doc.title, ...doc.body, ...doc.crops, ...doc.facts]))
  const words = [...known].sort()
  return {
    entries,
    vocabulary: {
      known,
      begun: (token) => words.filter((word) => begins(token, word)).slice(0, BEGUN_MAX),
      alike: (token) => words.filter((word) => mayBe(token, word)).slice(0, BEGUN_MAX),
    },
  }
}

/** Made at the first search in a list of goods, and kept as long as that. */
const indexes = new WeakMap<readonly IndexedProduct[], SearchIndex>()

const indexOf = (goods: readonly IndexedProduct[]): SearchIndex => {
  const index = indexes.get(goods) ?? read(goods)
  indexes.set(goods, index)
  return index
}

/** Best first, of one product every listing. */
export const searchProducts = (goods: readonly IndexedProduct[], text: string): IndexedProduct[] => {
  const { entries, vocabulary } = indexOf(goods)
  const query = complete(understand(text), vocabulary)
  if (query === null) return []
  for (const one of [query, ...lesserOf(query)]) {
    const found = ranked(entries, one)
    if (found.length > 0) return found.map(({ known }) => known)
  }
  return []
}
