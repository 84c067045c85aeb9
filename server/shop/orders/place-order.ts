import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { answers } from '../../../src/contract/answers.ts'
import { PREPAID } from '../../../src/contract/constants.ts'
import { OrderAddress } from '../../../src/contract/entities.ts'
import type { OrderCreate } from '../../../src/contract/forms.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { paise, rupees, wholeRupees } from '../../../src/contract/money.ts'
import { orderItems, orders, shipments } from '../../db/schema.ts'
import { findOrderAddresses } from '../accounts/addresses.ts'
import { checkCaps } from './order-caps.ts'
import { checkDelivery } from './order-delivery.ts'
import { checkLines, sameForAll, mergeLines, takeStock } from './order-lines.ts'
import { Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { readableId } from '../core/readable-id.ts'
import { joinTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'
import { tellLowStock } from '../news/tell-of-goods.ts'
import { tellPlaced } from '../news/tell-of-orders.ts'
import { shipmentIdOf } from '../shipments/split.ts'

/** How long stock is reserved for an unpaid order. */
const HOLD_MS = 30 * 60 * 1000

const snapshotOf = (address: object): OrderAddress => v.parse(OrderAddress, wire(address))

type Order = typeof orders.$inferInsert & { createdAt: Date }
type BoughtItem = Omit<typeof orderItems.$inferInsert, 'shipmentId'>

/** One parcel for each seller. */
const shipmentsOf = (order: Order, items: readonly BoughtItem[]) =>
  [...Map.groupBy(items, ({ sellerId }) => sellerId)].map(([sellerId, ofSeller], place) => {
    const { promisedFrom = null, promisedTo = null } = ofSeller[0] ?? {}
    const inCash = order.paymentMethod !== PREPAID
    const shipment: typeof shipments.$inferInsert = {
      id: shipmentIdOf(order.id, place + 1),
      orderId: order.id,
      sellerId,
      state: inCash ? 'to_pack' : 'waiting_payment',
      promisedFrom,
      promisedTo,
      cashDuePaise: inCash ? ofSeller.reduce((sum, { totalPaise }) => sum + totalPaise, 0) : 0,
      movedAt: order.createdAt,
    }
    return { shipment, items: ofSeller.map((item) => ({ ...item, shipmentId: shipment.id })) }
  })

/** Stores an order with its parcels, items, what they hold of the stock, and their first event: in one statement. */
const storeOrder = async ({ db }: ShopContext, order: Order, bought: readonly BoughtItem[]): Promise<void> => {
  const parcels = shipmentsOf(order, bought)
  const items = parcels.flatMap((parcel) => parcel.items)
  const state = order.paymentMethod === PREPAID ? 'held' : 'consumed'
  const actor = `customer ${order.customerId}`
  await db.execute(sql`with
    placed as (${db.insert(orders).values(order).getSQL()}),
    parcelled as (${db
      .insert(shipments)
      .values(parcels.map(({ shipment }) => shipment))
      .getSQL()}),
    stored as (${db.insert(orderItems).values(items).returning().getSQL()}),
    noted as (
      insert into order_events (order_item_id, to_status, actor, at)
      select id, item_status, ${actor}::text, ${order.createdAt.toISOString()}::timestamptz from stored
    )
    insert into reservations (order_item_id, sku, quantity, state)
    select id, sku, quantity, ${state}::text from stored`)
}

/**
 * Places an order, all of it or nothing. Prices and stock are the server's own; what the phone sent is only compared
 * with them. Both addresses and all items are stored as they are at this moment.
 */
export const placeOrder = (
  shop: ShopContext,
  customerId: number,
  { order_items: lines }: OrderCreate,
  language: Language = 'en',
) =>
  joinTransaction(shop, async (inner) => {
    if (lines.some((line) => line.customer_id !== undefined && line.customer_id !== customerId))
      throw new Refusal('FORBIDDEN', answers.otherOrder)
    const method = sameForAll(lines, 'payment_method', answers.samePayment)
    const deliveryId = sameForAll(lines, 'delivery_address_id', answers.sameAddress)
    const billingId = sameForAll(lines, 'billing_address_id', answers.sameBilling)
    const found = await findOrderAddresses(inner, customerId, { delivery: deliveryId, billing: billingId })
    const deliveryAddress = snapshotOf(found.delivery)
    const billingAddress = snapshotOf(found.billing)

    const wanted = mergeLines(lines)
    const offers = await checkLines(inner, wanted, method)
    const promise = await checkDelivery(inner, { wanted, offers, method, pincode: deliveryAddress.pincode })
    await checkCaps(inner, customerId, { wanted, offers, method })
    const low = await takeStock(inner, wanted, method)

    const now = shop.clock()
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
    const totalPaise = items.reduce((sum, { totalPaise: ofItem }) => sum + ofItem, 0)
    const isPrepaid = method === PREPAID
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
          : { paymentState: 'cash' }),
      },
      items.map((item) => ({ ...item, orderId, deliveryAddress, billingAddress, itemStatus })),
    )
    for (const { sku, left } of low) {
      const item = items.find((one) => one.sku === sku)
      if (item !== undefined) await tellLowStock(inner, { ...item, left })
    }
    // What is to be paid in advance is an order for its seller once it is paid.
    if (!isPrepaid)
      await tellPlaced(inner, { id: orderId, customerId, language }, [...new Set(items.map((item) => item.sellerId))])

    const lowered = wanted.flatMap(({ sku, claimPaise }) => {
      const current = offers.get(sku)?.unitPaise ?? claimPaise
      return current < claimPaise ? [{ sku, sent: rupees(claimPaise), current: rupees(current) }] : []
    })
    return {
      data: orderId,
      // Whole rupees to pay now.
      ...(isPrepaid ? { amount: wholeRupees(totalPaise) } : {}),
      // Lines that are charged less than was claimed.
      ...(lowered.length === 0 ? {} : { lowered }),
    }
  })
