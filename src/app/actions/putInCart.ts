import type { Product, Variant } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { boundOf, roomOf } from '../../features/cart/cart.ts'
import { addToCart } from '../../features/cart/cart.store.ts'
import { plural } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** The chosen variant goes into the cart as the only one, while one more can be had; answers whether it did. */
export const putInCart = async (product: Product, variant: Variant): Promise<boolean> => {
  const isMore = await addToCart(product, variant)
  if (isMore) void toastSuccess(messages.productAdded)
  else void toastError(plural(roomOf(variant), t.catalogue[boundOf(variant)]))
  return isMore
}
