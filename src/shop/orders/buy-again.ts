import type { OrderItem } from '../../contract/entities.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import { pageText } from '../../texts/texts.ts'
import { toastError } from '../../ui/base/toast.ts'
import { withLoading } from '../page/loading.store.ts'
import { setQuantity } from '../cart/cart-actions.ts'
import { toggleCart } from '../cart/cart.store.ts'
import { addPackToCart } from '../cart/add-pack-to-cart.ts'

const NOT_FOUND = 404

/** Puts so many of the same pack into the cart, at today's price and no more than are left; or says that it cannot be had. */
export const buyAgain = async ({ slug, sku }: Pick<OrderItem, 'slug' | 'sku'>, quantity = 1): Promise<void> => {
  const words = pageText.checkout.orders
  const answer = await withLoading(callApi('productDetails', { params: { slug } }))
  if (isFailure(answer)) return void toastError(answer.httpStatus === NOT_FOUND ? words.notSold : answer)
  const product = answer.data
  const variant = product.variants.find((one) => one.sku === sku)
  if (variant === undefined || (product.licence_required && product.licence?.valid !== true))
    return void toastError(words.notSold)
  if (variant.stock_quantity === 0) return void toastError(words.soldOut)
  if ((await addPackToCart(product, variant)) && quantity > 1) await setQuantity(sku, quantity)
}

type Ordered = Pick<OrderItem, 'slug' | 'sku' | 'quantity' | 'item_status'>

/** What of an order is still sold and was not cancelled, unless all was; the cart shows what became of it. */
export const buyAllAgain = async (items: readonly Ordered[]): Promise<void> => {
  const wanted = items.filter(({ item_status }) => item_status !== 'cancelled')
  for (const item of wanted.length > 0 ? wanted : items) await buyAgain(item, item.quantity)
  toggleCart(true)
}
