import { redirect } from 'react-router-dom'
import { readFilters } from './filters.ts'
import { fetchProductPage, type Ask, type ProductPage } from '../loaders.ts'
import { LIST_STEP, type Listing } from './ProductList.tsx'

type Of = Parameters<typeof fetchProductPage>[0]

const NEWEST_SHOWN = 8

/** The row New Arrival of a category, brand or seller: what is marked so, else what came last. */
const loadNewest = async (of: Of, ask: Ask): Promise<ProductPage> => {
  // So many that enough is left without those that the list begins with.
  const limit = String(NEWEST_SHOWN + Number(LIST_STEP))
  const marked = await fetchProductPage({ ...of, type: 'New Arrival', limit }, ask)
  return marked.products.length > 0 || marked.error !== undefined
    ? marked
    : fetchProductPage({ ...of, sort: 'newest', limit }, ask)
}

/** What stands in the list above is not shown again, unless there is nothing else. */
const withoutListed = (row: ProductPage, { products }: ProductPage): ProductPage => {
  const listed = new Set(products.map(({ id }) => id))
  const others = row.products.filter(({ id }) => !listed.has(id))
  return { ...row, products: (others.length > 0 ? others : row.products).slice(0, NEWEST_SHOWN) }
}

/** The beginning of a list as the page's address filters it, and what else it can be filtered by. */
export const loadList = async (of: Of, request: Request, ask: Ask): Promise<Listing> => {
  const params = new URL(request.url).searchParams
  const filters = readFilters(params)
  const { sort: _sort, ...narrowed } = filters
  const [products, offered] = await Promise.all([
    fetchProductPage({ ...filters, ...of, limit: LIST_STEP }, ask),
    ask('productFilters', { query: { ...narrowed, ...of } }),
  ])
  const { crop, fact } = offered.status ? offered.data : {}
  if ((crop && crop.slug !== filters.crop) || (fact !== undefined && fact !== filters.fact)) {
    // It was merged into another one.
    if (crop) params.set('crop', crop.slug)
    if (fact) params.set('fact', fact)
    else params.delete('fact')
    throw redirect(`?${params}`, 301)
  }
  return { of, filters, products, offered: offered.status ? offered.data : null }
}

/** The same for a category, brand or seller, with its New Arrival. */
export const loadListing = async (of: Of, request: Request, ask: Ask) => {
  const [row, list] = await Promise.all([loadNewest(of, ask), loadList(of, request, ask)])
  return { list, fresh: withoutListed(row, list.products) }
}
