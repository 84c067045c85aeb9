import type { Product, Variant } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { quantityLimit, remainingStock } from '../../features/cart/cart.ts'
import { addToCart } from '../../features/cart/cart-actions.ts'
import { plural } from '../../texts/format.ts'
import { shopText } from '../../texts/shop-texts.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'

/** The chosen variant goes into the cart as the only one, while one more can be had; returns whether it did. */
export const addPackToCart = async (product: Product, variant: Variant): Promise<boolean> => {
  const isMore = await addToCart(product, variant)
  if (isMore) void toastSuccess(messages.productAdded)
  else void toastError(plural(remainingStock(variant), shopText.catalogue[quantityLimit(variant)]))
  return isMore
}
