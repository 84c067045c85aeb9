import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { orderItems, refunds, returns } from '../../../../server/db/schema.ts'
import { changeItemStatus } from '../../../../server/shop/orders/change-item-status.ts'
import * as desk from '../../../../server/shop/shipments/move-shipment.ts'
import { dice as diceOf, type Dice } from '../../../proofs/simulation/prng.ts'
import { chargeBy, giveBack, place, sumOf, tried, type Stage } from './stage.ts'

/**
 * One order that was paid in advance, without `extra` only cancelled, with it also charged for delivery, packed in parts, cancelled and given back bit by bit; what goes back never exceeds
 * what came in, and adds up: the charge for delivery stays unless nothing of the order comes or the seller is at fault.
 */
export const livePaid = async (stage: Stage, seed: number, extra?: Dice): Promise<void> => {
  const { shop, staff } = stage
  const dice = diceOf(seed)
  const order = `LP${seed}`
  const [me] = staff
  if (me === undefined) throw new Error('Nobody is at the desk')
  const prices = Array.from({ length: 1 + dice.below(4) }, () => 50 + dice.below(dice.chance(0.5) ? 100 : 50_000))
  const charge = chargeBy(extra)
  const total = prices.reduce((sum, price) => sum + price, charge)
  const charged = Math.floor((total + 50) / 100) * 100
  const paid = dice.chance(0.3) ? Math.max(100, charged - dice.below(charged)) : charged
  await place(stage, order, { prices, charge, paid: { charged, paid } })
  const linesNow = () =>
    shop.db
      .select({ item: orderItems, claim: returns.state, problem: returns.problem })
      .from(orderItems)
      .leftJoin(returns, eq(returns.orderItemId, orderItems.id))
      .where(eq(orderItems.orderId, order))
      .orderBy(orderItems.id)
  const isGone = ({ item, claim }: Awaited<ReturnType<typeof linesNow>>[number]) =>
    item.itemStatus === 'cancelled' || claim !== null
  for (let left = 2 + dice.below(8) + (extra?.below(6) ?? 0); left > 0; left--) {
    const live = (await linesNow()).filter((line) => !isGone(line))
    if (live.length === 0) break
    const { item } = dice.pick(live)
    const lines = [{ order_item_id: item.id, quantity: 1 + dice.below(item.quantity) }]
    const move = { orderItemId: item.id, actor: 'operator', reason: 'So it was' }
    const cancel = () => desk.cancelPart(shop, me, item.shipmentId, { lines, reason: 'Sold out' })
    const moves = [
      cancel,
      () => desk.packShipment(shop, me, item.shipmentId, { lines }),
      () => changeItemStatus(shop, { ...move, verb: 'ship' }),
      () => changeItemStatus(shop, { ...move, verb: 'deliver' }),
      () => changeItemStatus(shop, { ...move, verb: 'return' }),
      async () => {
        if (item.itemStatus === 'delivered') await giveBack(stage, item.id, extra)
      },
    ]
    await tried(extra?.pick(moves) ?? cancel)
  }
  const back = sumOf(await shop.db.select().from(refunds).where(eq(refunds.orderId, order)))
  const all = await linesNow()
  const gone = all.filter(isGone)
  const nothingComes = all.every(({ item }) => item.itemStatus === 'cancelled')
  const isFault = all.some(({ claim, problem }) => claim !== null && problem !== 'unwanted')
  const chargeBack = nothingComes || isFault ? charge : 0
  const shareOf = (sum: number) => (paid === charged ? sum : Math.floor((sum * paid) / charged))
  expect(back, 'no more goes back than came in').toBeLessThanOrEqual(paid)
  if (gone.length === all.length)
    expect(back, 'all of it goes back but a charge that is kept').toBe(Math.max(0, paid - shareOf(charge - chargeBack)))
  else if (paid === charged)
    expect(back, 'what is gone goes back').toBe(gone.reduce((sum, { item }) => sum + item.totalPaise, chargeBack))
}
