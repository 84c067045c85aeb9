import type { TakeBackForm } from '../../../src/contract/calls/staff/shipments.ts'
import { paise } from '../../../src/contract/money.ts'
import { actorOf } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { countCashRefunds } from '../payments/cash-refunds.ts'
import { stepOf } from '../../../src/contract/shipment-steps.ts'
import { undoNote } from './cash-notes.ts'
import { lockShipment, refuseReturned } from './locks.ts'
import { moveLines, type Moved } from './move-lines.ts'
import { refuseMove } from './move-shipment.ts'
import { dropProofs } from './proofs.ts'
import { liveLines } from './split.ts'

/** A phone offers it for half an hour; what it then waits for is a network. */
const TAKEN_BACK_MAX_MS = 24 * 60 * 60 * 1000

const refuse = (message: string): never => {
  throw new Refusal('NOT_ALLOWED_NOW', message)
}

/**
 * Takes back a delivery or a failed attempt that was pressed by mistake. Cash that was noted with it was not taken, or for
 * another parcel: whoever has noted it undoes the note, and it is to be taken again. Photographs of it show another door.
 */
export const takeBack = (shop: ShopContext, me: Staff, id: string, { cash_taken }: TakeBackForm): Promise<Moved> =>
  inTransaction(shop, async (inner) => {
    const shipment = await lockShipment(inner, me, id)
    if (stepOf('takeBack', shipment.state) === undefined) return refuseMove(shipment)
    if (inner.clock().getTime() - shipment.movedAt.getTime() > TAKEN_BACK_MAX_MS)
      return refuse('It is too late to take this back')
    const lines = await liveLines(inner, id)
    const isDelivered = shipment.state === 'delivered'
    if (isDelivered)
      await refuseReturned(
        inner,
        lines.map((line) => line.id),
      )
    const taken = paise(cash_taken)
    if (taken > 0 && !(isDelivered && (await undoNote(inner, me, id, taken))))
      return refuse('Other cash was noted for this parcel meanwhile')
    await dropProofs(inner, id)
    const moved = await moveLines(inner, shipment, lines, { verb: 'takeBack', actor: actorOf(inner) })
    await countCashRefunds(inner, id)
    return moved
  })
