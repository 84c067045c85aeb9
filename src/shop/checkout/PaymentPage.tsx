import { useEffect } from 'react'
import { pageText, text } from '../../texts/texts.ts'
import { useSession } from '../session/session.store.ts'
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
import { usePurchaseAddresses } from '../addresses/useSelectedAddresses.ts'
import { useAddressBook } from '../addresses/useAddressBook.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { usePurchase } from './usePurchase.ts'

export const handle = checkoutPage(() => pageText.checkout.payment.title)

export const Component = () => {
  const { user, ready } = useSession()
  const { items: wanted, problem, purchase, isBuyNow, isPart, ready: hasCart } = usePurchase()
  const isLoaded = useAddressBook()
  const { deliverTo, billTo } = usePurchaseAddresses()
  const { state } = useCheckout()
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
        delivery={deliverTo}
        billing={billTo}
        place={(order) => place({ ...order, user, isBuyNow, isPart })}
      />
      <SimulatorWindow />
    </PageLayout>
  )
}
