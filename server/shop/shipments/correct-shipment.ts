import type { CorrectForm } from '../../../src/contract/calls/staff/shipments.ts'
import { actorOf } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { invalid } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { stepOf, type ShipmentVerb } from '../../../src/contract/shipment-steps.ts'
import { lockShipment, refuseReturned } from './locks.ts'
import { moveLines, type Moved } from './move-lines.ts'
import { refuseMove } from './move-shipment.ts'
import { liveLines } from './split.ts'

/** What the operator puts right: lines that came back, were lost, or were moved by mistake. */

const correct = (
  shop: ShopContext,
  me: Staff,
  id: string,
  { lines, reason, verb }: CorrectForm & { verb: ShipmentVerb },
): Promise<Moved> =>
  inTransaction(shop, async (inner) => {
    const shipment = await lockShipment(inner, me, id)
    if (stepOf(verb, shipment.state) === undefined) return refuseMove(shipment)
    const live = await liveLines(inner, id)
    const moving = live.filter((line) => lines.includes(line.id))
    if (moving.length !== new Set(lines).size) throw invalid({ lines: 'This line is not in the parcel' })
    if (shipment.state === 'delivered')
      await refuseReturned(
        inner,
        moving.map((line) => line.id),
      )
    return moveLines(inner, shipment, moving, { verb, reason, actor: actorOf(inner) })
  })

/** Cancels lines that came back undelivered; their stock is sold again where `restock` says so. */
export const returnLines = (shop: ShopContext, me: Staff, id: string, form: CorrectForm & { restock: boolean }) =>
  correct(shop, me, id, { ...form, verb: form.restock ? 'returnToStock' : 'return' })

/** Cancels lines that were lost on their way; their stock stays gone. */
export const loseLines = (shop: ShopContext, me: Staff, id: string, form: CorrectForm) =>
  correct(shop, me, id, { ...form, verb: 'lose' })

/** Puts lines one step back, and nobody is told: from their way to the shop, from delivered to their way. */
export const undoLines = (shop: ShopContext, me: Staff, id: string, form: CorrectForm) =>
  correct(shop, me, id, { ...form, verb: 'undo' })
