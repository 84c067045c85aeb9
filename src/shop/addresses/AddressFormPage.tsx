import { useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import type { AddressKind } from '../../contract/entities.ts'
import type { AddressForm as Sent } from '../../contract/forms.ts'
import { isOnTheWayToPayment } from '../session/after-login.ts'
import { toPayment } from '../session/return-to.ts'
import { fetchOwnPhone, nameAccount } from '../session/session.ts'
import { useSession } from '../session/session.store.ts'
import { ADDRESS_FIELDS, AddressForm } from './AddressForm.tsx'
import { flushAddresses, saveAddress, useAddresses } from './addresses.store.ts'
import { backPath } from './paths.ts'
import { isFailure } from '../../client/api/call.ts'
import { addressOf } from './addresses.shared.ts'
import { chooseAddress } from './choose-address.ts'
import { pageText } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { pageHandle } from '../page/page.ts'
import { FormSkeleton } from '../page/AfterHydration.tsx'
import { LoginFirst } from '../login/LoginFirst.tsx'
import { Lead, PageLayout } from '../page/PageLayout.tsx'
import { useDeliveryPin } from './useDeliveryPin.ts'
import { useAddressBook } from './useAddressBook.ts'

interface Which {
  kind: AddressKind
  editId: string | null
}

/** The path says whether it is a billing address, the query whether one is edited. */
export const loader = ({ request }: LoaderFunctionArgs): Which => {
  const { pathname, searchParams } = new URL(request.url)
  return {
    kind: pathname.includes('billing-address') ? 'billing' : 'delivery',
    editId: searchParams.get('editId'),
  }
}

const titleOf = ({ kind, editId }: Which = { kind: 'delivery', editId: null }): string => {
  const { addDelivery, editDelivery, addBilling, editBilling } = pageText.checkout.address.titles
  if (kind === 'delivery') return editId === null ? addDelivery : editDelivery
  return editId === null ? addBilling : editBilling
}

export const handle = pageHandle<typeof loader>({
  head: (data) => ({ title: titleOf(data) }),
  heading: (data) => titleOf(data),
  checkout: true,
})

/** How long a save may take before it is called saved on this phone only; it goes on being sent either way. */
const SENT_WITHIN_MS = 2_500

export const Component = () => {
  const which = useLoaderData<typeof loader>()
  const { user, ready } = useSession()
  const book = useAddresses()
  const isLoaded = useAddressBook()
  const pin = useDeliveryPin()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const words = pageText.checkout.address
  const back = backPath(query)
  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined) void fetchOwnPhone()
  }, [userId])
  if (ready && !user) return <LoginFirst />
  const { kind, editId } = which
  // A new address needs nothing of what the shop has. Not ready also means that another account has just come.
  if (!user || !(editId === null ? book.ready : isLoaded)) {
    return (
      <PageLayout>
        <FormSkeleton fields={ADDRESS_FIELDS} />
      </PageLayout>
    )
  }
  const address = editId === null ? undefined : book[kind].find(({ id }) => id === editId)
  if (editId !== null && !address) {
    return (
      <PageLayout>
        <EmptyState title={words.gone} text={words.goneText} action={{ to: back, label: words.back }} />
      </PageLayout>
    )
  }
  const save = async (form: Sent) => {
    const answer = await saveAddress(kind, form, editId ?? undefined)
    if (isFailure(answer)) void toastError(answer)
    return answer
  }
  const leave = (id: string, { name, pincode }: Sent) => {
    const savedAt = performance.now()
    chooseAddress(kind, { id, pincode })
    nameAccount(name)
    void flushAddresses([id], SENT_WITHIN_MS).then((sent) =>
      toastSuccess(sent ? words.savedDone : pageText.checkout.saved, savedAt),
    )
    void navigate(back, { replace: true, state: isOnTheWayToPayment(state) ? toPayment : null })
  }
  return (
    <PageLayout>
      {address?.refused !== undefined && (
        <div role="status">
          <Lead>{words.refused(address.refused)}</Lead>
        </div>
      )}
      <AddressForm
        key={`${kind} ${editId}`}
        label={titleOf(which)}
        address={address?.typed === undefined ? address : addressOf(address.id, address.typed, address.is_default)}
        draft={`address:${kind}:${editId ?? 'new'}`}
        pincode={editId === null ? (pin ?? undefined) : undefined}
        owner={user}
        save={save}
        onSaved={leave}
        onCancel={() => void navigate(back)}
      />
    </PageLayout>
  )
}
