import type { Product } from '../../../contract/entities.ts'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './CheapestPackNote.module.css'
import { cheapestOf } from './unit-price.ts'

/** Says in words which pack costs least per unit. */
export const CheapestPackNote = ({ product }: { product: Pick<Product, 'variants'> }) => {
  const cheapest = cheapestOf(product)
  if (!cheapest) return null
  return (
    <p className={classes(layout.row, layout.above2, styles.line)}>
      <Icon name="check" small />
      {text.catalogue.cheapest(cheapest.variant_name, text.catalogue.per[cheapest.unit])}
    </p>
  )
}
