import * as v from 'valibot'
import { PAGE_DEFAULT, PAGE_MAX, SEARCH_TEXT_MAX } from '../constants.ts'
import * as e from '../entities.ts'
import { ReviewSummary } from '../reviews.ts'
import type { Call, Schema } from './call.ts'
import { call, dataOf, listOf, word } from './call.ts'

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
  brands: call({ method: 'GET', path: 'brands', caller: 'anyone', answer: listOf(e.Brand), summary: 'List brands' }),
  categories: call({
    method: 'GET',
    path: 'category-listing',
    caller: 'anyone',
    answer: listOf(e.Category),
    summary: 'List categories',
  }),
  categoryBrands: call({
    method: 'GET',
    path: 'category-brands/:id',
    caller: 'anyone',
    answer: listOf(e.Brand),
    summary: 'List the brands of a category',
  }),
  products: call({
    method: 'GET',
    path: 'products',
    caller: 'anyone',
    query: ProductsQuery,
    answer: v.object({
      ...listOf(e.Product).entries,
      meta: Page,
    }),
    summary: 'List products',
  }),
  sellers: call({
    method: 'GET',
    path: 'vendors',
    caller: 'anyone',
    query: VendorsQuery,
    answer: listOf(e.Seller),
    summary: 'List sellers',
  }),
  sellerBrands: call({
    method: 'GET',
    path: 'vendor-brands/:id',
    caller: 'anyone',
    answer: listOf(e.Brand),
    summary: 'List the brands of a seller',
  }),
  banners: call({
    method: 'GET',
    path: 'get-banner',
    caller: 'anyone',
    answer: listOf(e.Banner),
    summary: 'List banners',
  }),
  productDetails: call({
    method: 'GET',
    path: 'product/details/:slug',
    caller: 'anyone',
    answer: dataOf(e.ProductDetails),
    summary: 'Read one product',
  }),
  reviews: call({
    method: 'GET',
    path: 'get-review/:slug',
    caller: 'anyone',
    answer: dataOf(ReviewSummary),
    summary: 'Read the approved reviews of a product',
  }),
  similarProducts: call({
    method: 'GET',
    path: 'similar-products/:slug',
    caller: 'anyone',
    answer: listOf(e.Product),
    summary: 'List similar products',
  }),
  deal: call({
    method: 'GET',
    path: 'get-deal',
    caller: 'anyone',
    answer: listOf(e.Deal),
    summary: 'Read the deals; the first is shown',
  }),
  search: call({
    method: 'GET',
    path: 'search/:text',
    caller: 'anyone',
    answer: listOf(e.Product),
    summary: 'Search products',
  }),
  keepSize: call({
    method: 'GET',
    path: 'keep-size/:kind/:slug',
    caller: 'anyone',
    /** `bytes` is the size of the download: the products as compressed JSON and a picture of 320 px of each. */
    answer: dataOf(v.object({ products: v.number(), bytes: v.number() })),
    summary: 'Tell what keeping a category or a seller on the phone costs',
  }),
  keepGoods: call({
    method: 'GET',
    path: 'keep-goods/:kind/:slug',
    caller: 'anyone',
    query: v.object({ cursor: v.optional(v.pipe(v.string(), v.maxLength(500))) }),
    answer: v.object({ ...listOf(e.ProductDetails).entries, meta: Page }),
    summary: 'List the products of a category or a seller with all that their pages show',
  }),
} as const satisfies Record<string, Call>
