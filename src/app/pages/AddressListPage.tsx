import { useSession } from '../../features/account/session.store.ts'
import { p } from '../../texts/pageTexts.ts'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import type { PageHandle } from '../page.ts'
import { AddressBook } from './AddressBook.tsx'
import { LoginFirst } from './LoginFirst.tsx'
import { Wide } from './Narrow.tsx'
import { useAddressBook } from './useAddressBook.ts'

export const handle: PageHandle = {
  head: () => ({ title: p.checkout.address.title }),
  heading: () => p.checkout.address.title,
}

export const Component = () => {
  const { user, ready } = useSession()
  const isLoaded = useAddressBook()
  if (ready && !user) return <LoginFirst />
  return <Wide>{ready && isLoaded ? <AddressBook /> : <ListSkeleton count={2} />}</Wide>
}
