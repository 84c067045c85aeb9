import type { ProductDetails, Variant } from '../../../contract/entities.ts'
import { formatRupees } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { RadioCard } from '../../../ui/form/RadioCard.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './PackChoice.module.css'
import { CheapestPackNote, PackUnitPrice, UnitPriceBar } from './UnitPrice.tsx'
import { localPack } from '../../../texts/packs.ts'
import { Words } from '../../../ui/base/Words.tsx'

interface PackChoiceProps {
  product: ProductDetails
  chosen: Variant
  onChoose: (variant: Variant) => void
}

/** The packs beside each other, each with its price and what a unit costs. */
export const PackChoice = ({ product, chosen, onChoose }: PackChoiceProps) => (
  <fieldset className={layout.above5}>
    <legend className={layout.below2}>{text.catalogue.choosePack}</legend>
    <div className={styles.tiles}>
      {product.variants.map((variant) => (
        <RadioCard
          key={variant.sku}
          tile
          name="variant"
          value={variant.sku}
          label={<Words {...localPack(variant.variant_name)} />}
          checked={variant.sku === chosen.sku}
          onChange={() => onChoose(variant)}
        >
          {formatRupees(variant.selling_price)}
          {variant.stock_quantity > 0 ? (
            <>
              <PackUnitPrice variant={variant} />
              <UnitPriceBar product={product} variant={variant} />
            </>
          ) : (
            <b className={styles.out}>{text.catalogue.soldOut}</b>
          )}
        </RadioCard>
      ))}
    </div>
    <CheapestPackNote product={product} />
  </fieldset>
)
