import { eq } from 'drizzle-orm'
import type { RefundMoved } from '../../../src/contract/calls/staff/returns.ts'
import { orderItems, orders, refunds } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { REFUND_BY_ONE_PAISE } from '../core/default-caps.ts'
import { emit } from '../core/events.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { countCashRefunds } from './cash-refunds.ts'
import { change, finish, lock, refuseCarried, sentPaise, tellSent, view } from './send-refunds.ts'

/** Refunds that somebody sends without the provider: sent, then done, or come back. */

type Refund = typeof refunds.$inferSelect

/** Who moves it: somebody of the staff, or null for all who use the command line. */
const mover = ({ actor }: ShopContext): number | null => actor?.staffId ?? null

const isByHand = ({ state, sentAt }: Refund): boolean => state === 'sending' && sentAt !== null

const refuseAtProvider = (refund: Refund): void => {
  if (refund.state === 'sending' && !isByHand(refund))
    throw new Refusal('NOT_ALLOWED_NOW', 'The provider is sending this refund; it would go back twice')
}

/** Whether a refund is so large that one person must not do all of it. */
export const needsTwo = ({ refundByOnePaise = REFUND_BY_ONE_PAISE }: ShopContext, paise: number): boolean =>
  paise > refundByOnePaise

const refuseOnePerson = async (shop: ShopContext, refund: Refund): Promise<void> => {
  if (!needsTwo(shop, await sentPaise(shop, refund))) return
  if (!isByHand(refund))
    throw new Refusal(
      'NOT_ALLOWED_NOW',
      'This much needs two people: first say that it was sent, then another says done',
    )
  if (refund.sentBy === mover(shop))
    throw new Refusal('NOT_ALLOWED_NOW', 'This much needs two people: who has sent it may not say that it is done')
}

/** Records that somebody has sent the money another way. Repeating it changes nothing. */
export const markSent = (shop: ShopContext, id: number): Promise<RefundMoved> =>
  inTransaction(shop, async (inner) => {
    const found = await lock(inner, id)
    if (found.state === 'done' || isByHand(found)) return view(found)
    refuseCarried(found)
    refuseAtProvider(found)
    const sent = await change(inner, found, { state: 'sending', sentAt: inner.clock(), sentBy: mover(inner) })
    await tellSent(inner, sent)
    return view(sent)
  })

/** Records that the money has arrived another way, and by which reference. Repeating it changes nothing. */
export const markRefunded = (shop: ShopContext, id: number, reference: string): Promise<RefundMoved> =>
  inTransaction(shop, async (inner) => {
    const found = await lock(inner, id)
    if (found.state === 'done') return view(found)
    refuseCarried(found)
    refuseAtProvider(found)
    await refuseOnePerson(inner, found)
    const doneAt = inner.clock()
    const sent = isByHand(found) ? {} : { sentAt: doneAt, sentBy: mover(inner) }
    const done = await change(inner, found, { state: 'done', reference, doneAt, ...sent })
    await finish(inner, done)
    return view(done)
  })

/** Counts anew what is due of the parcel of a refund of cash: what came back is due with what became due meanwhile. */
const dueAgain = async (shop: ShopContext, { orderItemId }: Refund): Promise<void> => {
  if (orderItemId === null) return
  const [item] = await shop.db
    .select({ shipmentId: orderItems.shipmentId })
    .from(orderItems)
    .where(eq(orderItems.id, orderItemId))
  if (item !== undefined) await countCashRefunds(shop, item.shipmentId)
}

/** Records that what was sent by hand came back, or was never sent: it is due again. Repeating it changes nothing. */
export const markReturned = (shop: ShopContext, id: number): Promise<RefundMoved> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const of = firstOf(await db.select().from(refunds).where(eq(refunds.id, id)), 'Refund not found')
    // The lock of all that is counted in an order.
    await db.select({ id: orders.id }).from(orders).where(eq(orders.id, of.orderId)).for('update')
    const found = await lock(inner, id)
    if (found.state === 'due' || found.state === 'failed') return view(found)
    if (!isByHand(found))
      throw new Refusal('NOT_ALLOWED_NOW', 'Only what was sent another way, and is not done, can come back')
    const back = await change(inner, found, { state: 'failed', sentAt: null, sentBy: null })
    await emit(inner, 'refundDue', { refund: back, since: inner.clock() })
    if (back.paymentId === null) await dueAgain(inner, back)
    return view(back)
  })
