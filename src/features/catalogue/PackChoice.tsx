import type { ProductDetails, Variant } from '../../contract/entities.ts'
import { formatRupees } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { Choice } from '../../ui/Choice.tsx'
import { CheapestLine } from './CheapestLine.tsx'
import styles from './PackChoice.module.css'
import { PackUnitPrice } from './UnitPrice.tsx'

interface PackChoiceProps {
  product: ProductDetails
  chosen: Variant
  onChoose: (variant: Variant) => void
}

/** The packs beside each other, each with its price and what a unit costs. */
export const PackChoice = ({ product, chosen, onChoose }: PackChoiceProps) => (
  <fieldset className={styles.packs}>
    <legend className={styles.legend}>{t.catalogue.choosePack}</legend>
    <div className={styles.tiles}>
      {product.variants.map((variant) => (
        <Choice
          key={variant.sku}
          tile
          name="variant"
          value={variant.sku}
          label={variant.variant_name}
          checked={variant.sku === chosen.sku}
          onChange={() => onChoose(variant)}
        >
          {formatRupees(variant.selling_price)}
          <PackUnitPrice variant={variant} />
          {variant.stock_quantity <= 0 && <b className={styles.out}>{t.catalogue.outOfStock}</b>}
        </Choice>
      ))}
    </div>
    <CheapestLine product={product} />
  </fieldset>
)
