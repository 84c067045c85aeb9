import type { OrderItem } from '../../contract/entities.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import { pageText } from '../../texts/texts.ts'
import { toastError } from '../../ui/base/toast.ts'
import { withLoading } from '../page/loading.store.ts'
import { setQuantity } from '../cart/cart-actions.ts'
import { toggleCart } from '../cart/cart.store.ts'
import { putPackIntoCart } from '../cart/add-pack-to-cart.ts'

const NOT_FOUND = 404

type Ordered = Pick<OrderItem, 'slug' | 'sku' | 'quantity' | 'item_status'>

/** Puts it into the cart as it is sold today; says why where it is not. Resolves to whether it is there. */
const putAgain = async ({ slug, sku, quantity }: Ordered): Promise<boolean> => {
  const words = pageText.checkout.orders
  const refuse = (why: Parameters<typeof toastError>[0]): false => {
    void toastError(why)
    return false
  }
  const answer = await withLoading(callApi('productDetails', { params: { slug } }))
  if (isFailure(answer)) return refuse(answer.httpStatus === NOT_FOUND ? words.notSold : answer)
  const product = answer.data
  const variant = product.variants.find((one) => one.sku === sku)
  if (variant === undefined || (product.licence_required && product.licence?.valid !== true))
    return refuse(words.notSold)
  if (variant.stock_quantity === 0) return refuse(words.soldOut)
  const isThere = await putPackIntoCart(product, variant)
  if (isThere && quantity > 1) await setQuantity(sku, quantity)
  return isThere
}

/** What is still sold and was not cancelled, unless all was; the cart shows what became of it. */
export const buyAgain = async (items: readonly Ordered[]): Promise<void> => {
  const wanted = items.filter(({ item_status }) => item_status !== 'cancelled')
  const put: boolean[] = []
  for (const item of wanted.length > 0 ? wanted : items) put.push(await putAgain(item))
  if (put.includes(true)) toggleCart(true)
}
