import { and, eq, sql } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { ItemStatus } from '../../../src/contract/entities.ts'
import { orderEvents, orderItems, reservations, returns, variants } from '../../db/schema.ts'
import { lockItem } from './lock-item.ts'
import { refundItem } from '../payments/refunds.ts'
import { Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { expireOrder } from './unpaid-orders.ts'

interface Step {
  from: readonly ItemStatus[]
  to: ItemStatus
  /** The goods have not left the shelf. */
  stockBack?: true
}

/** The allowed changes of an item's status; payments place items by a function of their own. */
const STEPS = {
  ship: [{ from: ['placed'], to: 'shipped' }],
  deliver: [{ from: ['shipped'], to: 'delivered' }],
  cancel: [{ from: ['payment_pending', 'placed'], to: 'cancelled', stockBack: true }],
  // It came back undelivered. Nobody has looked at it yet, so it is not put on sale by itself.
  return: [{ from: ['shipped'], to: 'cancelled' }],
  returnToStock: [{ from: ['shipped'], to: 'cancelled', stockBack: true }],
  lose: [{ from: ['shipped'], to: 'cancelled' }],
  undo: [
    { from: ['shipped'], to: 'placed' },
    { from: ['delivered'], to: 'shipped' },
  ],
} as const satisfies Record<string, readonly Step[]>

export type Verb = keyof typeof STEPS

const IN_WORDS: Record<Verb, string> = {
  ship: 'be shipped',
  deliver: 'be delivered',
  cancel: 'be cancelled',
  return: 'have come back',
  returnToStock: 'have come back',
  lose: 'be lost on its way',
  undo: 'be put a step back',
}

/** What a customer reads who cancels too late. */
const NOT_CANCELLED: Partial<Record<ItemStatus, string>> = {
  shipped: answers.shippedNotCancelled,
  delivered: answers.deliveredNotCancelled,
  cancelled: answers.cancelledNotCancelled,
}

const whyNot = (verb: Verb, from: ItemStatus): string =>
  (verb === 'cancel' ? NOT_CANCELLED[from] : undefined) ??
  `An item that is ${from.replace('_', ' ')} cannot ${IN_WORDS[verb]}`

const stepOf = (verb: Verb, from: ItemStatus): Step => {
  const steps: readonly Step[] = STEPS[verb]
  const step = steps.find((candidate) => candidate.from.includes(from))
  if (step !== undefined) return step
  throw new Refusal('NOT_ALLOWED_NOW', whyNot(verb, from))
}

export interface Move {
  orderItemId: number
  verb: Verb
  /** Who makes the change, for the log. */
  actor: string
  /** Why, for the log. */
  reason?: string
  /** The owner, when a customer asks; another customer's item is not found. */
  customerId?: number
}

/** Puts the item's stock back, exactly once: the reservation's state decides. */
const putStockBack = async ({ db }: ShopContext, orderItemId: number): Promise<void> => {
  const [released] = await db
    .update(reservations)
    .set({ state: 'released' })
    .where(and(eq(reservations.orderItemId, orderItemId), eq(reservations.state, 'consumed')))
    .returning()
  if (released === undefined) return
  await db
    .update(variants)
    .set({ onHand: sql`${variants.onHand} + ${released.quantity}` })
    .where(eq(variants.sku, released.sku))
}

/**
 * Changes an item's status and logs it, puts the stock of what is cancelled back and makes a refund due for what was
 * paid. An item that is still unpaid takes the whole order with it: nobody can pay for half of it.
 */
export const changeItemStatus = (
  shop: ShopContext,
  { orderItemId, verb, actor, reason, customerId }: Move,
): Promise<ItemStatus> =>
  inTransaction(shop, async (inner) => {
    const item = await lockItem(inner, orderItemId, customerId)
    const { to, stockBack } = stepOf(verb, item.itemStatus)
    if (item.itemStatus === 'payment_pending') {
      await expireOrder(inner, item.orderId, actor)
      return to
    }
    const isTakenBack = item.itemStatus === 'delivered'
    // An item that was returned or is being returned stays delivered, whatever the operator meant.
    if (isTakenBack && (await inner.db.$count(returns, eq(returns.orderItemId, orderItemId))) > 0)
      throw new Refusal('NOT_ALLOWED_NOW', 'The customer has asked to return this item, so it was delivered')
    const now = shop.clock()
    await inner.db
      .update(orderItems)
      .set({
        itemStatus: to,
        ...(to === 'delivered' ? { deliveryDate: now } : isTakenBack ? { deliveryDate: null } : {}),
      })
      .where(eq(orderItems.id, orderItemId))
    if (stockBack === true) await putStockBack(inner, orderItemId)
    if (to === 'cancelled') await refundItem(inner, orderItemId, 'cancelled')
    await inner.db
      .insert(orderEvents)
      .values({ orderItemId, fromStatus: item.itemStatus, toStatus: to, actor, reason: reason ?? null, at: now })
    return to
  })
