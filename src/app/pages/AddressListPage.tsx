import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { AddressKind } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { useSession } from '../../features/account/session.store.ts'
import { addressLines } from '../../features/addresses/addressLines.ts'
import { AddressSection } from '../../features/addresses/AddressSection.tsx'
import {
  copyDeliveryToBilling,
  drainAddresses,
  removeAddress,
  setDefault,
  useAddresses,
} from '../../features/addresses/addresses.store.ts'
import type { AddressView } from '../../features/addresses/addresses.store.ts'
import { paymentPath } from '../../features/addresses/paths.ts'
import { isFailure } from '../../offline/call.ts'
import { t } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { toastError } from '../../ui/toast.ts'
import { raiseLoading } from '../layout/loading.store.ts'
import type { PageHandle } from '../page.ts'
import css from './AddressListPage.module.css'
import { Columns, Wide } from './Narrow.tsx'
import { useAddressBook } from './useAddressBook.ts'

export const handle: PageHandle = {
  head: () => ({ title: t.checkout.address.title }),
  heading: () => t.checkout.address.title,
}

export const Component = () => {
  const { user, ready } = useSession()
  const isLoaded = useAddressBook()
  if (ready && !user) return <Navigate to="/login" replace />
  return <Wide>{ready && isLoaded ? <Addresses /> : <ListSkeleton count={2} />}</Wide>
}

/** What was chosen and is still there, else the default, else the first (spec section 4). */
const selected = (addresses: readonly AddressView[], chosen: string | undefined): AddressView | undefined =>
  addresses.find(({ id }) => id === chosen) ?? addresses.find(({ is_default }) => is_default === 1) ?? addresses[0]

const Addresses = () => {
  const { delivery, billing } = useAddresses()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [chosen, choose] = useState<Partial<Record<AddressKind, string>>>({})
  const [isSame, setSame] = useState(false)
  const [deleting, setDeleting] = useState<{ kind: AddressKind; address: AddressView }>()
  const words = t.checkout.address
  const isBuyNow = query.get('isBuyNow')
  const deliverTo = selected(delivery, chosen.delivery)
  const billTo = selected(billing, chosen.billing)

  const makeDefault = async (kind: AddressKind, address: AddressView) => {
    if (address.is_default === 1) return toastError(messages.alreadyDefault)
    const failed = await setDefault(kind, address.id)
    return failed && toastError(failed.message)
  }
  const sectionOf = (kind: AddressKind) => ({
    kind,
    isBuyNow,
    onChoose: (id: string) => choose({ ...chosen, [kind]: id }),
    onDefault: (address: AddressView) => void makeDefault(kind, address),
    onDelete: (address: AddressView) => setDeleting({ kind, address }),
  })
  const billTheSame = async (isTicked: boolean) => {
    if (!isTicked) return setSame(false)
    if (!deliverTo) return toastError(messages.addDeliveryFirst)
    setSame(true)
    const copied = await copyDeliveryToBilling(deliverTo.id)
    if (!isFailure(copied)) return
    setSame(false)
    return toastError(copied.message)
  }
  const remove = async () => {
    setDeleting(undefined)
    const failed = deleting && (await removeAddress(deleting.kind, deleting.address.id))
    return failed && toastError(failed.message)
  }
  const proceed = async () => {
    if (!deliverTo) return toastError(messages.addDeliveryToContinue)
    if (!billTo) return toastError(messages.addBillingToContinue)
    if (deliverTo.refused !== undefined || billTo.refused !== undefined) return toastError(words.mendFirst)
    // An order names its addresses by id, so the shop has to know them first.
    if (!(await raiseLoading(drainAddresses([deliverTo.id, billTo.id])))) return toastError(words.notSent)
    return navigate(paymentPath(deliverTo.id, billTo.id, isBuyNow))
  }

  return (
    <>
      <Columns>
        <AddressSection addresses={delivery} chosenId={deliverTo?.id} {...sectionOf('delivery')}>
          {delivery.length === 0 && (
            <p>
              <b>{messages.addDeliveryToContinue}.</b> {words.noDeliveryText}
            </p>
          )}
        </AddressSection>
        <div>
          {(billing.length === 0 || isSame) && (
            <div className={css.same}>
              <Checkbox
                label={words.same}
                checked={isSame}
                onChange={(event) => void billTheSame(event.target.checked)}
              />
            </div>
          )}
          {!isSame && <AddressSection addresses={billing} chosenId={billTo?.id} {...sectionOf('billing')} />}
        </div>
      </Columns>
      {delivery.length > 0 && (
        <div className={css.proceed}>
          <Button kind="main" iconAfter="next" full onClick={() => void proceed()}>
            {words.proceed}
          </Button>
        </div>
      )}
      <Confirm
        open={deleting !== undefined}
        title={words.removeAsk}
        yes={words.remove}
        no={words.keep}
        onYes={() => void remove()}
        onNo={() => setDeleting(undefined)}
      >
        <p>
          <b>{deleting?.address.name}</b>
          <br />
          {deleting && addressLines(deleting.address).place}
        </p>
      </Confirm>
    </>
  )
}
