import { Navigate, useLocation } from 'react-router-dom'
import { hasJustLoggedIn } from '../../../features/account/after-login.ts'
import { useSession } from '../../../features/account/session.store.ts'
import { useAddresses } from '../../../features/addresses/addresses.store.ts'
import { addPath } from '../../../features/addresses/paths.ts'
import { pageText } from '../../../texts/texts.ts'
import { ListSkeleton } from '../../../ui/display/Skeleton.tsx'
import { checkoutPage } from '../../page.ts'
import { AddressBook } from './AddressBook.tsx'
import { LoginFirst } from '../account/LoginFirst.tsx'
import { usePurchase } from '../orders/usePurchase.ts'
import { PageLayout } from '../PageLayout.tsx'
import { useAddressBook } from './useAddressBook.ts'

export const handle = checkoutPage(() => pageText.checkout.address.title)

export const Component = () => {
  const { user, ready } = useSession()
  const { delivery, isAnswered } = useAddresses()
  const { purchase } = usePurchase()
  const isLoaded = useAddressBook()
  const isNew = hasJustLoggedIn(useLocation().state) && isAnswered && delivery.length === 0
  if (ready && !user) return <LoginFirst />
  // There is nothing to choose from yet.
  if (isNew) return <Navigate replace to={addPath('delivery', purchase)} />
  return <PageLayout>{ready && isLoaded ? <AddressBook /> : <ListSkeleton count={2} />}</PageLayout>
}
