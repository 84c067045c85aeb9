import { useNavigate } from 'react-router-dom'
import type { Product } from '../../contract/entities.ts'
import { text } from '../../texts/texts.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { toThisPage } from '../session/return-to.ts'
import { knownUser } from '../session/session.store.ts'
import { useWishlist } from './wishlist.store.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'

/** Whether a product is on the wishlist, and a toggle. A guest is sent to log in. */
export const useWish = (product: Product): { wished: boolean; toggle: () => void } => {
  const wished = useWishlist(({ productIds }) => productIds.has(product.product_id))
  const navigate = useNavigate()
  const toggle = async () => {
    if (!(await knownUser())) {
      void toastError(text.messages.loginForWishlist)
      void navigate('/login', toThisPage(product))
      return
    }
    const { removeFromWishlist, addToWishlist } = await import('./wishlist-actions.ts')
    await (wished ? removeFromWishlist(product.product_id) : addToWishlist(product))
    if (!useNetwork.getState().online) void toastSuccess(text.catalogue.savedOnPhone)
  }
  return { wished, toggle: () => void toggle() }
}
