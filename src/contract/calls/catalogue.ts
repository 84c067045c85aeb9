import * as v from 'valibot'
import { PAGE_DEFAULT, PAGE_MAX, SEARCH_TEXT_MAX } from '../constants.ts'
import * as e from '../entities.ts'
import { ReviewSummary } from '../reviews.ts'
import { anyone, dataOf, listOf, word, type Call, type Schema } from './call.ts'

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const orNothing = <S extends Schema>(schema: S) => v.optional(v.fallback(v.union([schema, v.undefined()]), undefined))

export const SORTS = ['relevance', 'newest', 'price_asc', 'price_desc', 'rating'] as const
export type Sort = (typeof SORTS)[number]

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
  in_stock: orNothing(v.picklist(['0', '1', 'true', 'false'])),
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
})
export type ProductsQuery = v.InferInput<typeof ProductsQuery>

/** Beside one page of a list: how many rows there are, and where the next page begins. */
const Page = v.object({ total: v.number(), next_cursor: v.nullable(v.string()) })

const VendorsQuery = v.object({ category: v.optional(word), brand: v.optional(word) })

/** Goods, brands, categories, sellers, banners and deals. */
export const catalogueCalls = {
  brands: anyone.get('brands', { answer: listOf(e.Brand), summary: 'List brands' }),
  categories: anyone.get('category-listing', { answer: listOf(e.Category), summary: 'List categories' }),
  categoryBrands: anyone.get('category-brands/:id', {
    answer: listOf(e.Brand),
    summary: 'List the brands of a category',
  }),
  products: anyone.get('products', {
    query: ProductsQuery,
    answer: v.object({ ...listOf(e.Product).entries, meta: Page }),
    summary: 'List products',
  }),
  sellers: anyone.get('vendors', { query: VendorsQuery, answer: listOf(e.Seller), summary: 'List sellers' }),
  sellerBrands: anyone.get('vendor-brands/:id', { answer: listOf(e.Brand), summary: 'List the brands of a seller' }),
  banners: anyone.get('get-banner', { answer: listOf(e.Banner), summary: 'List banners' }),
  productDetails: anyone.get('product/details/:slug', {
    answer: dataOf(e.ProductDetails),
    summary: 'Read one product',
  }),
  reviews: anyone.get('get-review/:slug', {
    answer: dataOf(ReviewSummary),
    summary: 'Read the approved reviews of a product',
  }),
  similarProducts: anyone.get('similar-products/:slug', {
    answer: listOf(e.Product),
    summary: 'List similar products',
  }),
  deal: anyone.get('get-deal', { answer: listOf(e.Deal), summary: 'Read the deals; the first is shown' }),
  search: anyone.get('search/:text', { answer: listOf(e.Product), summary: 'Search products' }),
  keepSize: anyone.get('keep-size/:kind/:slug', {
    /** `bytes` is the size of the download: the products as compressed JSON and a picture of 320 px of each. */
    answer: dataOf(v.object({ products: v.number(), bytes: v.number() })),
    summary: 'Tell what keeping a category or a seller on the phone costs',
  }),
  keepGoods: anyone.get('keep-goods/:kind/:slug', {
    query: v.object({ cursor: v.optional(v.pipe(v.string(), v.maxLength(500))) }),
    answer: v.object({ ...listOf(e.ProductDetails).entries, meta: Page }),
    summary: 'List the products of a category or a seller with all that their pages show',
  }),
} as const satisfies Record<string, Call>
