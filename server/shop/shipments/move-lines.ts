import { eq, inArray } from 'drizzle-orm'
import { eventOf, ITEM_STATUS_OF, type ShipmentState } from '../../../src/contract/shipments.ts'
import { orderEvents, orderItems, shipments } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import type { LoggedFields } from '../core/logged-fields.ts'
import { countCashRefunds } from '../payments/cash-refunds.ts'
import { refundItem } from '../payments/refunds.ts'
import { keepCharge } from './carry-charge.ts'
import type { Shipment } from './locks.ts'
import { countCashDue, liveLines, moveToNewShipment, type Item } from './split.ts'
import { putStockBack } from '../stock/reservations.ts'
import { stepOf, type ShipmentVerb } from '../../../src/contract/shipment-steps.ts'
import { emit } from '../core/events.ts'

export interface LineMove {
  verb: ShipmentVerb
  /** Who makes the change, for the log. */
  actor: string
  /** The customer's own doing: she is not told of it, the seller is. */
  byCustomer?: boolean
  /** Why, for the log and, where something ends, for the customer. */
  reason?: string | undefined
  /** When it was handed over at the door; now where nobody says. */
  deliveredAt?: Date
  /** What else is noted on the parcel. */
  noted?: Partial<Pick<Shipment, 'carrier' | 'tracking'>>
  /** What the log tells beside. */
  logged?: LoggedFields
}

export interface Moved {
  id: string
  state: ShipmentState
  /** The parcel of the lines that stayed behind. */
  rest?: string
}

/**
 * Moves lines of a parcel: its state, their statuses, stock, refunds, cash due and both logs. Lines that do not move
 * stay behind in a new parcel; where lines end one by one they stay in theirs. The order's row is locked, and the verb
 * is one that the parcel's state allows.
 */
export const moveLines = async (
  shop: ShopContext,
  shipment: Shipment,
  lines: readonly Item[],
  { verb, actor, byCustomer = false, reason, deliveredAt, noted = {}, logged = {} }: LineMove,
): Promise<Moved> => {
  const step = stepOf(verb, shipment.state)
  if (step === undefined) throw new Error(`A parcel that is ${shipment.state} was asked to ${verb}`)
  const { db } = shop
  const now = shop.clock()
  const to = typeof step.to === 'function' ? step.to(shipment) : step.to
  const itemStatus = ITEM_STATUS_OF[to]
  const live = await liveLines(shop, shipment.id)
  const others = live.filter(({ id }) => !lines.some((line) => line.id === id))
  const isWhole = others.length === 0
  const rest = isWhole || step.endsLines === true ? undefined : await moveToNewShipment(shop, shipment, others, to)
  const ids = lines.map(({ id }) => id)
  await db
    .update(orderItems)
    .set({
      itemStatus,
      ...(to === 'delivered' && { deliveryDate: deliveredAt ?? now }),
      ...(shipment.state === 'delivered' && { deliveryDate: null }),
    })
    .where(inArray(orderItems.id, ids))
  const change = { fromStatus: eventOf(shipment.state), toStatus: eventOf(to), actor, reason: reason ?? null, at: now }
  await db.insert(orderEvents).values(ids.map((orderItemId) => ({ orderItemId, ...change })))
  if (step.stockBack === true) await putStockBack(shop, lines)
  const state = isWhole || step.endsLines !== true ? to : shipment.state
  await db
    .update(shipments)
    .set({
      ...noted,
      state,
      movedAt: now,
      ...(to === 'packed' && shipment.packedAt === null && { packedAt: now }),
      ...(to === 'to_pack' && { packedAt: null }),
    })
    .where(eq(shipments.id, shipment.id))
  await countCashDue(shop, shipment.id)
  if (itemStatus === 'cancelled') {
    await keepCharge(shop, shipment.id)
    for (const id of ids) await refundItem(shop, id, 'cancelled')
  }
  // What was noted has gone with the lines that it pays: so does what is due of it.
  if (rest !== undefined) for (const id of [shipment.id, rest]) await countCashRefunds(shop, id)
  const { carrier, tracking } = noted
  await recordChange(shop, {
    action: `shipment.${verb}`,
    entity: 'shipment',
    entityId: shipment.id,
    sellerId: shipment.sellerId,
    before: { state: shipment.state },
    after: { state, ...logged, ...(!isWhole && { lines: ids }) },
    personal: Object.entries({ carrier, tracking, reason }).flatMap(([name, said]) => (said ? [name] : [])),
  })
  await emit(shop, 'moved', { shipmentId: shipment.id, verb, lines: ids, byCustomer })
  return { id: shipment.id, state, ...(rest !== undefined && { rest }) }
}
