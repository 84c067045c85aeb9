import type { Product, Variant } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { addToCart } from '../../features/cart/cart.store.ts'
import { plural } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** The chosen variant goes into the cart as the only one, while there is one left. */
export const putInCart = async (product: Product, variant: Variant): Promise<void> => {
  if (await addToCart(product, variant)) void toastSuccess(messages.productAdded)
  else void toastError(plural(variant.stock_quantity, t.catalogue.left))
}
