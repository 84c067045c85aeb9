import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageText, text } from '../../texts/texts.ts'
import { useSession } from '../session/session.store.ts'
import { useAddresses, type AddressView } from '../addresses/addresses.store.ts'
import { problemText } from '../cart/line-problem.ts'
import { OpenOrder } from '../order-attempts/OpenOrder.tsx'
import { SimulatorWindow } from '../payment/SimulatorWindow.tsx'
import { useCheckout } from '../order-attempts/place-order.store.ts'
import { holdActivity } from '../../client/worker/activity-lock.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { checkoutPage } from '../page/page.ts'
import { Checkout } from './Checkout.tsx'
import { LoginFirst } from '../login/LoginFirst.tsx'
import { PageLayout } from '../page/PageLayout.tsx'
import { useSelectedAddresses } from '../addresses/useSelectedAddresses.ts'
import { useAddressBook } from '../addresses/useAddressBook.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { usePurchase } from './usePurchase.ts'

export const handle = checkoutPage(() => pageText.checkout.payment.title)

/** The one that the path names; only where it names none, the one that was chosen last. */
const named = (book: readonly AddressView[], id: string | null, chosen: AddressView | undefined) =>
  id === null ? chosen : book.find((address) => address.id === id)

export const Component = () => {
  const { user, ready } = useSession()
  const { items: wanted, problem, purchase, isBuyNow, isPart, ready: hasCart } = usePurchase()
  const book = useAddresses()
  const isLoaded = useAddressBook()
  const { deliverTo, billTo } = useSelectedAddresses()
  const { state } = useCheckout()
  const [query] = useSearchParams()
  const { ordering, place } = usePlaceOrder(user)
  // No update may load the page anew under a farmer who pays.
  useEffect(holdActivity, [])

  if (ready && !user) return <LoginFirst />
  // What was ordered stays in sight until the page is left, although the cart is empty by then.
  const items = ordering ?? wanted
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
        <EmptyState
          picture="sack"
          title={problem === undefined ? text.messages.emptyCart : problemText(problem)}
          action={{ to: '/', label: pageText.checkout.carryOn }}
        />
      </PageLayout>
    )
  }
  return (
    <PageLayout>
      <OpenOrder />
      <Checkout
        items={items}
        user={user}
        purchase={purchase}
        isPart={isPart}
        delivery={named(book.delivery, query.get('selectedAddressId'), deliverTo)}
        billing={named(book.billing, query.get('selectedBillingAddressId'), billTo)}
        place={(order) => place({ ...order, user, isBuyNow, isPart })}
      />
      <SimulatorWindow />
    </PageLayout>
  )
}
