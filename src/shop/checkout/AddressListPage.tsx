import { Navigate, useLocation } from 'react-router-dom'
import { hasJustLoggedIn, isOnTheWayToPayment } from '../session/after-login.ts'
import { toPayment } from '../session/return-to.ts'
import { useSession } from '../session/session.store.ts'
import { useAddresses, type AddressView } from '../addresses/addresses.store.ts'
import { addPath, paymentPath } from '../addresses/paths.ts'
import { pageText } from '../../texts/texts.ts'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { checkoutPage } from '../page/page.ts'
import { AddressBook } from './AddressBook.tsx'
import { hasOrdered } from './ordered.ts'
import { LoginFirst } from '../login/LoginFirst.tsx'
import { usePurchase } from './usePurchase.ts'
import { PageLayout } from '../page/PageLayout.tsx'
import { useSelectedAddresses } from '../addresses/useSelectedAddresses.ts'
import { useAddressBook } from '../addresses/useAddressBook.ts'

export const handle = checkoutPage(() => pageText.checkout.address.title)

/** An order may name it as it is. */
const isAtShop = (address: AddressView | undefined): address is AddressView =>
  address !== undefined && !address.unsent && address.refused === undefined

export const Component = () => {
  const { user, ready } = useSession()
  const { delivery, isAnswered } = useAddresses()
  const { deliverTo, billTo } = useSelectedAddresses()
  const { purchase, items, problem, ready: hasCart } = usePurchase()
  const isLoaded = useAddressBook()
  const state: unknown = useLocation().state
  const isToPayment = isOnTheWayToPayment(state)
  if (ready && !user) return <LoginFirst />
  const isBought = hasCart && items.length === 0 && problem === undefined && purchase.isBuyNow !== null
  if (isBought && hasOrdered()) return <Navigate replace to="/order-history" />
  // There is nothing to choose from yet.
  if (hasJustLoggedIn(state) && isAnswered && delivery.length === 0)
    return <Navigate replace to={addPath('delivery', purchase)} state={isToPayment ? toPayment : null} />
  // The payment shows both addresses, and changes them in place.
  if (isToPayment && isLoaded && items.length > 0 && isAtShop(deliverTo) && isAtShop(billTo))
    return <Navigate replace to={paymentPath(deliverTo.id, billTo.id, purchase)} />
  return (
    <PageLayout>
      {ready && isLoaded ? <AddressBook isToPayment={isToPayment && items.length > 0} /> : <ListSkeleton count={2} />}
    </PageLayout>
  )
}
