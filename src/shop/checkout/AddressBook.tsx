import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AddressKind } from '../../contract/entities.ts'
import { pageText, text } from '../../texts/texts.ts'
import { AddressSection } from '../addresses/AddressSection.tsx'
import {
  billingLike,
  flushAddresses,
  removeAddress,
  saveAddress,
  setDefault,
  useAddresses,
  type AddressView,
} from '../addresses/addresses.store.ts'
import { useSelectedAddresses } from '../addresses/useSelectedAddresses.ts'
import { paymentPath } from '../addresses/paths.ts'
import { subtotalPaise } from '../cart/cart.ts'
import { problemText } from '../cart/line-problem.ts'
import { chargePaiseTo } from '../delivery/delivery.ts'
import { useDeliveryTo } from '../addresses/useDeliveryPin.ts'
import { rupees } from '../../contract/money.ts'
import { isFailure } from '../../client/api/call.ts'
import { addressLines } from '../../texts/address-lines.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { toastError } from '../../ui/base/toast.ts'
import { withLoading } from '../page/loading.store.ts'
import { AddressDelivery } from './AddressDelivery.tsx'
import { chooseAddress } from '../addresses/choose-address.ts'
import layout from '../../ui/base/layout.module.css'
import { CheckoutFoot } from './CheckoutFoot.tsx'
import { OrderLines } from './OrderLines.tsx'
import { WithSummary } from '../page/PageLayout.tsx'
import { usePurchase } from './usePurchase.ts'

interface Deleting {
  kind: AddressKind
  address: AddressView
}

/**
 * Both kinds of addresses, one of each chosen, and the way on to the payment. `isToPayment`: somebody has just written the
 * first one on that way, and is led on.
 */
export const AddressBook = ({ isToPayment = false }: { isToPayment?: boolean }) => {
  const { delivery, billing } = useAddresses()
  const navigate = useNavigate()
  const [ticked, tick] = useState<boolean>()
  const copying = useRef<ReturnType<typeof billingLike>>(null)
  const [deleting, setDeleting] = useState<Deleting>()
  const words = pageText.checkout.address
  const { deliverTo, billTo } = useSelectedAddresses()
  // Where there is no billing address the tick stands; its copy is made with the press on Proceed.
  const isSame = ticked ?? (billing.length === 0 && deliverTo !== undefined)
  const { purchase, items, problem, ready } = usePurchase()
  const deliver = useDeliveryTo(deliverTo?.pincode)
  const nothing = problem === undefined ? words.nothingToPay : problemText(problem)
  // A missing address is reported on a press; an empty cart is shown at once.
  const isIdle = ready && items.length === 0 && deliverTo !== undefined && (billTo !== undefined || isSame)

  // Opened from the menu, with nothing to buy.
  const isPlainBook = ready && items.length === 0 && purchase.isBuyNow === null && problem === undefined

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
      if (kind === 'delivery' && isSame && billTo) void saveAddress('billing', address, billTo.id)
      else copying.current = null
    },
    onDefault: (address: AddressView) => void makeDefault(kind, address),
    onDelete: (address: AddressView) => setDeleting({ kind, address }),
  })
  /** Kept until the list has it, so that a second press makes no second one. */
  const copyOf = async (address: AddressView) => {
    copying.current ??= billingLike(address)
    const copied = await copying.current
    if (!isFailure(copied)) return copied.id
    copying.current = null
    tick(false)
    void toastError(copied)
    return undefined
  }
  const billTheSame = (isTicked: boolean) => {
    if (isTicked && !deliverTo) return toastError(text.messages.addDeliveryFirst)
    copying.current = null
    tick(isTicked)
    return isTicked && deliverTo ? copyOf(deliverTo) : undefined
  }
  const remove = async ({ kind, address }: Deleting) => {
    copying.current = null
    const failed = await removeAddress(kind, address.id)
    return failed && toastError(failed)
  }
  const proceed = async () => {
    if (!deliverTo) return toastError(text.messages.addDeliveryToContinue)
    if (!billTo && !isSame) return toastError(text.messages.addBillingToContinue)
    const billId = billTo?.id ?? (await copyOf(deliverTo))
    if (billId === undefined) return undefined
    if (deliverTo.refused !== undefined || billTo?.refused !== undefined) return toastError(words.mendFirst)
    // An order names its addresses by id, so the shop has to know them first.
    if (!(await withLoading(flushAddresses([deliverTo.id, billId])))) return toastError(words.notSent)
    // Back would lead to a page that leads here again.
    return navigate(paymentPath(deliverTo.id, billId, purchase), { replace: isToPayment })
  }
  const isLed = useRef(false)
  useEffect(() => {
    if (!isToPayment || isLed.current || !deliverTo) return
    isLed.current = true
    void proceed()
  })

  const book = (
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
    </>
  )
  return (
    <>
      {delivery.length === 0 || isPlainBook ? (
        book
      ) : (
        <WithSummary
          summary={
            <>
              <section className={layout.desk}>
                <h2>{pageText.checkout.payment.order}</h2>
                <OrderLines items={items} />
              </section>
              <CheckoutFoot
                label={words.total}
                amount={rupees(subtotalPaise(items) + chargePaiseTo(items, deliver))}
                news={isIdle ? nothing : undefined}
              >
                <Button
                  kind="main"
                  full
                  whyNot={isIdle ? () => void toastError(nothing) : undefined}
                  onClick={() => void proceed()}
                  label={words.proceed}
                />
              </CheckoutFoot>
            </>
          }
        >
          {book}
        </WithSummary>
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
