import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CASH_ON_DELIVERY } from '../../contract/constants.ts'
import type { OwnQuote } from '../../contract/enquiries.ts'
import type { User } from '../../contract/entities.ts'
import { billingLike, flushAddresses, useAddresses, type AddressView } from '../addresses/addresses.store.ts'
import { AddressChoice as Choice } from '../addresses/AddressChoice.tsx'
import { addForQuote } from '../addresses/paths.ts'
import { PaymentMethods } from '../checkout/PaymentMethods.tsx'
import { payOrder } from '../payment/pay-order.ts'
import type { PaymentMethod } from '../order-attempts/order-contents.ts'
import { QuoteSum } from './QuoteCard.tsx'
import { reload as reloadOrders } from '../orders/orders.store.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { pageText, text } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { FormBlocks } from '../../ui/display/FormSkeleton.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import layout from '../../ui/base/layout.module.css'
import { withLoading } from '../page/loading.store.ts'
import { useAddressBook } from '../addresses/useAddressBook.ts'

interface AcceptQuoteProps {
  user: User
  quote: OwnQuote
  /** Where the seller has reckoned with bringing it. */
  pincode: string | null
  onClose: () => void
  /** The shop has refused it: what is shown is old. */
  onRefused: () => void
}

const chosenOf = (addresses: readonly AddressView[], id: string | undefined): AddressView | undefined =>
  addresses.find((one) => one.id === id) ?? addresses.find(({ is_default }) => is_default === 1) ?? addresses[0]

/** Orders what a quote offers, at its price, once addresses are chosen; what is paid online is paid on the page of orders. */
export const AcceptQuoteDialog = ({ user, quote, pincode, onClose, onRefused }: AcceptQuoteProps) => {
  const navigate = useNavigate()
  const isReady = useAddressBook()
  const { delivery, billing } = useAddresses()
  const [deliverTo, setDeliverTo] = useState<string>()
  const [billTo, setBillTo] = useState<string>()
  const [isSame, tick] = useState(true)
  const [method, choose] = useState<PaymentMethod>(CASH_ON_DELIVERY)
  const words = pageText.enquiries
  // What the shop does not have yet cannot be ordered to.
  const there = delivery.filter((one) => !one.unsent && (pincode === null || one.pincode === pincode))
  const bills = billing.filter(({ unsent }) => !unsent)
  const [to, bill] = [chosenOf(there, deliverTo), chosenOf(bills, billTo)]

  /** Where there is no billing address yet, it is made of where the goods go, and the shop has to know it first. */
  const billLike = async (delivered: AddressView): Promise<string | undefined> => {
    const copied = await billingLike(delivered)
    if (!isFailure(copied) && (await withLoading(flushAddresses([copied.id])))) return copied.id
    void toastError(isFailure(copied) ? copied : pageText.checkout.address.notSent)
    return undefined
  }
  const order = async () => {
    if (to === undefined) return
    const billId = bill?.id ?? (await billLike(to))
    if (billId === undefined) return
    const body = { delivery_address_id: to.id, billing_address_id: billId, payment_method: method }
    const params = { id: String(quote.id) }
    const ordered = await withLoading(callApi('quoteAccept', { params, query: {}, body, key: newUuid() }))
    if (isFailure(ordered)) {
      void toastError(ordered)
      if (ordered.httpStatus !== undefined) onRefused()
      return
    }
    void navigate('/order-history')
    const { data: orderId, amount } = ordered
    if (amount === undefined || (await payOrder({ orderId, amount }, user)))
      void toastSuccess(text.messages.orderCreated)
    await reloadOrders()
  }
  return (
    <Dialog title={words.acceptTitle} onClose={onClose}>
      {isReady ? (
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            void order()
          }}
          label={words.acceptTitle}
        >
          <QuoteSum quote={quote} method={method} />
          <PaymentMethods method={method} cashAllowed forCash={undefined} onChoose={choose} />
          <AddressChoice kind="delivery" addresses={there} chosen={to} onChoose={setDeliverTo} pincode={pincode} />
          {to !== undefined && bills.length === 0 && (
            <Checkbox
              label={pageText.checkout.address.same}
              checked={isSame}
              onChange={(event) => tick(event.target.checked)}
            />
          )}
          {to !== undefined && (bills.length > 0 || !isSame) && (
            <AddressChoice kind="billing" addresses={bills} chosen={bill} onChoose={setBillTo} pincode={null} />
          )}
          {to !== undefined && (bill !== undefined || isSame) && <Submit label={pageText.checkout.payment.place} />}
        </Form>
      ) : (
        <FormBlocks fields={2} />
      )}
    </Dialog>
  )
}

interface AddressChoiceProps {
  kind: 'delivery' | 'billing'
  addresses: readonly AddressView[]
  chosen: AddressView | undefined
  onChoose: (id: string) => void
  pincode: string | null
}

const AddressChoice = ({ kind, addresses, chosen, onChoose, pincode }: AddressChoiceProps) => {
  const words = pageText.enquiries
  const { deliverTo, billTo } = pageText.checkout.payment
  if (addresses.length === 0)
    return (
      <div className={layout.stack2}>
        {pincode !== null && <p>{words.noAddress(pincode)}</p>}
        <ButtonLink full to={addForQuote(kind)} label={kind === 'delivery' ? words.addDelivery : words.addBilling} />
      </div>
    )
  return (
    <Choice
      legend={kind === 'delivery' ? deliverTo : billTo}
      name={kind}
      addresses={addresses}
      chosenId={chosen?.id}
      onChoose={({ id }) => onChoose(id)}
    />
  )
}
