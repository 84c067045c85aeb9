import { VariantPicker } from '../../features/catalogue/product/VariantPicker.tsx'
import { addPackToCart } from './add-pack-to-cart.ts'
import { closePicker, usePicker } from './picker.store.ts'

/** The variant picker of whichever card asked for it. */
export const PackPickerDialog = () => {
  const product = usePicker((picker) => picker.product)
  if (!product) return null
  return (
    <VariantPicker
      product={product}
      onClose={closePicker}
      onPick={(variant) => {
        closePicker()
        void addPackToCart(product, variant)
      }}
    />
  )
}
