import { Navigate, useLocation } from 'react-router-dom'
import { hasJustLoggedIn } from '../session/after-login.ts'
import { useSession } from '../session/session.store.ts'
import { useAddresses } from '../addresses/addresses.store.ts'
import { addPath } from '../addresses/paths.ts'
import { pageText } from '../../texts/texts.ts'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { checkoutPage } from '../page/page.ts'
import { AddressBook } from './AddressBook.tsx'
import { LoginFirst } from '../login/LoginFirst.tsx'
import { usePurchase } from './usePurchase.ts'
import { PageLayout } from '../page/PageLayout.tsx'
import { useAddressBook } from '../addresses/useAddressBook.ts'

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
