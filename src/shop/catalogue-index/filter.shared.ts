import type { ParsedQuery } from '../../contract/shop-calls.ts'
import { isYes } from '../../contract/calls/catalogue.ts'
import { COD_AVAILABLE } from '../../contract/constants.ts'
import type { Product } from '../../contract/entities.ts'
import type { IndexedProduct } from './read.shared.ts'
import { searchProducts } from './search.shared.ts'

/** The filters and sorts of `products` over the offline index, as the server applies them. */

type Asked = Omit<ParsedQuery<'products'>, 'limit' | 'cursor'>

const named = (text: string | undefined, { id, slug }: { id: number; slug: string }): boolean =>
  !text || text === slug || text === String(id)

/** An id, a slug, or a name that ends in the id. */
const isSeller = (text: string | undefined, { id, slug }: Product['vendor']): boolean =>
  named(text, { id, slug }) || /-(\d+)$/.exec(text ?? '')?.[1] === String(id)

const priceOf = ({ variants: [first] }: Product): number => first?.selling_price ?? 0

export const takesCash = ({ variants }: Product): boolean =>
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
  (!asked.origin || product.origin === asked.origin)

const sorts: Partial<Record<NonNullable<Asked['sort']>, (one: Product, other: Product) => number>> = {
  price_asc: (one, other) => priceOf(one) - priceOf(other) || one.id - other.id,
  price_desc: (one, other) => priceOf(other) - priceOf(one) || other.id - one.id,
  rating: (one, other) => other.average_rating - one.average_rating || other.id - one.id,
}

export const filterProducts = (goods: readonly IndexedProduct[], asked: Asked): IndexedProduct[] => {
  const found = asked.q ? searchProducts(goods, asked.q) : goods
  const sort = asked.sort && sorts[asked.sort]
  const fitting = found.filter((known) => fits(asked, known))
  return sort ? fitting.sort((one, other) => sort(one.product, other.product)) : fitting
}
