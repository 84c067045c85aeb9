import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { messages } from '../../contract/messages.ts'
import { useSession } from '../../features/account/session.store.ts'
import { useAddresses } from '../../features/addresses/addresses.store.ts'
import { useCart } from '../../features/cart/cart.store.ts'
import { OpenOrder } from '../../features/checkout/OpenOrder.tsx'
import { SimulatorWindow } from '../../features/checkout/SimulatorWindow.tsx'
import { useCheckout } from '../../features/checkout/checkout.store.ts'
import { beBusy } from '../../offline/busy.ts'
import { p } from '../../texts/pageTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import type { PageHandle } from '../page.ts'
import { Checkout } from './Checkout.tsx'
import { LoginFirst } from './LoginFirst.tsx'
import { Narrow, Wide } from './Narrow.tsx'
import { useAddressBook } from './useAddressBook.ts'
import { useOrdering } from './useOrdering.ts'

export const handle: PageHandle = {
  head: () => ({ title: p.checkout.payment.title }),
  heading: () => p.checkout.payment.title,
}

export const Component = () => {
  const { user, ready } = useSession()
  const { cartItems, buyNowItems, ready: hasCart } = useCart()
  const book = useAddresses()
  const isLoaded = useAddressBook()
  const { state } = useCheckout()
  const [query] = useSearchParams()
  const { ordering, place } = useOrdering(user)
  // No update may load the page anew under a farmer who pays.
  useEffect(beBusy, [])

  if (ready && !user) return <LoginFirst />
  const isBuyNow = query.get('isBuyNow') === '1'
  // What was ordered stays in sight until the page is left, although the cart is empty by then.
  const items = ordering ?? (isBuyNow ? buyNowItems : cartItems)
  if (!user || !hasCart || !isLoaded || (items.length === 0 && state === 'placing')) {
    return (
      <Narrow>
        <ListSkeleton count={2} />
      </Narrow>
    )
  }
  if (items.length === 0) {
    return (
      <Narrow>
        <OpenOrder />
        <Face
          picture="sack"
          ground="straw"
          title={messages.emptyCart}
          action={
            <ButtonLink kind="main" full to="/">
              {p.checkout.carryOn}
            </ButtonLink>
          }
        />
      </Narrow>
    )
  }
  return (
    <Wide>
      <OpenOrder />
      <Checkout
        items={items}
        user={user}
        isBuyNow={isBuyNow}
        delivery={book.delivery.find(({ id }) => id === query.get('selectedAddressId'))}
        billing={book.billing.find(({ id }) => id === query.get('selectedBillingAddressId'))}
        place={(order) => place({ ...order, user, isBuyNow })}
      />
      <SimulatorWindow />
    </Wide>
  )
}
