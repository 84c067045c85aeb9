import { useNavigate } from 'react-router-dom'
import type { Product } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { useNetwork } from '../../features/account/network.store.ts'
import { toThisPage } from '../../features/account/returnTo.ts'
import { knownUser } from '../../features/account/session.store.ts'
import { useWishlist } from '../../features/wishlist/wishlist.store.ts'
import { t } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** Whether a product is wished for, and what turns that round. A guest is sent to log in (spec section 4). */
export const useWish = (product: Product): { wished: boolean; toggle: () => void } => {
  const wished = useWishlist(({ productIds }) => productIds.has(product.product_id))
  const navigate = useNavigate()
  const toggle = async () => {
    if (!(await knownUser())) {
      void toastError(messages.loginForWishlist)
      void navigate('/login', toThisPage(product))
      return
    }
    const { unwish, wish } = await import('../../features/wishlist/wishes.ts')
    const refused = await (wished ? unwish(product.product_id) : wish(product))
    if (refused) void toastError(refused.message)
    else if (!useNetwork.getState().online) void toastSuccess(t.catalogue.savedOnPhone)
  }
  return { wished, toggle: () => void toggle() }
}
