import type { Product } from '../../../contract/entities.ts'
import { formatRupees, plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'

/** 2 more sellers from ₹266.50 */
export const moreSellers = ({ count, from }: NonNullable<Product['offers']>): string =>
  text.catalogue.sellersFrom(plural(count, text.catalogue.moreSellers), formatRupees(from))
