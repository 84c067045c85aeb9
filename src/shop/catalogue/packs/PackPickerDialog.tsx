import type { Product } from '../../../contract/entities.ts'
import { VariantPicker } from './VariantPicker.tsx'
import { addPackToCart } from '../../cart/add-pack-to-cart.ts'

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
