import type { Product } from '../../contract/entities.ts'
import { AddButton, CardFoot, WishButton } from '../../features/catalogue/CardFoot.tsx'
import { pickPackOf } from './picker.store.ts'
import { putInCart } from './putInCart.ts'
import { useWish } from './useWish.ts'

interface ProductActionsProps {
  product: Product
  /** In a rail the words are shorter. */
  short?: boolean
}

/** The foot of a product's card: joins the card with cart and wishlist. */
export const ProductActions = ({ product, short }: ProductActionsProps) => {
  const { wished, toggle } = useWish(product)
  const [first, ...others] = product.variants
  const add = () => {
    if (others.length > 0) pickPackOf(product)
    else if (first) void putInCart(product, first)
  }
  return (
    <CardFoot>
      <WishButton title={product.title} wished={wished} onPress={toggle} />
      <AddButton product={product} short={short} onPress={add} />
    </CardFoot>
  )
}
