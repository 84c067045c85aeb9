import { useSession } from '../../../features/account/session.store.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { ListSkeleton } from '../../../ui/display/Skeleton.tsx'
import { titledPage } from '../../page.ts'
import { AddressBook } from './AddressBook.tsx'
import { LoginFirst } from '../account/LoginFirst.tsx'
import { Wide } from '../PageLayout.tsx'
import { useAddressBook } from './useAddressBook.ts'

export const handle = titledPage(() => pageText.checkout.address.title)

export const Component = () => {
  const { user, ready } = useSession()
  const isLoaded = useAddressBook()
  if (ready && !user) return <LoginFirst />
  return <Wide>{ready && isLoaded ? <AddressBook /> : <ListSkeleton count={2} />}</Wide>
}
