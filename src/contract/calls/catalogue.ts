import * as v from 'valibot'
import { PAGE_DEFAULT, PAGE_MAX, SEARCH_TEXT_MAX, SORTS } from '../constants.ts'
import { SellerParticulars } from '../sellers.ts'
import { SellerZones } from '../delivery/zones.ts'
import * as e from '../entities.ts'
import { Banner, Deal } from '../promotions.ts'
import { LocalNames, Named, NamedCrop } from '../product/local.ts'
import { ReviewSummary } from '../reviews.ts'
import { anyone, cacheable, dataOf, listOf, orNothing, Reader, shared, word, type Call } from './call.ts'

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

const yesOrNo = v.picklist(['0', '1', 'true', 'false'])
export const isYes = (text: v.InferOutput<typeof yesOrNo> | undefined): boolean => text === '1' || text === 'true'

/** Query strings of `products`: unreadable values count as absent, unknown keys are ignored. */
export const ProductsQuery = v.object({
  category: v.optional(word),
  brand: v.optional(word),
  seller: v.optional(word),
  type: v.optional(word),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TEXT_MAX))),
  /** Rupees. */
  min_price: orNothing(wholeNumber),
  max_price: orNothing(wholeNumber),
  in_stock: orNothing(yesOrNo),
  /** Slug of a crop. */
  crop: v.optional(word),
  /** Some pack of it can be paid in cash. */
  cash: orNothing(yesOrNo),
  /** Where it was made, such as IN. */
  origin: orNothing(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/))),
  /** Values of the operator's facts (`product/fact-filter.ts`), so many at a time. */
  fact: orNothing(v.pipe(v.string(), v.regex(/^(\d{1,9}\.-?\d{1,9}(\.\d{1,6})?(_|$)){1,8}$/))),
  sort: orNothing(v.picklist(SORTS)),
  limit: v.optional(
    v.fallback(
      v.pipe(
        wholeNumber,
        v.transform((n) => Math.min(Math.max(n, 1), PAGE_MAX)),
      ),
      PAGE_DEFAULT,
    ),
    String(PAGE_DEFAULT),
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ...Reader.entries,
})
export type ProductsQuery = v.InferInput<typeof ProductsQuery>

/** Beside one page of a list: how many rows there are, and where the next page begins. */
const Page = v.object({ total: v.number(), next_cursor: v.nullable(v.string()) })

const VendorsQuery = v.object({ category: v.optional(word), brand: v.optional(word) })

/** The list of `products` that filters are offered for, and what is chosen of them. */
const FiltersQuery = v.omit(ProductsQuery, ['sort', 'limit', 'cursor', 'lang'])

export const Crop = v.object({ ...NamedCrop.entries, product_count: v.number() })
export type Crop = v.InferOutput<typeof Crop>

const Counted = v.object({ slug: v.string(), name: v.string(), count: v.number() })
/** A fact of the operator, with the values that something is left of in the order in which they are read. */
export const OfferedFact = v.object({
  id: e.Id,
  ...Named.entries,
  /** As the address says it: the id of a listed value, or a number. */
  values: v.array(v.object({ value: v.string(), ...Named.entries, count: v.number() })),
})
export type OfferedFact = v.InferOutput<typeof OfferedFact>

/** What the products of a list can be narrowed by, and how many each leaves beside what else is chosen; most first. */
export const ProductFilters = v.object({
  crops: v.array(v.object({ ...Counted.entries, names: v.optional(LocalNames) })),
  /** The crop that is chosen, which may have another slug by now; absent where none is known. */
  crop: v.optional(NamedCrop),
  brands: v.array(Counted),
  origins: v.array(v.object({ code: v.string(), count: v.number() })),
  cash: v.number(),
  /** In the operator's order; absent where there are none. */
  facts: v.optional(v.array(OfferedFact)),
  /** What is chosen of them by the ids that it has by now. */
  fact: v.optional(v.string()),
})
export type ProductFilters = v.InferOutput<typeof ProductFilters>

/** Goods, brands, categories, sellers, banners and deals. */
export const catalogueCalls = {
  brands: shared.get('brands', 'List brands', listOf(e.Brand)),
  categories: shared.get('category-listing', 'List categories', listOf(e.Category)),
  categoryBrands: shared.get('category-brands/:id', 'List the brands of a category', listOf(e.Brand)),
  products: shared.get('products', 'List products', v.object({ ...listOf(e.Product).entries, meta: Page }), {
    query: ProductsQuery,
  }),
  sellers: shared.get('vendors', 'List sellers', listOf(e.Seller), { query: VendorsQuery }),
  sellerParticulars: cacheable.get(
    'vendor-particulars/:id',
    'Tell what the law asks every seller to tell',
    dataOf(SellerParticulars),
  ),
  sellerBrands: shared.get('vendor-brands/:id', 'List the brands of a seller', listOf(e.Brand)),
  banners: shared.get('get-banner', 'List banners', listOf(Banner)),
  productDetails: shared.get('product/details/:slug', 'Read one product', dataOf(e.ProductDetails), { query: Reader }),
  reviews: shared.get('get-review/:slug', 'Read the approved reviews of a product', dataOf(ReviewSummary)),
  similarProducts: shared.get('similar-products/:slug', 'List similar products', listOf(e.Product), { query: Reader }),
  deal: shared.get('get-deal', 'Read the deals; the first is shown', listOf(Deal)),
  crops: shared.get('crops', 'List the crops that something is sold for', listOf(Crop)),
  productFilters: shared.get('product-filters', 'Tell what a list can be filtered by', dataOf(ProductFilters), {
    query: FiltersQuery,
  }),
  popularSearches: cacheable.get('popular-searches', 'List words that many search for', listOf(v.string())),
  deliveryZones: shared.get('delivery-zones', 'List where sellers deliver', listOf(SellerZones)),
  search: cacheable.get('search/:text', 'Search products', listOf(e.Product), { query: Reader, limited: true }),
  keepSize: cacheable.get(
    'keep-size/:kind/:slug',
    'Tell what keeping a category or a seller on the phone costs',
    /** `bytes` is the size of the download: the products as compressed JSON and a picture of 320 px of each. */
    dataOf(v.object({ products: v.number(), bytes: v.number() })),
    { query: Reader },
  ),
  keepGoods: anyone.get(
    'keep-goods/:kind/:slug',
    'List the products of a category or a seller with all that their pages show',
    v.object({ ...listOf(e.ProductDetails).entries, meta: Page }),
    { query: v.object({ cursor: v.optional(v.pipe(v.string(), v.maxLength(500))), ...Reader.entries }) },
  ),
} as const satisfies Record<string, Call>
