import type { OfferedPack } from './facts.ts'

/** How sellers of one product are compared. Lists of the server do the same in SQL (`server/shop/catalogue/leads.ts`). */

type Pack = Pick<OfferedPack, 'selling_price' | 'amount' | 'unit' | 'stock_quantity'>

/** "100 pieces": the name alone says how many are in a pack that is sold as one thing. */
const COUNTED = /^(\d+) ?(?:piece|pc|no|unit|sheet|tag|tray|pipe|bag|trap|lure|mat|block)s?\.?$/i

/** How many are in a pack that is counted; nothing where that is not known. */
export const countIn = (name: string): number => Number(COUNTED.exec(name)?.[1] ?? 0)

/** What a pack costs in rupees per kg, litre, gram, metre or counted piece; one piece has no such price. */
export const unitPriceOf = ({
  selling_price,
  amount,
  unit,
  variant_name,
}: Omit<Pack, 'stock_quantity'> & Pick<OfferedPack, 'variant_name'>) => {
  if (unit !== 'piece') return amount > 0 ? { price: selling_price / amount, unit } : null
  const count = countIn(variant_name)
  return count > 1 ? { price: selling_price / count, unit } : null
}

const GRAMS_PER_KG = 1000

/** Of a pack for a kg, litre or metre; infinite where it has no such price. */
const comparable = ({ selling_price, amount, unit }: Pack): number => {
  if (unit === 'piece' || amount <= 0) return Infinity
  return (selling_price / amount) * (unit === 'gram' ? GRAMS_PER_KG : 1)
}

/** The pack in stock that costs least for a unit, of pieces the cheapest; nothing where all are sold out. */
export const bestPackOf = <P extends Pack>(packs: readonly P[]): P | undefined =>
  packs
    .filter(({ stock_quantity }) => stock_quantity > 0)
    .sort((one, other) => comparable(one) - comparable(other) || one.selling_price - other.selling_price)[0]

export interface Offered {
  /** The listing's. */
  id: number
  canBuy: boolean
  packs: readonly Pack[]
}

const priceOf = ({ packs }: Offered): number => {
  const best = bestPackOf(packs)
  return best === undefined ? Infinity : comparable(best)
}

/** Less where one is before the other; `Infinity - Infinity` is no number. */
const difference = (one: number, other: number): number => (one === other ? 0 : one - other)

/** What can be bought first, of that what costs least for a unit, then by the price of the first pack. */
export const compareOffers = (one: Offered, other: Offered): number =>
  Number(other.canBuy) - Number(one.canBuy) ||
  difference(priceOf(one), priceOf(other)) ||
  difference(one.packs[0]?.selling_price ?? Infinity, other.packs[0]?.selling_price ?? Infinity) ||
  one.id - other.id
