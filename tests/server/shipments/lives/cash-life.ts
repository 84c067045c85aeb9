import { and, eq, inArray, ne } from 'drizzle-orm'
import { orderItems, refunds, shipments } from '../../../../server/db/schema.ts'
import { changeItemStatus } from '../../../../server/shop/orders/change-item-status.ts'
import { markRefunded, markReturned, markSent } from '../../../../server/shop/payments/refunds-by-hand.ts'
import { OPERATOR } from '../../../../server/shop/core/identity.ts'
import { settleCash } from '../../../../server/shop/shipments/cash-differences.ts'
import { toTakePaise } from '../../../../server/shop/shipments/cash-notes.ts'
import * as desk from '../../../../server/shop/shipments/move-shipment.ts'
import { rupees } from '../../../../src/contract/money.ts'
import { dice as diceOf, type Dice } from '../../../proofs/simulation/prng.ts'
import { check } from './check.ts'
import { atOwnTime, chargeBy, giveBack, place, tried, type Stage } from './stage.ts'

/**
 * Random lives of orders through the shop's own moves: packed in parts, put back, sent again, lost, told by two phones,
 * paid short, decided anew, given back, sent back. After each of them no noted sum is missing, nobody is asked for what
 * was noted, and what is due is what came in and is not kept.
 */

export interface Life {
  stage: Stage
  order: string
  dice: Dice
  /** Of charges for delivery and of what was wrong with what is given back; without it there are none. */
  extra: Dice | undefined
  /** What staff was told to have been noted, in paise. */
  noted: string[]
  /** Parcels for which something was noted after they ended undelivered: nothing of it is due before it is decided. */
  late: Set<string>
  /** The most that was ever noted or decided to have come in, in paise. */
  mostIn: number
  /** Somebody has decided, or cancelled what was noted for: then other sums hold than those that were noted. */
  isSettled: boolean
  /** More was noted than was asked for: what is over stays where it was noted. */
  isMore: boolean
}

const step = async (life: Life): Promise<void> => {
  const { stage, order, dice, noted } = life
  const { shop, staff } = stage
  const parcels = await shop.db.select().from(shipments).where(eq(shipments.orderId, order)).orderBy(shipments.id)
  const parcel = dice.pick(parcels)
  const me = dice.pick(staff)
  const lines = await shop.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.shipmentId, parcel.id), ne(orderItems.itemStatus, 'cancelled')))
    .orderBy(orderItems.id)
  const { id, state } = parcel
  const deliver = async () => {
    const [row] = await shop.db.select({ toTake: toTakePaise }).from(shipments).where(eq(shipments.id, id))
    const asked = Number(row?.toTake)
    const paise = dice.pick([asked, dice.below(asked + 1), dice.below(parcel.cashDuePaise + 100)])
    if (paise > asked) life.isMore = true
    const at = dice.chance(0.3) ? new Date(shop.clock().getTime() - dice.below(100_000)).toISOString() : undefined
    const form = { cash_taken: rupees(paise), ...(at && { at }) }
    if (!(await tried(() => desk.deliverShipment(shop, me, id, form))) || paise === 0) return
    noted.push(`${me.id} ${paise}`)
    life.mostIn += paise
    if (state === 'cancelled' || state === 'returned') life.late.add(id)
  }
  const settle = async () => {
    const sum = dice.below(parcel.cashDuePaise + 10_000)
    life.isSettled = true
    life.mostIn += sum
    await settleCash(shop, OPERATOR, id, { sum: rupees(sum), reason: 'Counted' })
    life.late.delete(id)
  }
  const [line] = lines.length === 0 ? [] : [dice.pick(lines)]
  if (line === undefined) return dice.chance(0.5) ? deliver() : settle()
  const item = { orderItemId: line.id, actor: 'operator', reason: 'So it was' }
  const moves: Record<string, () => Promise<unknown>> = {
    pack: () => {
      const some = lines.filter(() => dice.chance(0.7))
      const packed = (some.length > 0 ? some : lines).map((one) => ({
        order_item_id: one.id,
        quantity: dice.chance(0.8) ? one.quantity : 1 + dice.below(one.quantity),
      }))
      return desk.packShipment(shop, me, id, { lines: packed })
    },
    handOver: () => desk.handOver(shop, me, id, {}),
    deliver,
    again: deliver,
    fail: () => desk.failDelivery(shop, me, id, 'Nobody was there'),
    sendAgain: () => desk.sendAgain(shop, me, id),
    undo: () => changeItemStatus(shop, { ...item, verb: 'undo' }),
    undoAgain: () => changeItemStatus(shop, { ...item, verb: 'undo' }),
    giveBack: async () => {
      if (line.itemStatus === 'delivered') await giveBack(stage, line.id, life.extra)
    },
    lose: async () => {
      if (dice.chance(0.7)) return
      life.isSettled = true
      await changeItemStatus(shop, { ...item, verb: 'lose' })
    },
    cancel: async () => {
      if (dice.chance(0.7)) return
      life.isSettled = true
      await desk.cancelPart(shop, me, id, { lines: [{ order_item_id: line.id, quantity: 1 }], reason: 'Sold out' })
    },
    settle: async () => {
      if (dice.chance(0.2)) await settle()
    },
    sendBack: async () => {
      const isDue = and(eq(refunds.orderId, order), inArray(refunds.state, ['due', 'failed']))
      const [due] = await shop.db.select().from(refunds).where(isDue).orderBy(refunds.id).limit(1)
      if (due !== undefined) await (dice.chance(0.5) ? markSent(shop, due.id) : markRefunded(shop, due.id, 'UTR1'))
    },
    arrive: async () => {
      const isSent = and(eq(refunds.orderId, order), eq(refunds.state, 'sending'))
      const [sent] = await shop.db.select().from(refunds).where(isSent).orderBy(refunds.id).limit(1)
      if (sent !== undefined)
        await (dice.chance(0.5) ? markReturned(shop, sent.id) : markRefunded(shop, sent.id, 'UTR1'))
    },
  }
  const move = moves[dice.pick(Object.keys(moves))]
  if (move !== undefined) await tried(move)
}

/** One order in cash. */
export const liveInCash = async (lasting: Stage, seed: number, extra?: Dice): Promise<void> => {
  const dice = diceOf(seed)
  const { stage, pass } = atOwnTime(lasting, dice)
  const order = `LC${seed}`
  const prices = Array.from({ length: 1 + dice.below(3) }, () => 50 + dice.below(50_000))
  await place(stage, order, { prices, charge: chargeBy(extra) })
  const life: Life = {
    stage,
    order,
    dice,
    extra,
    noted: [],
    late: new Set(),
    mostIn: 0,
    isSettled: false,
    isMore: false,
  }
  for (let left = 6 + dice.below(12); left > 0; left--) {
    pass()
    await step(life)
  }
  await check(life)
}
