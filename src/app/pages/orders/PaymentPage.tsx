import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { messages } from '../../../contract/messages.ts'
import { useSession } from '../../../features/account/session.store.ts'
import { useAddresses } from '../../../features/addresses/addresses.store.ts'
import { useCart } from '../../../features/cart/cart.store.ts'
import { OpenOrder } from '../../../features/checkout/OpenOrder.tsx'
import { SimulatorWindow } from '../../../features/checkout/SimulatorWindow.tsx'
import { useCheckout } from '../../../features/checkout/checkout.store.ts'
import { holdActivity } from '../../../offline/platform/activity-lock.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../../ui/display/Skeleton.tsx'
import { titledPage } from '../../page.ts'
import { Checkout } from './Checkout.tsx'
import { LoginFirst } from '../account/LoginFirst.tsx'
import { PageLayout, Wide } from '../PageLayout.tsx'
import { useAddressBook } from '../addresses/useAddressBook.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

export const handle = titledPage(() => pageText.checkout.payment.title)

export const Component = () => {
  const { user, ready } = useSession()
  const { cartItems, buyNowItems, ready: hasCart } = useCart()
  const book = useAddresses()
  const isLoaded = useAddressBook()
  const { state } = useCheckout()
  const [query] = useSearchParams()
  const { ordering, place } = usePlaceOrder(user)
  // No update may load the page anew under a farmer who pays.
  useEffect(holdActivity, [])

  if (ready && !user) return <LoginFirst />
  const isBuyNow = query.get('isBuyNow') === '1'
  // What was ordered stays in sight until the page is left, although the cart is empty by then.
  const items = ordering ?? (isBuyNow ? buyNowItems : cartItems)
  if (!user || !hasCart || !isLoaded || (items.length === 0 && state === 'placing')) {
    return (
      <PageLayout>
        <ListSkeleton count={2} />
      </PageLayout>
    )
  }
  if (items.length === 0) {
    return (
      <PageLayout>
        <OpenOrder />
        <EmptyState picture="sack" title={messages.emptyCart} action={{ to: '/', label: pageText.checkout.carryOn }} />
      </PageLayout>
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
