import { useId } from 'react'
import { Link } from 'react-router-dom'
import { productPicture } from '../../contract/pictures.ts'
import { p } from '../../texts/pageTexts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card, CardFoot, FootButton } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../../ui/Price.tsx'
import css from './WishCard.module.css'
import type { WishView } from './wishlist.store.ts'

interface WishCardProps {
  wish: WishView
  onRemove: () => void
  onMove: () => void
}

/** Something wished for; the whole upper part leads to its page. */
export const WishCard = ({ wish, onRemove, onMove }: WishCardProps) => {
  const nameId = useId()
  const words = p.checkout.wishlist
  const [first] = wish.variants
  const inStock = wish.variants.some((variant) => variant.stock_quantity > 0)
  return (
    <Card>
      <Link className={css.target} to={`/product-details/${wish.slug}`}>
        <Picture
          src={productPicture(wish.product_id, wish.image_url, 320)}
          alt=""
          ground={wish.ground}
          size="lie"
          faded={!inStock}
        />
        <div className={css.words}>
          <span className={css.name} id={nameId}>
            {wish.name}
          </span>
          {first && (
            <>
              <span className={css.pack}>{first.variant_name}</span>
              <Price selling={first.selling_price} list={first.price} discount={first.product_discount} />
            </>
          )}
          {!inStock && (
            <Badge kind="bad" icon="alert">
              {words.noStock}
            </Badge>
          )}
          {wish.unsent && (
            <Badge kind="wait" icon="phone">
              {p.checkout.saved}
            </Badge>
          )}
        </div>
      </Link>
      <CardFoot>
        <FootButton aria-describedby={nameId} onClick={onRemove}>
          <Icon name="close" small />
          {words.remove}
        </FootButton>
        <FootButton aria-describedby={nameId} disabled={!inStock} onClick={onMove}>
          {inStock && <Icon name="cart" small />}
          {inStock ? words.move : words.cannot}
        </FootButton>
      </CardFoot>
    </Card>
  )
}
