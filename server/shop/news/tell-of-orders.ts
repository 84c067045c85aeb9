import { eq } from 'drizzle-orm'
import { rupees } from '../../../src/contract/money.ts'
import { orders, shipments } from '../../db/schema.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { toTakePaise } from '../shipments/cash-notes.ts'
import { tell, type News } from './tell.ts'
import type { ShipmentVerb } from '../../../src/contract/shipment-steps.ts'
import type { ShopEvents } from '../core/events.ts'

/** News of orders, their parcels and refunds. */

type Order = ShopEvents['placed']['order']

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
/** 125000 paise → ₹1,250 */
const inRupees = (paise: number): string => (paise % 100 === 0 ? whole : exact).format(rupees(paise))

const toCustomer = ({ customerId, language }: Pick<Order, 'customerId' | 'language'>) => ({
  to: { customerId },
  language,
})

/** Tells of an order that is to be packed: placed in cash, or paid for. */
export const tellPlaced = (shop: ShopContext, { order, sellerIds }: ShopEvents['placed']): Promise<void> => {
  const [what, values] = [`order:${order.id}:placed`, { order: order.id }]
  return tell(shop, [
    { kind: 'placed', what, values, ...toCustomer(order) },
    ...sellerIds.map((sellerId): News => ({ kind: 'newOrder', what: `${what}:${sellerId}`, values, to: { sellerId } })),
  ])
}

const CANCELLING: readonly ShipmentVerb[] = ['cancel', 'return', 'returnToStock', 'lose']

/** Tells of a parcel that has moved; of one that was put a step back nothing. The rows are as they are after it. */
export const tellMoved = async (
  shop: ShopContext,
  { shipmentId, verb, lines, byCustomer }: ShopEvents['moved'],
): Promise<void> => {
  const [found] = await shop.db
    .select({ order: orders, shipment: shipments, toTake: toTakePaise })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(eq(shipments.id, shipmentId))
  if (found === undefined) return
  const { order, shipment, toTake } = found
  const values = { order: order.id }
  const what = `shipment:${shipmentId}:${verb}`
  const customer = toCustomer(order)
  const day = today(shop)
  const { carrier, tracking, promisedTo } = shipment
  if (CANCELLING.includes(verb)) {
    const ended = `${what}:${lines.join(',')}`
    return tell(shop, [
      byCustomer
        ? { kind: 'itemsCancelled', what: ended, values, to: { sellerId: shipment.sellerId } }
        : { kind: 'cancelled', what: ended, values, ...customer },
    ])
  }
  if (verb === 'pack') return tell(shop, [{ kind: 'packed', what, values, ...customer }])
  if (verb === 'deliver') return tell(shop, [{ kind: 'delivered', what, values, ...customer }])
  // It may be tried again on another day.
  if (verb === 'fail') return tell(shop, [{ kind: 'failed', what: `${what}:${day}`, values, ...customer }])
  if (verb === 'sendOut') {
    const cash = Number(toTake) > 0 ? { cash: inRupees(Number(toTake)) } : {}
    return tell(shop, [{ kind: 'out', what: `${what}:${day}`, values: { ...values, ...cash }, ...customer }])
  }
  if (verb === 'ship') {
    const known = {
      ...(carrier !== null && { carrier }),
      ...(tracking !== null && { tracking }),
      // A promise that is past is not made again.
      ...(promisedTo !== null && promisedTo >= day && { day: promisedTo }),
    }
    return tell(shop, [{ kind: 'shipped', what, values: { ...values, ...known }, ...customer }])
  }
}

/** Tells that money will come back, or that it was sent; anew when another sum will come back since some moment. */
export const tellRefund = async (
  shop: ShopContext,
  kind: 'refundDue' | 'refundSent',
  { refund: { id, orderId, amountPaise }, since }: ShopEvents['refundDue'],
): Promise<void> => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  if (order === undefined) return
  const values = { order: orderId, amount: inRupees(amountPaise) }
  const what = `refund:${id}:${kind}${since === undefined ? '' : `:${since.getTime()}`}`
  await tell(shop, [{ kind, what, values, ...toCustomer(order) }])
}

/** Tells the seller that a customer wants to return something. */
export const tellReturnAsked = (
  shop: ShopContext,
  { id, orderId, sellerId }: ShopEvents['returnAsked'],
): Promise<void> =>
  tell(shop, [{ kind: 'returnAsked', what: `return:${id}`, values: { order: orderId }, to: { sellerId } }])
