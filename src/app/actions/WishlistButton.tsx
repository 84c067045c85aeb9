import type { Product } from '../../contract/entities.ts'
import { text } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useWish } from './useWish.ts'

/** Add to or remove from the wishlist, on the product page. */
export const WishlistButton = ({ product }: { product: Product }) => {
  const { wished, toggle } = useWish(product)
  return (
    <Button
      icon="heart"
      iconFilled={wished}
      aria-pressed={wished}
      onClick={toggle}
      label={wished ? text.catalogue.inWishlist : text.catalogue.wishlist}
    />
  )
}
