import type { Product, Variant } from '../../../contract/entities.ts'
import { formatRupees } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './UnitPrice.module.css'
import { unitPriceOf, unitRangeOf } from './unit-price.ts'

/** The price a farmer compares: of one pack. */
export const PackUnitPrice = ({ variant }: { variant: Variant }) => {
  const found = unitPriceOf(variant)
  if (!found) return null
  return (
    <span className={classes(layout.small, styles.unit)}>
      {text.catalogue.unitPrice(formatRupees(found.price), text.catalogue.per[found.unit])}
    </span>
  )
}

/** The same over all packs of a product. */
export const UnitPrice = ({ product }: { product: Pick<Product, 'variants'> }) => {
  const range = unitRangeOf(product)
  if (!range) return null
  const [low, high] = [formatRupees(range.low), formatRupees(range.high)]
  const unit = text.catalogue.per[range.unit]
  return (
    <span className={classes(layout.small, styles.unit)}>
      {low === high ? text.catalogue.unitPrice(low, unit) : text.catalogue.unitRange(low, high, unit)}
    </span>
  )
}
