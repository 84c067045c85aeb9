import { eq } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { ItemStatus } from '../../../src/contract/entities.ts'
import { ITEM_STATUS_OF } from '../../../src/contract/shipments.ts'
import { shipments } from '../../db/schema.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { moveLines } from '../shipments/move-lines.ts'
import { whyNot } from '../shipments/in-words.ts'
import { lockItem, refuseReturned } from '../shipments/locks.ts'
import { expireOrder } from './unpaid-orders.ts'
import { stepOf, type ShipmentVerb } from '../../../src/contract/shipment-steps.ts'

/** What a customer reads who cancels too late. */
const NOT_CANCELLED: Partial<Record<ItemStatus, string>> = {
  shipped: answers.shippedNotCancelled,
  delivered: answers.deliveredNotCancelled,
  cancelled: answers.cancelledNotCancelled,
}

export interface ItemMove {
  orderItemId: number
  verb: Extract<ShipmentVerb, 'ship' | 'deliver' | 'cancel' | 'return' | 'returnToStock' | 'lose' | 'undo'>
  /** Who makes the change, for the log. */
  actor: string
  /** Why, for the log. */
  reason?: string
  /** The owner, when a customer asks; another customer's item is not found. */
  customerId?: number
}

/**
 * Changes an item's status by moving it on its parcel, or out of it where the others stay: logs it, puts the stock of
 * what is cancelled back and makes a refund due for what was paid. An item that is still unpaid takes the whole order
 * with it: nobody can pay for half of it.
 */
export const changeItemStatus = (
  shop: ShopContext,
  { orderItemId, verb, actor, reason, customerId }: ItemMove,
): Promise<ItemStatus> =>
  inTransaction(shop, async (inner) => {
    const item = await lockItem(inner, orderItemId, customerId)
    const found = await inner.db.select().from(shipments).where(eq(shipments.id, item.shipmentId))
    const shipment = firstOf(found, answers.orderItemNotFound)
    if (item.itemStatus === 'cancelled' || stepOf(verb, shipment.state) === undefined)
      throw new Refusal(
        'NOT_ALLOWED_NOW',
        (verb === 'cancel' ? NOT_CANCELLED[item.itemStatus] : undefined) ?? whyNot(verb, item.itemStatus),
      )
    if (item.itemStatus === 'payment_pending') {
      await expireOrder(inner, item.orderId, actor)
      return 'cancelled'
    }
    if (item.itemStatus === 'delivered') await refuseReturned(inner, [orderItemId])
    const byCustomer = customerId !== undefined
    const { state } = await moveLines(inner, shipment, [item], { verb, actor, byCustomer, reason })
    const step = stepOf(verb, shipment.state)
    return step?.endsLines === true ? 'cancelled' : ITEM_STATUS_OF[state]
  })
