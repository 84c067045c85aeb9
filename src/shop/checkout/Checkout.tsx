import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AddressKind, User } from '../../contract/entities.ts'
import { pageText, text } from '../../texts/texts.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { addressLines } from '../../texts/address-lines.ts'
import { billingLike, flushAddresses, type AddressView } from '../addresses/addresses.store.ts'
import { isSameAddress } from '../addresses/addresses.shared.ts'
import { chooseAddress } from '../addresses/choose-address.ts'
import { ONLY_CASH, paymentPath, type Purchase } from '../addresses/paths.ts'
import { subtotalPaise, type CartItem } from '../cart/cart.ts'
import { toggleCart } from '../cart/cart.store.ts'
import { takeLimit, takeStock } from '../cart/stock.ts'
import { methodsFor, orderPayload, type PaymentMethod } from '../order-attempts/order-contents.ts'
import { acceptPrices, useCheckout, type OrderDraft } from '../order-attempts/place-order.store.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { ChangeButton, DeliverTo } from './DeliverTo.tsx'
import { useAttempts } from '../order-attempts/attempts.store.ts'
import { OrderLines } from './OrderLines.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { newsOfPlacing, PlaceOrder } from './PlaceOrder.tsx'
import { RefusalDialog } from './RefusalDialog.tsx'
import { unpaidLike } from '../payment/unpaid.ts'
import { toastError } from '../../ui/base/toast.ts'
import { cashLimitOf, cashLines, chargePaiseTo, parcelsTo } from '../delivery/delivery.ts'
import { renewZones } from '../delivery/delivery.store.ts'
import { noCashText } from '../delivery/no-cash-text.ts'
import { Parcels } from '../delivery/Parcels.tsx'
import { PhoneProofOffer } from '../login/PhoneProof.tsx'
import { deliveryNote } from './delivery-note.tsx'
import { AddressDelivery } from './AddressDelivery.tsx'
import { takeOut } from './take-out.ts'
import { useDeliveryTo } from '../addresses/useDeliveryPin.ts'
import { allowsCash, paise, rupees, wholeRupees } from '../../contract/money.ts'
import { withLoading } from '../page/loading.store.ts'
import { WithSummary } from '../page/PageLayout.tsx'
import layout from '../../ui/base/layout.module.css'
import { CheckoutFoot } from './CheckoutFoot.tsx'
import { formatRupees } from '../../texts/format.ts'
import { TotalRow } from '../../ui/display/TotalRow.tsx'

interface CheckoutProps {
  items: readonly CartItem[]
  user: User
  purchase: Purchase
  /** The rest of the cart stays for another order. */
  isPart: boolean
  delivery: AddressView | undefined
  billing: AddressView | undefined
  place: (order: Pick<OrderDraft, 'items' | 'method' | 'addresses' | 'chargePaise'>) => Promise<void>
}

