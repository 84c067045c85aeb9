import type { Crop, ProductFilters } from '../../contract/calls/catalogue.ts'
import { cropName } from '../../contract/product/crops.ts'
import type { Product } from '../../contract/entities.ts'
import type { NamedCrop } from '../../contract/product/local.ts'
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

export const cropsIn = (products: readonly Product[], known: readonly NamedCrop[]): Crop[] => {
  const named = new Map(known.map((crop) => [crop.slug, crop]))
  return tally(products.flatMap(({ crops }) => crops))
    .filter(([slug]) => named.get(slug)?.paused !== true)
    .map(([slug, product_count]) => ({ slug, name: cropName(slug), ...named.get(slug), product_count }))
}

/** Of each kind what is left by everything else that is asked for. */
export const filtersIn = (
  goods: readonly IndexedProduct[],
  asked: Asked,
  known: readonly NamedCrop[],
): ProductFilters => {
  const crop = known.find(
    ({ slug, former }) => asked.crop !== undefined && [slug, ...(former ?? [])].includes(asked.crop),
  )
  const leftBy = (changes: Asked): Product[] =>
    filterProducts(goods, { ...asked, ...changes }).map(({ product }) => product)
  const brandNames = new Map(goods.map(({ product: { brand } }) => [brand.slug, brand.name]))
  const brands = tally(leftBy({ brand: undefined }).map(({ brand }) => brand.slug))
  const origins = tally(leftBy({ origin: undefined }).flatMap(({ origin }) => origin ?? []))
  return {
    ...(crop && { crop }),
    crops: cropsIn(leftBy({ crop: undefined }), known)
      .slice(0, OFFERED_MAX)
      .map(({ slug, name, names, product_count: count }) => ({ slug, name, names, count })),
    brands: brands.slice(0, OFFERED_MAX).map(([slug, count]) => ({ slug, name: brandNames.get(slug) ?? slug, count })),
    origins: origins.slice(0, OFFERED_MAX).map(([code, count]) => ({ code, count })),
    cash: leftBy({ cash: '1' }).length,
  }
}
