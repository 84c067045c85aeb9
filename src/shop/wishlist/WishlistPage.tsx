import { useId } from 'react'
import { Link } from 'react-router-dom'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { localTitle } from '../../texts/localized.ts'
import { localPack } from '../../texts/packs.ts'
import { LoginNeeded } from '../login/LoginNeeded.tsx'
import { useSession } from '../session/session.store.ts'
import { removeFromWishlist } from './wishlist-actions.ts'
import { useWishlist, type WishView } from './wishlist.store.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Words } from '../../ui/base/Words.tsx'
import { classes } from '../../ui/base/classes.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Price } from '../../ui/display/Price.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import layout from '../../ui/base/layout.module.css'
import { addPackToCart } from '../cart/add-pack-to-cart.ts'
import { titledPage } from '../page/page.ts'
import { Cards, Wide } from '../page/PageLayout.tsx'
import styles from './WishlistPage.module.css'

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

export const EmptyWishlist = () => {
  const { emptyTitle, emptyPress, emptyButton, emptyRest } = pageText.checkout.wishlist
  return (
    <EmptyState
      picture="heart"
      title={emptyTitle}
      text={
        <>
          {emptyPress}{' '}
          <b className={styles.button}>
            <Icon name="heart" small className={styles.heart} />
            {emptyButton}
          </b>{' '}
          {emptyRest}
        </>
      }
      action={{ to: '/', label: pageText.checkout.carryOn }}
    />
  )
}

export const handle = titledPage(() => pageText.checkout.wishlist.title)

/** The pack whose price the card shows, or the first one that can be had. */
const packToMove = ({ variants }: WishView) => variants.find((variant) => variant.stock_quantity > 0) ?? variants[0]

const moveToCart = async (wish: WishView) => {
  const pack = packToMove(wish)
  // What the cart cannot take stays a wish.
  if (pack && (await addPackToCart(wish.product, pack))) await takeOff(wish)
}

const takeOff = ({ product_id }: WishView) => removeFromWishlist(product_id)

export const Component = () => {
  const { user, ready: known } = useSession()
  const { items, ready } = useWishlist()
  return (
    <Wide>
      {!known || (user && !ready) ? (
        <ListSkeleton />
      ) : !user ? (
        <LoginNeeded picture="heart" text={pageText.account.needed.wishlist} />
      ) : items.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <Cards>
          {items.map((wish) => (
            <li key={wish.product_id}>
              <WishCard wish={wish} onRemove={() => void takeOff(wish)} onMove={() => void moveToCart(wish)} />
            </li>
          ))}
        </Cards>
      )}
    </Wide>
  )
}
