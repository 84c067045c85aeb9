import { LoginNeeded } from '../login/LoginNeeded.tsx'
import { useSession } from '../session/session.store.ts'
import { EmptyWishlist } from './EmptyWishlist.tsx'
import { WishCard } from './WishCard.tsx'
import { removeFromWishlist } from './wishlist-actions.ts'
import { useWishlist, type WishView } from './wishlist.store.ts'
import { pageText } from '../../texts/texts.ts'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { addPackToCart } from '../cart/add-pack-to-cart.ts'
import { titledPage } from '../page/page.ts'
import { Cards, Wide } from '../page/PageLayout.tsx'

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
