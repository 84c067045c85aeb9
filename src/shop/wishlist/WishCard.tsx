import { useId } from 'react'
import { Link } from 'react-router-dom'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import { Price } from '../../ui/display/Price.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './WishCard.module.css'
import type { WishView } from './wishlist.store.ts'
import { localPack } from '../../texts/packs.ts'
import { localTitle } from '../../texts/localized.ts'
import { Words } from '../../ui/base/Words.tsx'

interface WishCardProps {
  wish: WishView
  onRemove: () => void
  onMove: () => void
}

/** One item of the wishlist; the whole upper part leads to its page. */
export const WishCard = ({ wish, onRemove, onMove }: WishCardProps) => {
  const nameId = useId()
  const words = pageText.checkout.wishlist
  const [first] = wish.variants
  const inStock = wish.variants.some((variant) => variant.stock_quantity > 0)
  const canMove = inStock && !wish.product.collect_only
  return (
    <Card>
      <Link className={classes(layout.within, styles.target)} to={`/product-details/${wish.slug}`}>
        <Picture
          src={productPicture(wish.product_id, wish.image_url, 320)}
          photo={isUploaded(wish.image_url)}
          alt=""
          ground={wish.ground}
          size="lie"
          faded={!inStock}
        />
        <div className={styles.words}>
          <span className={layout.name} id={nameId}>
            <Words {...localTitle(wish.product)} />
          </span>
          {first && (
            <>
              <span className={layout.small}>
                <Words {...localPack(first.variant_name)} />
              </span>
              <Price selling={first.selling_price} list={first.price} discount={first.product_discount} />
            </>
          )}
          {wish.unsent && <Badge kind="wait" icon="phone" label={pageText.checkout.saved} />}
        </div>
      </Link>
      <CardFooter>
        <CardFooterButton icon="close" aria-describedby={nameId} onClick={onRemove} label={words.remove} />
        <CardFooterButton
          icon={canMove ? 'cart' : undefined}
          aria-describedby={nameId}
          disabled={!canMove}
          onClick={onMove}
          label={canMove ? words.move : inStock ? text.catalogue.collectOnly : words.cannot}
        />
      </CardFooter>
    </Card>
  )
}
