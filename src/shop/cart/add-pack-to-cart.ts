import type { Product, Variant } from '../../contract/entities.ts'
import { text } from '../../texts/texts.ts'
import { quantityLimit, remainingStock } from './cart.ts'
import { addToCart } from './cart-actions.ts'
import { plural } from '../../texts/format.ts'
import { toggleCart } from './cart.store.ts'
import { toastDone, toastError } from '../../ui/base/toast.ts'

/** Puts one more of the pack into the cart, while one can be had; says why where it cannot. Returns whether it did. */
export const putPackIntoCart = async (product: Product, variant: Variant): Promise<boolean> => {
  if (product.collect_only) {
    void toastError(text.catalogue.collectOnly)
    return false
  }
  const isMore = await addToCart(product, variant)
  if (!isMore) void toastError(plural(remainingStock(variant), text.catalogue[quantityLimit(variant)]))
  return isMore
}

/** The same, and tells it with the way to the cart. */
export const addPackToCart = async (product: Product, variant: Variant): Promise<boolean> => {
  const isMore = await putPackIntoCart(product, variant)
  if (isMore)
    void toastDone(text.messages.productAdded, { label: text.catalogue.goToCart, onPress: () => toggleCart(true) })
  return isMore
}
