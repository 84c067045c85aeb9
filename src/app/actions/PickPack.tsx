import { VariantPicker } from '../../features/catalogue/VariantPicker.tsx'
import { putInCart } from './putInCart.ts'
import { closePicker, usePicker } from './picker.store.ts'

/** The variant picker of whichever card asked for it. */
export const PickPack = () => {
  const product = usePicker((picker) => picker.product)
  if (!product) return null
  return (
    <VariantPicker
      product={product}
      onClose={closePicker}
      onPick={(variant) => {
        closePicker()
        void putInCart(product, variant)
      }}
    />
  )
}
