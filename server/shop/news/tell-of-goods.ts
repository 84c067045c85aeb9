import { and, desc, eq, exists } from 'drizzle-orm'
import { listings, pushSubscriptions, questions, stockAlerts, stockLog } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { dueStockAlerts } from '../stock-alerts/stock-alerts.ts'
import { tell } from './tell.ts'
import type { ShopEvents } from '../core/events.ts'

/** News about goods: answers, what is back in stock, what is nearly gone, drafts that were decided, what was taken off. */

/** Tells the author of a review that the shop has replied. */
export const tellReviewAnswered = async (
  shop: ShopContext,
  { review: { id, customerId, listingId }, messageId }: ShopEvents['reviewAnswered'],
): Promise<void> => {
  const [listing] = await shop.db.select().from(listings).where(eq(listings.id, listingId))
  if (customerId === null || listing === undefined) return
  const what = `review:${id}:reply:${messageId}`
  await tell(shop, [{ kind: 'reviewAnswered', what, values: { title: listing.title }, to: { customerId } }])
}

/** Tells whoever asked that there is an answer; an answer given anew is not told again. */
export const tellQuestionAnswered = async (
  shop: ShopContext,
  { id }: ShopEvents['questionAnswered'],
): Promise<void> => {
  const [found] = await shop.db
    .select({ customerId: questions.customerId, title: listings.title, slug: listings.slug })
    .from(questions)
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .where(eq(questions.id, id))
  if (found === undefined) return
  const { customerId, ...values } = found
  await tell(shop, [{ kind: 'questionAnswered', what: `question:${id}:answered`, values, to: { customerId } }])
}

/** Tells the seller that a sale has left few pieces of a pack: once until somebody changes its stock by hand. */
export const tellLowStock = async (
  shop: ShopContext,
  { sku, title, sellerId, left }: ShopEvents['lowStock'],
): Promise<void> => {
  const [last] = await shop.db
    .select({ id: stockLog.id })
    .from(stockLog)
    .where(eq(stockLog.sku, sku))
    .orderBy(desc(stockLog.id))
    .limit(1)
  const what = `stock:${sku}:low:${last?.id ?? 0}`
  await tell(shop, [{ kind: 'lowStock', what, values: { title, left: String(left) }, to: { sellerId } }])
}

/** Tells the seller what became of a draft, each version that was sent once. */
export const tellDraftDecided = (
  shop: ShopContext,
  { id, sellerId, sentAt, title, state }: ShopEvents['draftDecided'],
): Promise<void> => {
  const kind = state === 'approved' ? 'draftApproved' : 'draftReturned'
  const what = `draft:${id}:${sentAt.getTime()}:${state}`
  return tell(shop, [{ kind, what, values: { title }, to: { sellerId } }])
}

/** Tells the seller that the operator has taken a listing off the shop, or shows it again; why stands on its page. */
export const tellListingMoved = (
  shop: ShopContext,
  { id, sellerId, title, isShown }: ShopEvents['listingMoved'],
): Promise<void> => {
  const kind = isShown ? 'listingShown' : 'listingHidden'
  // Each time anew: it may come and go more than once.
  const what = `listing:${id}:${shop.clock().getTime()}`
  return tell(shop, [{ kind, what, values: { title, listing: String(id) }, to: { sellerId } }])
}

const BATCH = 100

/**
 * Tells who waits for a pack that it is back, and they wait no more. Whoever has no browser subscribed goes on waiting:
 * nothing else would tell them. Returns how many were told.
 */
export const tellBackInStock = (shop: ShopContext): Promise<number> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const own = db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.customerId, stockAlerts.customerId))
    const due = await dueStockAlerts(inner, exists(own))
      .limit(BATCH)
      .for('update', { of: stockAlerts, skipLocked: true })
    for (const { customerId, sku, since, ...values } of due) {
      const what = `stock:${sku}:back:${customerId}:${since.getTime()}`
      await tell(inner, [{ kind: 'backInStock', what, values, to: { customerId } }])
      await db.delete(stockAlerts).where(and(eq(stockAlerts.customerId, customerId), eq(stockAlerts.sku, sku)))
    }
    return due.length
  })
