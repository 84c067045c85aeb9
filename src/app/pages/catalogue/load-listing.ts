import { readFilters } from '../../../features/catalogue/browse/filters.ts'
import { fetchProductPage, type ProductPage } from '../../../features/catalogue/data/loaders.ts'
import { LIST_STEP } from '../../actions/ProductList.tsx'

type Of = Parameters<typeof fetchProductPage>[0]
type Ask = Parameters<typeof fetchProductPage>[1]

/** The row New Arrival of a category, brand or seller: what is marked so, else what came last. */
const loadNewest = async (of: Of, ask: Ask): Promise<ProductPage> => {
  const marked = await fetchProductPage({ ...of, type: 'New Arrival' }, ask)
  return marked.products.length > 0 || marked.error !== undefined
    ? marked
    : fetchProductPage({ ...of, sort: 'newest' }, ask)
}

/** Whose products they are, New Arrival, and the beginning of the list as the address filters it. */
export const loadListing = async (of: Of, request: Request, ask: Ask) => {
  const filters = readFilters(new URL(request.url).searchParams)
  const [fresh, products] = await Promise.all([
    loadNewest(of, ask),
    fetchProductPage({ ...of, ...filters, limit: LIST_STEP }, ask),
  ])
  return { of, filters, fresh, products }
}
