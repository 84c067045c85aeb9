import { answers } from '../../../src/contract/answers.ts'
import { SEARCH_TEXT_MAX } from '../../../src/contract/constants.ts'
import { messages } from '../../../src/contract/messages.ts'
import * as catalogue from '../../shop/catalogue/catalogue.ts'
import { listSellers } from '../../shop/catalogue/catalogue.ts'
import { leadsOf } from '../../shop/catalogue/leads.ts'
import { loadProducts } from '../../shop/catalogue/listings.ts'
import { bundlePage, bundleSize, isSavedKind } from '../../shop/catalogue/offline-bundle.ts'
import { countSearch, popularSearches } from '../../shop/search/popular-searches.ts'
import { countMiss } from '../../shop/search/missed-searches.ts'
import { listCrops, productFilters } from '../../shop/catalogue/product-filters.ts'
import { isByWordsAlone, listProducts } from '../../shop/catalogue/product-list.ts'
import { productDetails, similarProducts } from '../../shop/catalogue/product-page.ts'
import { listBanners, listDeals } from '../../shop/catalogue/promotions.ts'
import { reviewSummary } from '../../shop/reviews/review-summary.ts'
import { searchProducts } from '../../shop/search/search.ts'
import type { ShopContext } from '../../shop/core/context.ts'
import { consumeLimit } from '../../shop/core/rate-limits.ts'
import { notFound } from '../../shop/core/refusal.ts'
import { listDeliveryZones } from '../../shop/zones/zones.ts'
import { sellerParticulars } from '../../shop/sellers/particulars.ts'
import { data, dataWith, idOf, type Handlers } from '../rpc/handler-types.ts'

const SEARCH_RESULTS_MAX = 30
const savedKindOf = (text: string) => {
  if (!isSavedKind(text)) throw notFound(answers.notFound)
  return text
}
/** A list by words costs a search. */
const countWords = async (shop: ShopContext, query: { q?: string | undefined }, address: string | null) => {
  if (query.q && address !== null) await consumeLimit(shop, 'search', address)
}

export const catalogueCalls = {
  brands: async ({ shop }) => data(await catalogue.listBrands(shop)),
  categories: async ({ shop }) => data(await catalogue.listCategories(shop)),
  categoryBrands: async ({ shop, params }) =>
    data(await catalogue.brandsOfCategory(shop, idOf(params.id, messages.categoryNotFound))),
  products: async ({ shop, query, address }) => {
    await countWords(shop, query, address)
    const page = await listProducts(shop, query, { network: address })
    if (query.q && !query.cursor) {
      if (page.meta.total > 0) await countSearch(shop, query.q, address)
      else if (isByWordsAlone(query)) await countMiss(shop, query.q, address)
    }
    return { status: true, ...page }
  },
  sellers: async ({ shop, query }) => data(await listSellers(shop, query)),
  sellerBrands: async ({ shop, params }) =>
    data(await catalogue.brandsOfSeller(shop, idOf(params.id, messages.sellerNotFound))),
  sellerParticulars: async ({ shop, params }) =>
    data(await sellerParticulars(shop, idOf(params.id, messages.sellerNotFound))),
  banners: async ({ shop }) => data(await listBanners(shop)),
  productDetails: async ({ shop, params, query }) => data(await productDetails(shop, params.slug, query.lang)),
  reviews: async ({ shop, params }) => dataWith(answers.reviewsFound, await reviewSummary(shop, params.slug)),
  similarProducts: async ({ shop, params, query }) =>
    dataWith(answers.similarFound, await similarProducts(shop, params.slug, query.lang)),
  deal: async ({ shop }) => dataWith(answers.dealsFound, await listDeals(shop)),
  deliveryZones: async ({ shop }) => data(await listDeliveryZones(shop)),
  search: async ({ shop, params, query, address }) => {
    if (address !== null) await consumeLimit(shop, 'search', address)
    const text = params.text.trim().slice(0, SEARCH_TEXT_MAX)
    const found = await searchProducts(shop, { text, limit: SEARCH_RESULTS_MAX, network: address })
    return data(await loadProducts(shop, await leadsOf(shop, found), query.lang))
  },
  crops: async ({ shop }) => data(await listCrops(shop)),
  productFilters: async ({ shop, query, address }) => {
    await countWords(shop, query, address)
    return data(await productFilters(shop, query, address))
  },
  popularSearches: async ({ shop }) => data(await popularSearches(shop)),
  keepSize: async ({ shop, params, query }) =>
    data(await bundleSize(shop, savedKindOf(params.kind), params.slug, query)),
  keepGoods: async ({ shop, params, query }) => ({
    status: true,
    ...(await bundlePage(shop, savedKindOf(params.kind), params.slug, query)),
  }),
} satisfies Handlers