/** Payment method, addresses and totals. */
export const Checkout = ({ items, user, purchase, isPart, delivery, billing, place }: CheckoutProps) => {
  const { state, refusal } = useCheckout()
  const { unpaid: attempts, open } = useAttempts()
  const online = useNetwork((network) => network.online)
  const navigate = useNavigate()
  const [chosen, choose] = useState<PaymentMethod>()
  const [changing, setChanging] = useState<AddressKind>()
  const deliver = useDeliveryTo(delivery?.pincode)
  const forCash = cashLines(items, deliver)
  const methods = methodsFor(items).filter((way) => way === 'p' || forCash.length === items.length)
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : (methods[0] ?? 'p')
  const words = pageText.checkout.payment
  const isBuyNow = purchase.isBuyNow === '1'
  const chargePaise = chargePaiseTo(items, deliver)
  const total = totalOf(subtotalPaise(items) + chargePaise, method)

  /** At the charge that stands on the screen, or at the one that was just accepted. */
  const order = (wanted: readonly CartItem[], charge = chargePaiseTo(wanted, deliver)) => {
    if (!delivery) return void toastError(text.messages.addDeliveryToContinue)
    if (!billing) return void toastError(text.messages.addBillingToContinue)
    void orderTo({ items: wanted, chargePaise: charge }, delivery, billing)
  }
  const orderTo = async (wanted: Pick<OrderDraft, 'items' | 'chargePaise'>, to: AddressView, bill: AddressView) => {
    // An order names its addresses by id, so the shop has to know them first.
    const isNew = to.unsent || bill.unsent
    if (online && isNew && !(await withLoading(flushAddresses([to.id, bill.id]))))
      return toastError(pageText.checkout.address.notSent)
    return place({ ...wanted, method, addresses: { delivery: to.id, billing: bill.id } })
  }
  const isSame = delivery !== undefined && billing !== undefined && isSameAddress(delivery, billing)
  const change = async (kind: AddressKind, address: AddressView) => {
    setChanging(undefined)
    chooseAddress(kind, address)
    const deliverTo = kind === 'delivery' ? address : delivery
    if (!deliverTo) return
    // Who is billed where the goods go is so at the other place, too.
    const billTo = kind === 'billing' ? address : isSame ? await billingLike(address) : billing
    if (!billTo) return
    if ('status' in billTo) return void toastError(billTo)
    void navigate(paymentPath(deliverTo.id, billTo.id, purchase), { replace: true })
  }
  const addresses = delivery && billing && { delivery: delivery.id, billing: billing.id }
  const unpaid = addresses && unpaidLike(attempts, orderPayload(items, method, addresses, user, chargePaise))
  const close = () => useCheckout.setState({ state: 'idle' }, true)
  const accept = async () => {
    const { lines = [], charge } = refusal ?? {}
    if (charge !== undefined) {
      close()
      void renewZones()
      return order(items, paise(charge.current))
    }
    const priceNow = ({ sku, price }: CartItem) => lines.find((line) => line.sku === sku)?.current ?? price
    await acceptPrices(lines)
    return order(items.map((item) => ({ ...item, price: priceNow(item) })))
  }
  const changeCart = () => {
    close()
    if (isBuyNow) void navigate(`/product-details/${items[0]?.slug}`)
    else {
      const { code, lines = [] } = refusal ?? {}
      void (code === 'QUANTITY_LIMIT' ? takeLimit(lines) : takeStock(lines))
      toggleCart(true)
    }
  }
  const takeRefusedOut = async () => {
    close()
    await takeOut(refusal?.lines ?? [])
  }
  const mayTakeOut = !isBuyNow && items.some(({ sku }) => !refusal?.lines.some((line) => line.sku === sku))
  const placing = {
    method,
    online,
    again: unpaid !== undefined,
    state: state === 'idle' && open !== undefined ? ('open' as const) : state,
  }
  const deliverTo = delivery && { name: delivery.name, place: addressLines(delivery).place }
  const billTo = billing && { name: billing.name, place: addressLines(billing).place }
  const summary = (
    <>
      <section className={layout.above5}>
        <h2>{words.order}</h2>
        <OrderLines items={items} note={deliveryNote(items, deliver)} />
        {isPart && <p>{pageText.checkout.cart.restStays}</p>}
        <Totals goods={subtotalPaise(items)} charge={chargePaise} method={method}>
          <Parcels parcels={parcelsTo(items, deliver, method === 'c')} />
        </Totals>
      </section>
      <CheckoutFoot label={total.label} amount={total.amount} news={newsOfPlacing(placing)}>
        <PlaceOrder {...placing} onPlace={() => order(items)} />
      </CheckoutFoot>
    </>
  )
  return (
    <>
      <WithSummary summary={summary}>
        <AddressDelivery items={items} isBuyNow={isBuyNow} pincode={delivery?.pincode} />
        <PaymentMethods
          method={method}
          cashAllowed={methods.includes('c')}
          noCash={allowsCash(items) ? noCashText(cashLimitOf(items, deliver)) : undefined}
          onChoose={choose}
          forCash={
            addresses && forCash.length > 0
              ? {
                  products: forCash.length,
                  path: paymentPath(addresses.delivery, addresses.billing, { ...purchase, only: ONLY_CASH }),
                }
              : undefined
          }
        />
        <DeliverTo
          title={words.deliverTo}
          {...deliverTo}
          onChange={() => setChanging('delivery')}
          note={
            isSame ? (
              <p className={layout.spread}>
                <span className={layout.quiet}>{words.billToSame}</span>
                <ChangeButton what={words.billTo} onClick={() => setChanging('billing')} />
              </p>
            ) : undefined
          }
        />
        {!isSame && <DeliverTo title={words.billTo} {...billTo} onChange={() => setChanging('billing')} />}
      </WithSummary>
      {state === 'refused' && refusal && (
        <RefusalDialog
          refusal={refusal}
          items={items}
          onAccept={() => void accept()}
          onChangeCart={changeCart}
          onTakeOut={mayTakeOut ? () => void takeRefusedOut() : undefined}
          onChangeAddress={() => {
            close()
            setChanging('delivery')
          }}
          phoneProof={<PhoneProofOffer onProven={() => order(items)} />}
          onClose={close}
        />
      )}
      {changing && (
        <AddressDialog
          kind={changing}
          chosenId={changing === 'delivery' ? delivery?.id : billing?.id}
          purchase={purchase}
          onChoose={(address) => void change(changing, address)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  )
}

/** A prepaid order is charged in whole rupees. */
const totalOf = (inPaise: number, method: PaymentMethod) => {
  const { toPayCash, toPayNow } = pageText.checkout.payment
  return method === 'c'
    ? { label: toPayCash, amount: rupees(inPaise) }
    : { label: toPayNow, amount: wholeRupees(inPaise) }
}

interface TotalsProps {
  /** In paise, as the charge for delivery. */
  goods: number
  charge: number
  method: PaymentMethod
  children: ReactNode
}

const Totals = ({ goods, charge, method, children }: TotalsProps) => {
  const words = pageText.checkout.payment
  const { label, amount } = totalOf(goods + charge, method)
  return (
    <div>
      <TotalRow label={words.subtotal} amount={formatRupees(rupees(goods))} />
      <TotalRow label={words.delivery} amount={charge > 0 ? formatRupees(rupees(charge)) : words.free} />
      <TotalRow total label={label} amount={formatRupees(amount)} />
      {children}
      <p className={layout.above3}>{words.cancelHint}</p>
    </div>
  )
}
