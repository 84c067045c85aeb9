import type { Product } from '../../../contract/entities.ts'
import { formatRupees } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './UnitPrice.module.css'
import { unitPriceOf } from '../../../contract/product/offers.ts'
import { cheapestOf, unitRangeOf } from './unit-price.ts'
import { localPack } from '../../../texts/packs.ts'
import { Sentence } from '../../../ui/base/Words.tsx'

/** The price a farmer compares: of one pack. */
export const PackUnitPrice = ({ variant }: { variant: Parameters<typeof unitPriceOf>[0] }) => {
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
      {low === high ? text.catalogue.unitPrice(low, unit) : text.catalogue.unitFrom(low, unit)}
    </span>
  )
}

/** Says in words which pack costs least per unit. */
export const CheapestPackNote = ({ product }: { product: Pick<Product, 'variants'> }) => {
  const cheapest = cheapestOf(product)
  if (!cheapest) return null
  return (
    <p className={classes(layout.row, layout.above2, styles.cheapest)}>
      <Icon name="check" small />
      <Sentence
        say={text.catalogue.cheapest}
        of={[localPack(cheapest.variant_name), { text: text.catalogue.per[cheapest.unit] }]}
      />
    </p>
  )
}
