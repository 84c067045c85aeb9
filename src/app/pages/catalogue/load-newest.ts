import { fetchProductPage } from '../../../features/catalogue/data/loaders.ts'
import type { ProductPage } from '../../../features/catalogue/data/loaders.ts'

type Of = Parameters<typeof fetchProductPage>[0]

/** The row New Arrival of a category, brand or seller: what is marked so, else what came last. */
export const loadNewest = async (of: Of, ask: Parameters<typeof fetchProductPage>[1]): Promise<ProductPage> => {
  const marked = await fetchProductPage({ ...of, type: 'New Arrival' }, ask)
  return marked.products.length > 0 || marked.error !== undefined
    ? marked
    : fetchProductPage({ ...of, sort: 'newest' }, ask)
}
