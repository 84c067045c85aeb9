import type { Product } from '../../contract/entities.ts'
import { t } from '../../texts/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CheapestLine.module.css'
import { cheapestOf } from './unitPrice.ts'

/** Says in words which pack costs least per unit. */
export const CheapestLine = ({ product }: { product: Pick<Product, 'variants'> }) => {
  const cheapest = cheapestOf(product)
  if (!cheapest) return null
  return (
    <p className={styles.line}>
      <Icon name="check" small />
      {t.catalogue.cheapest(cheapest.variant_name, t.catalogue.per[cheapest.unit])}
    </p>
  )
}
