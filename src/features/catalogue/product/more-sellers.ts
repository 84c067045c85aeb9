import type { Product } from '../../../contract/entities.ts'
import { formatRupees, plural } from '../../../texts/format.ts'
import { shopText } from '../../../texts/shop-texts.ts'

/** 2 more sellers from ₹266.50 */
export const moreSellers = ({ count, from }: NonNullable<Product['offers']>): string =>
  shopText.catalogue.sellersFrom(plural(count, shopText.catalogue.moreSellers), formatRupees(from))
