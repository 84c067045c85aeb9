import type { Product, Unit, Variant } from '../../contract/entities.ts'

export interface UnitPrice {
  /** Rupees. */
  price: number
  unit: Unit
}

/** What a pack costs per kg, litre, gram or metre; a piece has no such price. */
export const unitPriceOf = ({ selling_price, amount, unit }: Variant): UnitPrice | null =>
  unit === 'piece' || amount <= 0 ? null : { price: selling_price / amount, unit }

export interface UnitRange {
  low: number
  high: number
  unit: Unit
}

/** From the cheapest to the dearest pack, when all are told in the same unit. */
export const unitRangeOf = ({ variants }: Pick<Product, 'variants'>): UnitRange | null => {
  const prices = variants.map(unitPriceOf)
  const [first] = prices
  if (!first || prices.some((price) => price?.unit !== first.unit)) return null
  const rupees = prices.flatMap((price) => (price ? [price.price] : []))
  return { low: Math.min(...rupees), high: Math.max(...rupees), unit: first.unit }
}

/** The pack that costs least per unit, if that can be said of several. */
export const cheapestOf = (product: Pick<Product, 'variants'>): Variant | null => {
  const range = unitRangeOf(product)
  if (product.variants.length < 2 || !range || range.low === range.high) return null
  return product.variants.find((variant) => unitPriceOf(variant)?.price === range.low) ?? null
}
