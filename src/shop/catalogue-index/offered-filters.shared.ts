import type { Crop, ProductFilters } from '../../contract/calls/catalogue.ts'
import { cropName } from '../../contract/product/crops.ts'
import type { Product } from '../../contract/entities.ts'
import { filterProducts, type Asked } from './filter.shared.ts'
import type { IndexedProduct } from './read.shared.ts'

/** What a list can be narrowed by, counted as the server does it (`server/shop/catalogue/product-filters.ts`). */

const OFFERED_MAX = 30

/** How many have each key, most first. */
const tally = (keys: readonly string[]): [key: string, count: number][] => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
}

export const cropsIn = (products: readonly Product[]): Crop[] =>
  tally(products.flatMap(({ crops }) => crops)).map(([slug, product_count]) => ({
    slug,
    name: cropName(slug),
    product_count,
  }))

/** Of each kind what is left by everything else that is asked for. */
export const filtersIn = (goods: readonly IndexedProduct[], asked: Asked): ProductFilters => {
  const leftBy = (changes: Asked): Product[] =>
    filterProducts(goods, { ...asked, ...changes }).map(({ product }) => product)
  const brandNames = new Map(goods.map(({ product: { brand } }) => [brand.slug, brand.name]))
  const brands = tally(leftBy({ brand: undefined }).map(({ brand }) => brand.slug))
  const origins = tally(leftBy({ origin: undefined }).flatMap(({ origin }) => origin ?? []))
  return {
    crops: cropsIn(leftBy({ crop: undefined }))
      .slice(0, OFFERED_MAX)
      .map(({ slug, name, product_count: count }) => ({ slug, name, count })),
    brands: brands.slice(0, OFFERED_MAX).map(([slug, count]) => ({ slug, name: brandNames.get(slug) ?? slug, count })),
    origins: origins.slice(0, OFFERED_MAX).map(([code, count]) => ({ code, count })),
    cash: leftBy({ cash: '1' }).length,
  }
}
