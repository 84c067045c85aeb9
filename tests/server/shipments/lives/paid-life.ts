import { and, eq, ne } from 'drizzle-orm'
import { expect } from 'vitest'
import { orderItems, refunds } from '../../../../server/db/schema.ts'
import * as desk from '../../../../server/shop/shipments/move-shipment.ts'
import { dice as diceOf } from '../../../proofs/simulation/prng.ts'
import { place, sumOf, tried, type Stage } from './stage.ts'

/** One order that was paid in advance, cancelled bit by bit; what goes back never exceeds what came in, and adds up. */
export const livePaid = async (stage: Stage, seed: number): Promise<void> => {
  const { shop, staff } = stage
  const dice = diceOf(seed)
  const order = `LP${seed}`
  const [me] = staff
  if (me === undefined) throw new Error('Nobody is at the desk')
  const prices = Array.from({ length: 1 + dice.below(4) }, () => 50 + dice.below(dice.chance(0.5) ? 100 : 50_000))
  const total = prices.reduce((sum, price) => sum + price, 0)
  const charged = Math.floor((total + 50) / 100) * 100
  const paid = dice.chance(0.3) ? Math.max(100, charged - dice.below(charged)) : charged
  await place(stage, order, prices, { charged, paid })
  for (let left = 2 + dice.below(8); left > 0; left--) {
    const live = await shop.db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderId, order), ne(orderItems.itemStatus, 'cancelled')))
      .orderBy(orderItems.id)
    if (live.length === 0) break
    const line = dice.pick(live)
    const quantity = 1 + dice.below(line.quantity)
    const lines = [{ order_item_id: line.id, quantity }]
    await tried(() => desk.cancelPart(shop, me, line.shipmentId, { lines, reason: 'Sold out' }))
  }
  const back = sumOf(await shop.db.select().from(refunds).where(eq(refunds.orderId, order)))
  const items = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, order))
  expect(back, 'no more goes back than came in').toBeLessThanOrEqual(paid)
  if (items.every(({ itemStatus }) => itemStatus === 'cancelled')) expect(back, 'all of it goes back').toBe(paid)
}
