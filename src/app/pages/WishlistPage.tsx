import { LoginNeeded } from '../../features/account/LoginNeeded.tsx'
import { useSession } from '../../features/account/session.store.ts'
import { EmptyWishlist } from '../../features/wishlist/EmptyWishlist.tsx'
import { WishCard } from '../../features/wishlist/WishCard.tsx'
import { removeFromWishlist } from '../../features/wishlist/wishlist-actions.ts'
import { useWishlist, type WishView } from '../../features/wishlist/wishlist.store.ts'
import { pageText } from '../../texts/texts.ts'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { addPackToCart } from '../actions/add-pack-to-cart.ts'
import { titledPage } from '../page.ts'
import { Cards, Wide } from './PageLayout.tsx'

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
