import { count as countOf } from '../../cart/count.ts'
import { useCart } from '../../cart/cart.store.ts'
import { useWishlist } from '../../wishlist/wishlist.store.ts'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'

/** The sum of quantities, and what the cart's button is called. */
export const useCartCount = (): { count: number; name: string } => {
  const count = useCart(({ cartItems }) => countOf(cartItems))
  return { count, name: plural(count, text.layout.inCart) }
}

/** The number of wishes, and what the wishlist's link is called. */
export const useWishCount = (): { count: number; name: string } => {
  const count = useWishlist(({ items }) => items.length)
  return { count, name: plural(count, text.layout.wished) }
}
