import * as v from 'valibot'
import { calls, ProductsQuery, type CallName } from '../../contract/shop-calls.ts'
import { similarity } from '../../search/likeness.ts'
import { noAnswer } from '../../client/api/failure.ts'
import { filterProducts, listingsFor } from './filter.shared.ts'
import { leadsOf } from './leads.shared.ts'
import type { IndexedProduct, CatalogueIndex } from './read.shared.ts'
import { cropsIn, filtersIn } from './offered-filters.shared.ts'

/** Answers the catalogue's calls from the offline index, when nothing else does. */

export interface OfflineAnswer {
  status: number
  body: object
  /** Age of the oldest thing in it. */
  at: number
  /** False for a list of which the phone may know only a part. */
  isWhole: boolean
}

type Params = Record<string, string>
type Answering = (shelf: CatalogueIndex, params: Params, url: URL) => OfflineAnswer | undefined

const SEARCH_MAX = 30
const SIMILAR_MAX = 12
/** Prefix of cursors into a list that was made offline. */
export const OWN_CURSOR = 'phone-'

const oldest = (found: readonly IndexedProduct[], all: readonly IndexedProduct[]): number =>
  (found.length > 0 ? found : all).reduce((least, { at }) => Math.min(least, at), Infinity)

const ok = (data: unknown, at: number, isWhole = false, more: object = {}): OfflineAnswer => ({
  status: 200,
  body: { status: true, data, ...more },
  at,
  isWhole,
})

const list = (found: readonly IndexedProduct[], { goods }: CatalogueIndex, isWhole: boolean, more?: object) =>
  ok(
    found.map(({ product }) => product),
    oldest(found, goods),
    isWhole,
    more,
  )

const bySlug = ({ goods }: CatalogueIndex, slug: string | undefined): IndexedProduct | undefined =>
  goods.find(({ product }) => product.slug === slug)

/** Empty is an answer only where everything is known. */
const isKeptWhole = ({ kept }: CatalogueIndex, { category, seller }: v.InferOutput<typeof ProductsQuery>): boolean =>
  kept.some(({ kind, slug, done }) => done && slug === (kind === 'category' ? category : seller))

/** Where a list goes on: at our own cursor, or behind the product at which the server's page ended, whoever sells it. */
const placeOf = (
  cursor: string | undefined,
  found: readonly IndexedProduct[],
  { goods }: CatalogueIndex,
): number | undefined => {
  if (!cursor) return 0
  if (cursor.startsWith(OWN_CURSOR)) return Number(cursor.slice(OWN_CURSOR.length))
  try {
    const written: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')))
    const id: unknown = Array.isArray(written) ? written[written.length - 1] : undefined
    const last = goods.find(({ product }) => product.id === id)?.product
    const own = found.findIndex(({ product }) => product.id === id)
    const at = own < 0 ? found.findIndex(({ product }) => product.product_id === last?.product_id) : own
    return at < 0 ? undefined : at + 1
  } catch {
    return undefined
  }
}

/** Of a row such as Most Popular the phone may know nothing, while it knows other goods of the same page. */
const isKnownOtherwise = (
  goods: readonly IndexedProduct[],
  { type, ...asked }: v.InferOutput<typeof ProductsQuery>,
): boolean => type !== undefined && filterProducts(goods, asked).length > 0

const products: Answering = (shelf, _, url) => {
  const asked = v.safeParse(ProductsQuery, Object.fromEntries(url.searchParams))
  if (!asked.success) return undefined
  const { limit, cursor } = asked.output
  const found = filterProducts(shelf.goods, asked.output)
  const isWhole = isKeptWhole(shelf, asked.output)
  // Of words that are searched for the phone says what it knows, nothing too.
  const isAnswer = found.length > 0 || isWhole || asked.output.q !== undefined
  if (!isAnswer && !isKnownOtherwise(shelf.goods, asked.output)) return undefined
  const from = placeOf(cursor, found, shelf)
  if (from === undefined) return undefined
  const next = from + limit < found.length ? `${OWN_CURSOR}${from + limit}` : null
  return list(found.slice(from, from + limit), shelf, isWhole, { meta: { total: found.length, next_cursor: next } })
}

const productDetails: Answering = (shelf, { slug }) => {
  const known = bySlug(shelf, slug)
  if (known?.details === undefined) return undefined
  return ok(known.details, known.at, true)
}

