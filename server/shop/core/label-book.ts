import type { NamedCrop } from '../../../src/contract/product/local.ts'
import type { ShopContext } from './context.ts'
import { cropNames, cropReader, type ReadCrop } from './crop-book.ts'
import { factFinder, readOwnFacts, type FindFact, type StoredFact } from './fact-book.ts'

/** What the words of a label mean here: crops, and the facts that the operator has made. */
export interface LabelBook {
  readCrop: ReadCrop
  cropOf: (slug: string) => NamedCrop
  facts: readonly StoredFact[]
  findFact: FindFact
}

export const labelBook = async (shop: Pick<ShopContext, 'db' | 'catalogue'>): Promise<LabelBook> => {
  const facts = await readOwnFacts(shop)
  return { readCrop: await cropReader(shop), cropOf: await cropNames(shop), facts, findFact: factFinder(facts) }
}
