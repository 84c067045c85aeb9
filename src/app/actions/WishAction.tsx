import type { Product } from '../../contract/entities.ts'
import { t } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { useWish } from './useWish.ts'

/** The wish on the product page. */
export const WishAction = ({ product }: { product: Product }) => {
  const { wished, toggle } = useWish(product)
  return (
    <Button icon="heart" iconFilled={wished} aria-pressed={wished} onClick={toggle}>
      {wished ? t.catalogue.inWishlist : t.catalogue.wishlist}
    </Button>
  )
}
