import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { AddressKind } from '../../contract/entities.ts'
import type { AddressForm as Sent } from '../../contract/forms.ts'
import { useSession } from '../../features/account/session.store.ts'
import { AddressForm } from '../../features/addresses/AddressForm.tsx'
import { drainAddresses, saveAddress, useAddresses } from '../../features/addresses/addresses.store.ts'
import { chooseAddress } from '../../features/addresses/chosen.store.ts'
import { listPath } from '../../features/addresses/paths.ts'
import { isFailure } from '../../offline/call.ts'
import { addressOf } from '../../offline/fold.ts'
import { p } from '../../texts/pageTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { pageHandle } from '../page.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { LoginFirst } from './LoginFirst.tsx'
import { Lead, Narrow } from './Narrow.tsx'
import { useAddressBook } from './useAddressBook.ts'

interface Which {
  kind: AddressKind
  editId: string | null
}

/** The billing variant is told by the path, the edit mode by the query (spec 2.9). */
export const loader = ({ request }: LoaderFunctionArgs): Which => {
  const { pathname, searchParams } = new URL(request.url)
  return {
    kind: pathname.includes('billing-address') ? 'billing' : 'delivery',
    editId: searchParams.get('editId'),
  }
}

const titleOf = ({ kind, editId }: Which = { kind: 'delivery', editId: null }): string => {
  const { addDelivery, editDelivery, addBilling, editBilling } = p.checkout.address.titles
  if (kind === 'delivery') return editId === null ? addDelivery : editDelivery
  return editId === null ? addBilling : editBilling
}

export const handle = pageHandle<typeof loader>({
  head: (data) => ({ title: titleOf(data) }),
  heading: (data) => titleOf(data),
})

/** How long a save may take before it is called saved on this phone only; it goes on being sent either way. */
const SENT_WITHIN_MS = 2_500

const sentSoon = (id: string): Promise<boolean> =>
  Promise.race([
    drainAddresses([id]),
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), SENT_WITHIN_MS)
    }),
  ])

export const Component = () => {
  const which = useLoaderData<typeof loader>()
  const { user, ready } = useSession()
  const book = useAddresses()
  const isLoaded = useAddressBook()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const words = p.checkout.address
  const back = listPath(query.get('isBuyNow'))
  if (ready && !user) return <LoginFirst />
  if (!ready || !isLoaded) {
    return (
      <Narrow>
        <FormSkeleton fields={8} />
      </Narrow>
    )
  }
  const { kind, editId } = which
  const address = editId === null ? undefined : book[kind].find(({ id }) => id === editId)
  if (editId !== null && !address) {
    return (
      <Narrow>
        <Face
          title={words.gone}
          text={words.goneText}
          action={
            <ButtonLink kind="main" full to={back}>
              {words.back}
            </ButtonLink>
          }
        />
      </Narrow>
    )
  }
  const save = async (form: Sent) => {
    const answer = await saveAddress(kind, form, editId ?? undefined)
    if (isFailure(answer)) {
      void toastError(answer.message)
      return answer
    }
    chooseAddress(kind, answer.id)
    void sentSoon(answer.id).then((sent) => toastSuccess(sent ? words.savedDone : p.checkout.saved))
    void navigate(back)
    return undefined
  }
  return (
    <Narrow>
      {address?.refused !== undefined && (
        <div role="status">
          <Lead>{words.refused(address.refused)}</Lead>
        </div>
      )}
      <AddressForm
        key={`${kind} ${editId}`}
        label={titleOf(which)}
        address={address?.typed === undefined ? address : addressOf(address.id, address.typed, address.is_default)}
        save={save}
        onCancel={() => void navigate(back)}
      />
    </Narrow>
  )
}
