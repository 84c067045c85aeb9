import type { Product, Variant } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { addToCart } from '../../features/cart/cart.store.ts'
import { toastSuccess } from '../../ui/toast.ts'

/** The chosen variant goes into the cart as the only one (decision 41). */
export const putInCart = async (product: Product, variant: Variant): Promise<void> => {
  await addToCart(product, variant)
  void toastSuccess(messages.productAdded)
}
