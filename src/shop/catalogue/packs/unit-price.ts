import type { Product, Variant } from '../../../contract/entities.ts'
import { countIn, unitPriceOf } from '../../../contract/product/offers.ts'

/** Packs that can be bought; where none is left, all of them. */
const onSale = ({ variants }: Pick<Product, 'variants'>): Variant[] => {
  const inStock = variants.filter(({ stock_quantity }) => stock_quantity > 0)
  return inStock.length > 0 ? inStock : variants
}

/** Beside packs of several pieces a single one is compared too. */
export const comparedPriceOf = (variant: Variant) =>
  unitPriceOf(variant) ??
  (variant.unit === 'piece' && countIn(variant.variant_name) === 1
    ? { price: variant.selling_price, unit: variant.unit }
    : null)

/** From the cheapest to the dearest pack on sale, when all have the same unit. */
export const unitRangeOf = (product: Pick<Product, 'variants'>) => {
  const packs = onSale(product)
  if (packs.every((variant) => unitPriceOf(variant) === null)) return null
  const prices = packs.map(comparedPriceOf)
  const [first] = prices
  if (!first || prices.some((price) => price?.unit !== first.unit)) return null
  const rupees = prices.flatMap((price) => (price ? [price.price] : []))
  return { low: Math.min(...rupees), high: Math.max(...rupees), unit: first.unit }
}

/** The pack on sale that costs least per unit, if that can be said of several. */
export const cheapestOf = (product: Pick<Product, 'variants'>): Variant | null => {
  const range = unitRangeOf(product)
  if (!range || range.low === range.high) return null
  return onSale(product).find((variant) => comparedPriceOf(variant)?.price === range.low) ?? null
}
