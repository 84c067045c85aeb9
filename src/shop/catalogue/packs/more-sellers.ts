import type { Offers } from '../../../contract/product/facts.ts'
import { formatRupees, plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'

/** 2 more sellers */
export const countSellers = ({ count }: Offers): string => plural(count, text.catalogue.moreSellers)

/** 2 more sellers from ₹266.50 per kg: by the unit, as their packs may be of any size; nothing where that is not known. */
export const moreSellers = (offers: Offers): string => {
  const { unit_from: from } = offers
  if (from === undefined) return countSellers(offers)
  const price = formatRupees(from.price)
  const compared = from.unit === 'piece' ? price : text.catalogue.unitPrice(price, text.catalogue.per[from.unit])
  return text.catalogue.sellersFrom(countSellers(offers), compared)
}
