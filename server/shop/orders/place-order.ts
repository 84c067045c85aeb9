import * as v from 'valibot'
import { answers } from '../../../src/contract/answers.ts'
import { PREPAID } from '../../../src/contract/constants.ts'
import { OrderAddress } from '../../../src/contract/entities.ts'
import type { OrderCreate } from '../../../src/contract/forms.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { paise, rupees, wholeRupees } from '../../../src/contract/money.ts'
import type { RefusedCharge } from '../../../src/contract/refusals.ts'
import { lockBuyer, type Buyer } from '../addresses/addresses.ts'
import { checkCaps } from './order-caps.ts'
import { checkDelivery } from './order-delivery.ts'
import { checkLines, sameForAll, mergeLines, type AgreedPrices, type WantedLine } from './order-lines.ts'
import { takeStock } from '../stock/take-stock.ts'
import { Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { readableId } from '../core/readable-id.ts'
import { joinTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'
import { storeOrder } from './store-order.ts'
import { emit } from '../core/events.ts'

/** How long stock is reserved for an unpaid order. */
const HOLD_MS = 30 * 60 * 1000

const snapshotOf = (address: object): OrderAddress => v.parse(OrderAddress, wire(address))

/** What is ordered, once who and where is known. */
interface Purchase {
  buyer: Buyer
  language: Language
  method: 'c' | 'p'
  /** Sorted, each pack once. */
  wanted: readonly WantedLine[]
  /** By a quote: prices that hold whatever the packs cost today, and the delivery. */
  agreed?: { prices: AgreedPrices; chargePaise: number }
  /** What the customer has seen as the charge for delivery; a quote says its own. */
  claimedChargePaise?: number
}

/** Nothing is charged that the customer has not seen, and nothing else either: whatever differs is asked again. */
const checkCharge = (current: number, sent: number): void => {
  if (current === sent) return
  const facts: RefusedCharge = { sent: rupees(sent), current: rupees(current) }
  throw new Refusal('AMOUNT_CHANGED', answers.chargeChanged, { data: { delivery_charge: facts } })
}

/** Checks and stores an order, all of it or nothing, in the transaction of its caller. */
export const placePurchase = async (inner: ShopContext, purchase: Purchase) => {
  const { buyer, language, method, wanted, agreed } = purchase
  const { customerId } = buyer
  const deliveryAddress = snapshotOf(buyer.delivery)
  const billingAddress = snapshotOf(buyer.billing)
  const offers = await checkLines(inner, wanted, method, agreed?.prices)
  const { pincode } = deliveryAddress
  const asked = { wanted, offers, method, pincode, agreedPaise: agreed?.chargePaise }
  const { promise, chargeOf, chargePaise } = await checkDelivery(inner, asked)
  if (agreed === undefined) checkCharge(chargePaise, purchase.claimedChargePaise ?? 0)
  await checkCaps(inner, buyer, { wanted, offers, method, chargePaise, isAgreed: agreed !== undefined })
  const low = await takeStock(inner, wanted, method)

  const now = inner.clock()
  const orderId = `HD${readableId(10)}`
  const items = wanted.flatMap((line) => {
    const offer = offers.get(line.sku)
    if (offer === undefined) return []
    const { listingId, productId, sellerId, unitPaise, title, variantName, imageUrl, slug } = offer
    const bought = { listingId, productId, sellerId, unitPaise, title, variantName, imageUrl, slug }
    const { from: promisedFrom = null, to: promisedTo = null } = promise(sellerId) ?? {}
    const promised = { promisedFrom, promisedTo }
    const totalPaise = unitPaise * line.quantity
    return [{ sku: line.sku, quantity: line.quantity, totalPaise, ...promised, ...bought }]
  })
  const totalPaise = items.reduce((sum, { totalPaise: ofItem }) => sum + ofItem, chargePaise)
  const isPrepaid = method === PREPAID
  if (isPrepaid && wholeRupees(totalPaise) === 0) throw new Refusal('AMOUNT_TOO_SMALL', answers.belowOneRupee)
  const itemStatus = isPrepaid ? ('payment_pending' as const) : ('placed' as const)
  await storeOrder(
    inner,
    {
      id: orderId,
      customerId,
      language,
      paymentMethod: method,
      totalPaise,
      createdAt: now,
      ...(isPrepaid
        ? {
            paymentState: 'created',
            roundOffPaise: paise(wholeRupees(totalPaise)) - totalPaise,
            reservedUntil: new Date(now.getTime() + HOLD_MS),
          }
        : { paymentState: 'cash', roundOffPaise: 0, reservedUntil: null }),
    },
    items.map((item) => ({ ...item, orderId, customerId, deliveryAddress, billingAddress, itemStatus })),
    chargeOf,
  )
  for (const { sku, left } of low) {
    const item = items.find((one) => one.sku === sku)
    if (item !== undefined) await emit(inner, 'lowStock', { ...item, left })
  }
  // What is to be paid in advance is an order for its seller once it is paid.
  if (!isPrepaid)
    await emit(inner, 'placed', {
      order: { id: orderId, customerId, language },
      sellerIds: [...new Set(items.map((item) => item.sellerId))],
    })
  return { orderId, totalPaise, offers }
}

/**
 * Places an order, all of it or nothing. Prices and stock are the server's own; what the phone sent is only compared
 * with them. Both addresses and all items are stored as they are at this moment.
 */
export const placeOrder = (
  shop: ShopContext,
  customerId: number,
  { order_items: lines, delivery_charge: charge = 0 }: OrderCreate,
  language: Language = 'en',
) =>
  joinTransaction(shop, async (inner) => {
    if (lines.some((line) => line.customer_id !== undefined && line.customer_id !== customerId))
      throw new Refusal('FORBIDDEN', answers.otherOrder)
    const method = sameForAll(lines, 'payment_method', answers.samePayment)
    const deliveryId = sameForAll(lines, 'delivery_address_id', answers.sameAddress)
    const billingId = sameForAll(lines, 'billing_address_id', answers.sameBilling)
    const buyer = await lockBuyer(inner, customerId, { delivery: deliveryId, billing: billingId })
    const wanted = mergeLines(lines)
    const { orderId, totalPaise, offers } = await placePurchase(inner, {
      buyer,
      language,
      method,
      wanted,
      claimedChargePaise: paise(charge),
    })
    const lowered = wanted.flatMap(({ sku, claimPaise }) => {
      const current = offers.get(sku)?.unitPaise ?? claimPaise
      return current < claimPaise ? [{ sku, sent: rupees(claimPaise), current: rupees(current) }] : []
    })
    return {
      data: orderId,
      // Whole rupees to pay now.
      ...(method === PREPAID ? { amount: wholeRupees(totalPaise) } : {}),
      // Lines that are charged less than was claimed.
      ...(lowered.length === 0 ? {} : { lowered }),
    }
  })
