import { eq } from 'drizzle-orm'
import type { DeliverForm, HandOverForm, PackForm, ReceiveForm } from '../../../src/contract/calls/staff/shipments.ts'
import { paise } from '../../../src/contract/money.ts'
import { orderItems, shipments } from '../../db/schema.ts'
import { actorOf, recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import type { Staff } from '../core/identity.ts'
import { countCashRefunds } from '../payments/cash-refunds.ts'
import { hasNoted, noteCash, toTakePaise } from './cash-notes.ts'
import { lockShipment, type Shipment } from './locks.ts'
import { moveLines, type LineMove, type Moved } from './move-lines.ts'
import { STATE_IN_WORDS } from './in-words.ts'
import { liveLines, splitLine, type Item } from './split.ts'
import { stepOf, type ShipmentVerb } from '../../../src/contract/shipment-steps.ts'

/** What staff does with the parcels of the own shop. */

const ENDED_UNDELIVERED: readonly Shipment['state'][] = ['returned', 'cancelled']

export const refuseMove = ({ state }: Shipment): never => {
  throw new Refusal('NOT_ALLOWED_NOW', `This parcel is ${STATE_IN_WORDS[state]}`, { data: { state } })
}

/** Moves a whole parcel, or tells where it is already. */
const moveShipment = (
  shop: ShopContext,
  me: Staff,
  id: string,
  move: Omit<LineMove, 'actor'> | ((shipment: Shipment) => Omit<LineMove, 'actor'>),
): Promise<Moved> =>
  inTransaction(shop, async (inner) => {
    const shipment = await lockShipment(inner, me, id)
    const asked = typeof move === 'function' ? move(shipment) : move
    if (stepOf(asked.verb, shipment.state) === undefined) return refuseMove(shipment)
    return moveLines(inner, shipment, await liveLines(inner, id), { ...asked, actor: actorOf(inner) })
  })

interface Taken {
  line: Item
  lot?: string | undefined
  /** The line that the pieces are which were left out of it. */
  leftOut?: number
}

/**
 * The lines as they are asked for: more than a line has is refused by field, of less the other pieces become a line of
 * their own. What goes on keeps its number, which phones know, so `ends` says whether these are the ones that end.
 */
const takeLines = async (
  shop: ShopContext,
  shipment: Shipment,
  asked: PackForm['lines'],
  { ends }: { ends: boolean },
): Promise<Taken[]> => {
  const live = await liveLines(shop, shipment.id)
  const taken: Taken[] = []
  for (const [place, { order_item_id: id, quantity, lot }] of asked.entries()) {
    const line = live.find((one) => one.id === id)
    const field = `lines.${place}.quantity`
    if (line === undefined) throw invalid({ [`lines.${place}.order_item_id`]: 'This line is not in the parcel' })
    if (taken.some((one) => one.line.id === id)) throw invalid({ [field]: 'This line is named twice' })
    if (quantity > line.quantity) throw invalid({ [field]: `The parcel has ${line.quantity} of it` })
    const isPart = quantity < line.quantity
    const other = isPart ? await splitLine(shop, line, ends ? quantity : line.quantity - quantity) : line
    taken.push({ line: ends ? other : line, lot, ...(isPart && !ends && { leftOut: other.id }) })
  }
  return taken
}

export interface Packed extends Moved {
  /** The new numbers of lines of which a part was left out, for phones that go on with the rest without network. */
  rest_lines?: { was: number; order_item_id: number }[]
}

/** Packs pieces of a parcel, with the lot they are of; what is left out becomes a parcel of its own. */
export const packShipment = (shop: ShopContext, me: Staff, id: string, { lines }: PackForm): Promise<Packed> =>
  inTransaction(shop, async (inner) => {
    const shipment = await lockShipment(inner, me, id)
    if (stepOf('pack', shipment.state) === undefined) return refuseMove(shipment)
    const taken = await takeLines(inner, shipment, lines, { ends: false })
    for (const { line, lot } of taken)
      if (lot) await inner.db.update(orderItems).set({ lot }).where(eq(orderItems.id, line.id))
    const moving = taken.map(({ line }) => line)
    const moved = await moveLines(inner, shipment, moving, { verb: 'pack', actor: actorOf(inner) })
    const rest_lines = taken.flatMap(({ line, leftOut }) =>
      leftOut === undefined ? [] : [{ was: line.id, order_item_id: leftOut }],
    )
    return { ...moved, ...(rest_lines.length > 0 && { rest_lines }) }
  })

/** Cancels pieces that have not left the shop. */
export const cancelPart = (
  shop: ShopContext,
  me: Staff,
  id: string,
  { lines, reason }: PackForm & { reason: string },
): Promise<Moved> =>
  inTransaction(shop, async (inner) => {
    const shipment = await lockShipment(inner, me, id)
    // What is unpaid ends as a whole, by its customer or with its time.
    if (shipment.state === 'waiting_payment' || stepOf('cancel', shipment.state) === undefined)
      return refuseMove(shipment)
    const moving = (await takeLines(inner, shipment, lines, { ends: true })).map(({ line }) => line)
    return moveLines(inner, shipment, moving, { verb: 'cancel', reason, actor: actorOf(inner) })
  })

export const unpackShipment = (shop: ShopContext, me: Staff, id: string) =>
  moveShipment(shop, me, id, { verb: 'unpack' })

/** To a carrier with its tracking number, or out with the shop's own people. */
export const handOver = (shop: ShopContext, me: Staff, id: string, { carrier, tracking }: HandOverForm) => {
  const verb: ShipmentVerb = carrier ? 'ship' : 'sendOut'
  return moveShipment(shop, me, id, { verb, noted: { carrier: carrier || null, tracking: tracking || null } })
}

export const failDelivery = (shop: ShopContext, me: Staff, id: string, reason: string) =>
  moveShipment(shop, me, id, { verb: 'fail', reason })

export const sendAgain = (shop: ShopContext, me: Staff, id: string) => moveShipment(shop, me, id, { verb: 'sendOut' })

export const sendBack = (shop: ShopContext, me: Staff, id: string) => moveShipment(shop, me, id, { verb: 'comeBack' })

export const receiveBack = (shop: ShopContext, me: Staff, id: string, { restock, reason }: ReceiveForm) =>
  moveShipment(shop, me, id, { verb: restock ? 'returnToStock' : 'return', reason })

/** By the phone's clock it may have been at any time; it was between the last move and now. */
const momentOf = (shop: ShopContext, shipment: Shipment, at: string | undefined): Date => {
  const now = shop.clock().getTime()
  const said = at === undefined ? now : Date.parse(at)
  return new Date(Math.min(now, Math.max(said, shipment.movedAt.getTime())))
}

/**
 * What the phone asked for, where that is not what was to be taken: a charge was carried to the parcel meanwhile, or away
 * from it. Whoever decides on the cash is told both.
 */
const outdatedPaise = async (
  { db }: ShopContext,
  shipment: Shipment,
  { due, isDelivery }: { due: number | undefined; isDelivery: boolean },
): Promise<number | undefined> => {
  if (due === undefined) return undefined
  const [row] = await db.select({ toTake: toTakePaise }).from(shipments).where(eq(shipments.id, shipment.id))
  const right = isDelivery ? Number(row?.toTake) : shipment.cashDuePaise
  return paise(due) === right ? undefined : paise(due)
}

/**
 * Marks a parcel as delivered and notes what was taken for it. A delivery is told late where there was no network, so
 * the parcel may have moved elsewhere meanwhile, or somebody else has noted another sum: then the cash is noted all the
 * same, for somebody holds it.
 */
export const deliverShipment = (
  shop: ShopContext,
  me: Staff,
  id: string,
  { cash_taken, at, due, reason }: DeliverForm,
): Promise<Moved & { moved: boolean }> =>
  inTransaction(shop, async (inner) => {
    const shipment = await lockShipment(inner, me, id)
    const isDelivery = stepOf('deliver', shipment.state) !== undefined
    const askedPaise = await outdatedPaise(inner, shipment, { due, isDelivery })
    const takenAt = at === undefined ? undefined : new Date(at)
    const taken = { paise: paise(cash_taken), reason, askedPaise, at: takenAt, isDelivery }
    const logged = { cashTakenPaise: taken.paise, cashTakenBy: me.id }
    if (isDelivery) {
      const isNoted = taken.paise > 0 || shipment.cashTakenPaise === null || askedPaise !== undefined
      const moved = await moveLines(inner, shipment, await liveLines(inner, id), {
        verb: 'deliver',
        actor: actorOf(inner),
        deliveredAt: momentOf(inner, shipment, at),
        ...(isNoted && { logged }),
      })
      // Cash that was noted before stays noted where none was taken this time.
      if (isNoted) await noteCash(inner, me, shipment, taken)
      await countCashRefunds(inner, id)
      return { ...moved, moved: true }
    }
    if (taken.paise === 0 || (await hasNoted(inner, me, id, taken.paise))) return refuseMove(shipment)
    await noteCash(inner, me, shipment, taken)
    // Of what ended undelivered somebody first has to decide whether it was delivered after all.
    if (!ENDED_UNDELIVERED.includes(shipment.state)) await countCashRefunds(inner, id)
    await recordChange(inner, {
      action: 'shipment.cash',
      entity: 'shipment',
      entityId: id,
      sellerId: shipment.sellerId,
      before: { state: shipment.state },
      after: { state: shipment.state, ...logged },
    })
    return { id, state: shipment.state, moved: false }
  })
