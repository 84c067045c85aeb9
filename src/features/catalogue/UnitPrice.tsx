import type { Product, Variant } from '../../contract/entities.ts'
import { formatRupees } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import styles from './UnitPrice.module.css'
import { unitPriceOf, unitRangeOf } from './unitPrice.ts'

/** The price a farmer compares: of one pack. */
export const PackUnitPrice = ({ variant }: { variant: Variant }) => {
  const found = unitPriceOf(variant)
  if (!found) return null
  return (
    <span className={styles.unit}>{t.catalogue.unitPrice(formatRupees(found.price), t.catalogue.per[found.unit])}</span>
  )
}

/** The same over all packs of a product. */
export const UnitPrice = ({ product }: { product: Pick<Product, 'variants'> }) => {
  const range = unitRangeOf(product)
  if (!range) return null
  const [low, high] = [formatRupees(range.low), formatRupees(range.high)]
  const unit = t.catalogue.per[range.unit]
  return (
    <span className={styles.unit}>
      {low === high ? t.catalogue.unitPrice(low, unit) : t.catalogue.unitRange(low, high, unit)}
    </span>
  )
}
