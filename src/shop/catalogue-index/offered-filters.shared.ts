import type { Crop, OfferedFact, ProductFilters } from '../../contract/calls/catalogue.ts'
import { cropName } from '../../contract/product/crops.ts'
import type { Product } from '../../contract/entities.ts'
import { readFactFilter } from '../../contract/product/fact-filter.ts'
import { writeFactFilter } from '../../contract/product/write-fact-filter.ts'
import type { NamedCrop } from '../../contract/product/local.ts'
import { filterProducts, type Asked } from './filter.shared.ts'
import type { CatalogueIndex, IndexedProduct } from './read.shared.ts'

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

const idOf = (filter: string): string => filter.slice(0, filter.indexOf('.'))

/** The facts that goods here say something of. */
const factsIn = (
  facts: CatalogueIndex['facts'],
  asked: Asked,
  leftBy: (changes: Asked) => readonly Product[],
): OfferedFact[] => {
  if (facts.size === 0) return []
  const wanted = readFactFilter(asked.fact)
  const countBy = (fact: string | undefined) =>
    new Map(tally(leftBy({ fact }).flatMap(({ fact_values: said = [] }) => said)))
  const others = countBy(asked.fact)
  const known = [...facts].sort(([, one], [, other]) => other.at - one.at)
  return [...new Set([...facts.keys()].map(idOf))].flatMap((id) => {
    const chosen = wanted.get(id)
    const rest = new Map(wanted)
    rest.delete(id)
    const counts = chosen === undefined ? others : countBy(writeFactFilter(rest))
    const own = known.filter(([filter]) => idOf(filter) === id)
    const values = own
      .map(([filter, { value }]) => ({ value: filter.slice(id.length + 1), ...value, count: counts.get(filter) ?? 0 }))
      .filter(({ value, count }) => count > 0 || value === chosen)
      .sort((one, other) => Number(one.value) - Number(other.value))
    const [newest] = own
    return newest !== undefined && values.length > 0 ? [{ id: Number(id), ...newest[1].fact, values }] : []
  })
}

/** Of each kind what is left by everything else that is asked for. */
export const filtersIn = (
  goods: readonly IndexedProduct[],
  asked: Asked,
  { crops: known, facts }: Pick<CatalogueIndex, 'crops' | 'facts'>,
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
    facts: factsIn(facts, asked, leftBy),
  }
}