/** What is not indexed; its part of the page is left out at once instead of after a long wait. */
const notKnown: Answering = (shelf, { slug }) => {
  const known = bySlug(shelf, slug)
  if (known?.details === undefined) return undefined
  return { status: 503, body: noAnswer(), at: known.at, isWhole: true }
}

const similarProducts: Answering = (shelf, { slug }) => {
  const { product: own, details } = bySlug(shelf, slug) ?? {}
  if (own === undefined) return undefined
  const others = shelf.goods.filter(
    ({ product: { category, product_id } }) => category.id === own.category.id && product_id !== own.product_id,
  )
  const likeness = ({ product }: IndexedProduct) => similarity(product.title, own.title)
  return list(
    leadsOf(others)
      .sort((a, b) => likeness(b) - likeness(a))
      .slice(0, SIMILAR_MAX),
    shelf,
    details !== undefined,
  )
}

const search: Answering = (shelf, { text = '' }) =>
  list(filterProducts(shelf.goods, { q: text }).slice(0, SEARCH_MAX), shelf, false)

const brandsOf = (found: readonly IndexedProduct[], { goods }: CatalogueIndex): OfflineAnswer | undefined => {
  const known = new Map(found.map(({ product }) => [product.brand.id, product.brand]))
  if (known.size === 0) return undefined
  const data = [...known.values()].sort((a, b) => a.name.localeCompare(b.name))
  return ok(data, oldest(found, goods))
}

const brands: Answering = (shelf) => brandsOf(shelf.goods, shelf)
const categoryBrands: Answering = (shelf, { id }) =>
  brandsOf(
    shelf.goods.filter(({ product }) => product.category.id === Number(id)),
    shelf,
  )

const categories: Answering = ({ goods, categories: data }) =>
  data.length === 0 || goods.length === 0 ? undefined : ok(data, oldest(goods, goods))

const sellers: Answering = (shelf, _, url) => {
  const [category, brand] = ['category', 'brand'].map((name) => url.searchParams.get(name))
  const asked = v.parse(ProductsQuery, { ...(category ? { category } : {}), ...(brand ? { brand } : {}) })
  const selling = new Set(listingsFor(shelf.goods, asked).map(({ product }) => product.vendor.id))
  const data = shelf.sellers.filter(({ id }) => (!category && !brand) || selling.has(id))
  if (data.length === 0) return undefined
  return ok(data, oldest(shelf.goods, shelf.goods))
}

const crops: Answering = ({ goods, crops: known }) => {
  const data = cropsIn(
    leadsOf(goods).map(({ product }) => product),
    known,
  )
  return data.length === 0 ? undefined : ok(data, oldest(goods, goods))
}

const productFilters: Answering = (shelf, _, url) => {
  const asked = v.safeParse(ProductsQuery, Object.fromEntries(url.searchParams))
  if (!asked.success) return undefined
  const { category, brand, seller, q } = asked.output
  const found = filterProducts(shelf.goods, { category, brand, seller, q })
  if (found.length === 0) return undefined
  const data = filtersIn(shelf.goods, asked.output, shelf)
  return ok(data, oldest(found, shelf.goods), isKeptWhole(shelf, asked.output))
}

const answering = {
  products,
  productDetails,
  reviews: notKnown,
  questions: notKnown,
  similarProducts,
  search,
  brands,
  categories,
  categoryBrands,
  crops,
  productFilters,
  sellers,
} satisfies Partial<Record<CallName, Answering>>

const patterns = Object.entries(answering).map(([name, answer]) => {
  // Safe: the keys above are names of calls.
  const path = calls[name as keyof typeof answering].path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  return { path: new RegExp(`^/api/${path}$`), answer }
})

/** The offline answer to a catalogue call; nothing when the index does not have it. */
export const offlineAnswer = (shelf: CatalogueIndex, url: URL): OfflineAnswer | undefined => {
  for (const { path, answer } of patterns) {
    const match = path.exec(url.pathname)
    if (match === null) continue
    const params = Object.entries(match.groups ?? {}).map(([name, part]) => [name, decodeURIComponent(part)])
    return answer(shelf, Object.fromEntries(params) as Params, url)
  }
  return undefined
}
