import type { Product, Variant } from '../../../contract/entities.ts'
import { formatRupees } from '../../../texts/format.ts'
import { localTitle } from '../../../texts/localized.ts'
import { localPack } from '../../../texts/packs.ts'
import { text } from '../../../texts/texts.ts'
import { Words } from '../../../ui/base/Words.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import layout from '../../../ui/base/layout.module.css'
import { addPackToCart } from '../../cart/add-pack-to-cart.ts'
import { CheapestPackNote, PackUnitPrice } from './UnitPrice.tsx'
import styles from './PackPickerDialog.module.css'

interface VariantPickerProps {
  product: Product
  onPick: (variant: Variant) => void
  onClose: () => void
}

/** Which pack? One press puts that pack into the cart. */
const VariantPicker = ({ product, onPick, onClose }: VariantPickerProps) => (
  <Dialog title={text.catalogue.choosePack} side="bottom" onClose={onClose}>
    <p className={classes(layout.name, layout.below3, styles.title)}>
      <Words {...localTitle(product)} />
    </p>
    <ul className={layout.stack2}>
      {product.variants.map((variant) => (
        <li key={variant.sku}>
          <button
            type="button"
            className={styles.pack}
            disabled={variant.stock_quantity <= 0}
            onClick={() => onPick(variant)}
          >
            <Icon name="cart" />
            <span>
              <b>
                <Words {...localPack(variant.variant_name)} />
              </b>
              {variant.stock_quantity > 0 ? (
                <PackUnitPrice variant={variant} />
              ) : (
                <span className={classes(layout.error, styles.out)}>{text.catalogue.soldOut}</span>
              )}
            </span>
            <b className={styles.amount}>{formatRupees(variant.selling_price)}</b>
          </button>
        </li>
      ))}
    </ul>
    <CheapestPackNote product={product} />
  </Dialog>
)

/** The variant picker of whichever card asked for it. */
export const PackPickerDialog = ({ product, onClose }: { product: Product; onClose: () => void }) => (
  <VariantPicker
    product={product}
    onClose={onClose}
    onPick={(variant) => {
      onClose()
      void addPackToCart(product, variant)
    }}
  />
)
