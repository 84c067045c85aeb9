import type { Product } from '../../../contract/entities.ts'
import { AddButton, CardActions, WishButton } from './CardActions.tsx'
import { openPanel } from '../../page/panels.store.ts'
import { addPackToCart } from '../../cart/add-pack-to-cart.ts'
import { useWish } from '../../wishlist/useWish.ts'

interface ProductActionsProps {
  product: Product
  /** In a rail the words are shorter. */
  short?: boolean
}

/** The buttons of a product's card, connected to cart and wishlist. */
export const ProductActions = ({ product, short }: ProductActionsProps) => {
  const { wished, toggle } = useWish(product)
  const [first, ...others] = product.variants
  const add = () => {
    if (others.length > 0) openPanel({ packsOf: product })
    else if (first) void addPackToCart(product, first)
  }
  return (
    <CardActions>
      <WishButton product={product} wished={wished} onPress={toggle} />
      <AddButton product={product} short={short} onPress={add} />
    </CardActions>
  )
}
