import { useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isFailure } from '../../client/api/call.ts'
import type { AddressKind } from '../../contract/entities.ts'
import { rupees } from '../../contract/money.ts'
import { addressLines } from '../../texts/address-lines.ts'
import { hasJustLoggedIn } from '../session/after-login.ts'
import { useSession } from '../session/session.store.ts'
import {
  useAddresses,
  copyDeliveryToBilling,
  flushAddresses,
  removeAddress,
  setDefault,
  type AddressView,
} from '../addresses/addresses.store.ts'
import { addPath, paymentPath } from '../addresses/paths.ts'
import { pageText, text } from '../../texts/texts.ts'
import { toastError } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import { AddressSection } from '../addresses/AddressSection.tsx'
import { chooseAddress } from '../addresses/choose-address.ts'
import { useSelectedAddress } from '../addresses/selected-address.store.ts'
import { checkoutPage } from '../page/page.ts'
import { LoginFirst } from '../login/LoginFirst.tsx'
import { usePurchase } from './usePurchase.ts'
import { PageLayout } from '../page/PageLayout.tsx'
import { useAddressBook } from '../addresses/useAddressBook.ts'
import { subtotalPaise } from '../cart/cart.ts'
import { problemText } from '../cart/line-problem.ts'
import { withLoading } from '../page/loading.store.ts'
import { AddressDelivery } from './AddressDelivery.tsx'
import { CheckoutFoot } from './CheckoutFoot.tsx'

/** What was chosen and is still there, else the default, else the first. */
const selected = (addresses: readonly AddressView[], chosen: string | undefined): AddressView | undefined =>
  addresses.find(({ id }) => id === chosen) ?? addresses.find(({ is_default }) => is_default === 1) ?? addresses[0]

interface Deleting {
  kind: AddressKind
  address: AddressView
}

const remove = async ({ kind, address }: Deleting) => {
  const failed = await removeAddress(kind, address.id)
  return failed && toastError(failed)
}

/** Both kinds of addresses, one of each chosen, and the way on to the payment. */
export const AddressBook = () => {
  const { delivery, billing } = useAddresses()
  const navigate = useNavigate()
  const chosen = useSelectedAddress()
  const [isSame, setSame] = useState(false)
  const copying = useRef<ReturnType<typeof copyDeliveryToBilling>>(null)
  const [deleting, setDeleting] = useState<Deleting>()
  const words = pageText.checkout.address
  const deliverTo = selected(delivery, chosen.delivery)
  const billTo = selected(billing, chosen.billing)
  const { purchase, items, problem, ready } = usePurchase()
  const nothing = problem === undefined ? words.nothingToPay : problemText(problem)
  // A missing address is reported on a press; an empty cart is shown at once.
  const isIdle = ready && items.length === 0 && deliverTo !== undefined && (billTo !== undefined || isSame)

  const makeDefault = async (kind: AddressKind, address: AddressView) => {
    if (address.is_default === 1) return toastError(text.messages.alreadyDefault)
    const failed = await setDefault(kind, address.id)
    return failed && toastError(failed)
  }
  const sectionOf = (kind: AddressKind) => ({
    kind,
    purchase,
    onChoose: (address: AddressView) => {
      chooseAddress(kind, address)
      // The billing address was made from the one that was chosen before.
      setSame(false)
    },
    onDefault: (address: AddressView) => void makeDefault(kind, address),
    onDelete: (address: AddressView) => setDeleting({ kind, address }),
  })
  const billTheSame = async (isTicked: boolean) => {
    if (!isTicked) return setSame(false)
    if (!deliverTo) return toastError(text.messages.addDeliveryFirst)
    setSame(true)
    copying.current = copyDeliveryToBilling(deliverTo.id)
    const copied = await copying.current
    if (!isFailure(copied)) return
    setSame(false)
    return toastError(copied)
  }
  const proceed = async () => {
    if (!deliverTo) return toastError(text.messages.addDeliveryToContinue)
    // Pressed right after the tick, the copy may not have come to the list yet.
    const copied = isSame ? await copying.current : null
    const billId = billTo?.id ?? (copied && !isFailure(copied) ? copied.id : undefined)
    if (billId === undefined) return toastError(text.messages.addBillingToContinue)
    if (deliverTo.refused !== undefined || billTo?.refused !== undefined) return toastError(words.mendFirst)
    // An order names its addresses by id, so the shop has to know them first.
    if (!(await withLoading(flushAddresses([deliverTo.id, billId])))) return toastError(words.notSent)
    return navigate(paymentPath(deliverTo.id, billId, purchase))
  }

  return (
    <>
      <AddressSection addresses={delivery} chosenId={deliverTo?.id} {...sectionOf('delivery')}>
        <AddressDelivery items={items} isBuyNow={purchase.isBuyNow === '1'} pincode={deliverTo?.pincode} />
        {delivery.length === 0 && (
          <p>
            <b>{text.messages.addDeliveryToContinue}.</b> {words.noDeliveryText}
          </p>
        )}
      </AddressSection>
      {(billing.length === 0 || isSame) && (
        <div className={layout.below4}>
          <Checkbox label={words.same} checked={isSame} onChange={(event) => void billTheSame(event.target.checked)} />
        </div>
      )}
      {!isSame && <AddressSection folded addresses={billing} chosenId={billTo?.id} {...sectionOf('billing')} />}
      {delivery.length > 0 && (
        <CheckoutFoot label={words.total} amount={rupees(subtotalPaise(items))} news={isIdle ? nothing : undefined}>
          <Button kind="main" full disabled={isIdle} onClick={() => void proceed()} label={words.proceed} />
        </CheckoutFoot>
      )}
      {deleting && (
        <Confirm
          title={words.removeAsk}
          yes={words.remove}
          no={words.keep}
          onYes={() => void remove(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          <p>
            <b>{deleting.address.name}</b>
            <br />
            {addressLines(deleting.address).place}
          </p>
        </Confirm>
      )}
    </>
  )
}

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
