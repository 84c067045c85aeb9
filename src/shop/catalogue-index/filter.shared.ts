import type { ParsedQuery } from '../../contract/shop-calls.ts'
import { isYes } from '../../contract/calls/catalogue.ts'
import { COD_AVAILABLE } from '../../contract/constants.ts'
import type { Product } from '../../contract/entities.ts'
import type { IndexedProduct } from './read.shared.ts'
import { leadsOf } from './leads.shared.ts'
import { searchProducts } from './search.shared.ts'

/** The filters and sorts of `products` over the offline index, as the server applies them. */

export type Asked = Omit<ParsedQuery<'products'>, 'limit' | 'cursor'>

const named = (text: string | undefined, { id, slug }: { id: number; slug: string }): boolean =>
  !text || text === slug || text === String(id)

/** An id, a slug, or a name that ends in the id. */
const isSeller = (text: string | undefined, { id, slug }: Product['vendor']): boolean =>
  named(text, { id, slug }) || /-(\d+)$/.exec(text ?? '')?.[1] === String(id)

const priceOf = ({ variants: [first] }: Product): number => first?.selling_price ?? 0

const takesCash = ({ variants }: Product): boolean =>
  variants.some(({ cod_available }) => cod_available === COD_AVAILABLE)

const fits = (asked: Asked, { product }: IndexedProduct): boolean =>
  named(asked.category, product.category) &&
  named(asked.brand, product.brand) &&
  isSeller(asked.seller, product.vendor) &&
  (!asked.type || product.product_type?.toLowerCase() === asked.type.toLowerCase()) &&
  priceOf(product) >= (asked.min_price ?? 0) &&
  priceOf(product) <= (asked.max_price ?? Infinity) &&
  (!isYes(asked.in_stock) || product.stock_quantity > 0) &&
  (!asked.crop || product.crops.includes(asked.crop)) &&
  (!isYes(asked.cash) || takesCash(product)) &&
  (!asked.origin || product.origin === asked.origin) &&
  (!asked.fact || asked.fact.split('_').every((one) => product.fact_values?.includes(one)))

const sorts: Partial<Record<NonNullable<Asked['sort']>, (one: Product, other: Product) => number>> = {
  price_asc: (one, other) => priceOf(one) - priceOf(other) || one.id - other.id,
  price_desc: (one, other) => priceOf(other) - priceOf(one) || other.id - one.id,
  rating: (one, other) => other.average_rating - one.average_rating || other.id - one.id,
}

/** What is found by its words, best first: all that is known of these products, whatever their other sellers call them. */
const foundBy = (goods: readonly IndexedProduct[], text: string): IndexedProduct[] => {
  const places = new Map<number, number>()
  for (const { product } of searchProducts(goods, text))
    if (!places.has(product.product_id)) places.set(product.product_id, places.size)
  const placeOf = ({ product }: IndexedProduct) => places.get(product.product_id) ?? Infinity
  return goods.filter((known) => placeOf(known) < Infinity).sort((one, other) => placeOf(one) - placeOf(other))
}

/** Every seller's listing that fits. */
export const listingsFor = (goods: readonly IndexedProduct[], asked: Asked): IndexedProduct[] =>
  (asked.q ? foundBy(goods, asked.q) : goods).filter((known) => fits(asked, known))

/** Each product once, by the listing that leads it among those that fit; of a seller all that it lists. */
export const filterProducts = (goods: readonly IndexedProduct[], asked: Asked): IndexedProduct[] => {
  const sort = asked.sort && sorts[asked.sort]
  const fitting = listingsFor(goods, asked)
  const shown = asked.seller ? fitting : leadsOf(fitting)
  return sort ? shown.sort((one, other) => sort(one.product, other.product)) : shown
}
