import type { Product, Variant } from '../../../contract/entities.ts'
import { formatRupees } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Bar } from '../../../ui/display/Bar.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './UnitPrice.module.css'
import { unitPriceOf } from '../../../contract/product/offers.ts'
import { cheapestOf, comparedPriceOf, unitRangeOf } from './unit-price.ts'
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

/** How dear a pack is beside the others of the product, per unit; nothing where that cannot be compared. */
export const UnitPriceBar = ({ product, variant }: { product: Pick<Product, 'variants'>; variant: Variant }) => {
  const range = unitRangeOf(product)
  const own = comparedPriceOf(variant)
  if (!range || !own || range.low === range.high) return null
  return <Bar value={own.price} max={range.high} pale={own.price > range.low} />
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
