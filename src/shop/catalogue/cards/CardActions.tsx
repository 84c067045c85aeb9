import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '../../../contract/entities.ts'
import { text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './CardActions.module.css'
import { countSellers } from '../packs/more-sellers.ts'
import { localTitle } from '../../../texts/localized.ts'
import { Sentence } from '../../../ui/base/Words.tsx'

/** Which product a button is for. */
const ProductName = ({ product }: { product: Product }) => (
  <VisuallyHidden>
    <Sentence say={(name) => ` ${name}`} of={[localTitle(product)]} />
  </VisuallyHidden>
)

/** Two equal buttons: the wishlist on the left, the cart on the right. */
export const CardActions = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>

/** A heart with its word, filled once the product is there. */
export const WishButton = ({
  product,
  wished,
  onPress,
}: Pick<AddButtonProps, 'product' | 'onPress'> & { wished: boolean }) => {
  const { inWishlist, wishlist } = text.catalogue
  return (
    <button
      type="button"
      className={classes(layout.action, styles.button, wished && styles.on)}
      aria-pressed={wished}
      onClick={onPress}
    >
      <Icon name="heart" small filled={wished} />
      <span className={styles.either} data-other={wished ? wishlist : inWishlist}>
        <span>
          {wished ? inWishlist : wishlist}
          <ProductName product={product} />
        </span>
      </span>
    </button>
  )
}

interface AddButtonProps {
  product: Product
  short?: boolean | undefined
  onPress: () => void
}

/** Adds the only pack, or opens the choice of packs; of what is sold out leads to who else has it, or to the alert. */
export const AddButton = ({ product, short, onPress }: AddButtonProps) => {
  const several = product.variants.length > 1
  const words = text.catalogue
  const label = several ? (short ? words.choose : words.choosePack) : short ? words.add : words.addToCart
  if (product.stock_quantity <= 0)
    return (
      <Link className={classes(layout.action, styles.button)} to={`/product-details/${product.slug}`}>
        <Icon name={product.offers ? 'store' : 'clock'} small />
        <span>
          {product.offers ? countSellers(product.offers) : words.tellMe}
          <ProductName product={product} />
        </span>
      </Link>
    )
  if (product.collect_only)
    return <span className={classes(layout.action, styles.button, styles.off)}>{words.collectOnly}</span>
  return (
    <button
      type="button"
      className={classes(layout.action, styles.button)}
      onClick={onPress}
      aria-haspopup={several ? 'dialog' : undefined}
    >
      <Icon name={several ? 'packs' : 'cart'} small />
      <span>
        {label}
        <ProductName product={product} />
      </span>
    </button>
  )
}
