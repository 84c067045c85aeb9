import { eq } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { POLICY } from '../../../src/contract/constants.ts'
import { messages } from '../../../src/contract/messages.ts'
import { destinationIn, type ReturnForm } from '../../../src/contract/refund-destination.ts'
import { orderEvents, orderItems, products, returnMedia, returns } from '../../db/schema.ts'
import { lockItem } from '../shipments/locks.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { emit } from '../core/events.ts'
import { keepDestination } from './name-destination.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24

const returnPeriod = (perishable: boolean) =>
  perishable
    ? {
        hours: POLICY.perishableReturnHours,
        ended: (when: string) => answers.perishableEnded(String(POLICY.perishableReturnHours), when),
      }
    : {
        hours: POLICY.returnDays * DAY_HOURS,
        ended: (when: string) => answers.returnEnded(String(POLICY.returnDays), when),
      }
const damagePeriod = {
  hours: POLICY.damageReportHours,
  ended: (when: string) => answers.damageEnded(String(POLICY.damageReportHours), when),
}

const endOf = (deliveredAt: Date, { hours }: { hours: number }): Date =>
  new Date(deliveredAt.getTime() + hours * HOUR_MS)

/** When the periods for returns and for damage reports end, counted from the minute of delivery. */
export const returnWindows = (
  deliveredAt: Date | null,
  perishable: boolean,
): { return_until: string | null; damage_until: string | null } =>
  deliveredAt === null
    ? { return_until: null, damage_until: null }
    : {
        return_until: endOf(deliveredAt, returnPeriod(perishable)).toISOString(),
        damage_until: endOf(deliveredAt, damagePeriod).toISOString(),
      }

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})

export interface ReturnRequest extends ReturnForm {
  customerId: number
  orderItemId: number
  /** Names of pictures and videos that are already stored. */
  files: readonly string[]
}

const alreadyRequested = () => new Refusal('NOT_ALLOWED_NOW', answers.returnRequested)

/** Refuses an item that is not delivered, whose period has ended, or whose return was requested already. */
export const checkReturn = async (
  shop: ShopContext,
  { customerId, orderItemId, problem }: Pick<ReturnRequest, 'customerId' | 'orderItemId' | 'problem'>,
): Promise<typeof orderItems.$inferSelect> => {
  const { db, clock } = shop
  const item = await lockItem(shop, orderItemId, customerId)
  if (item.itemStatus !== 'delivered' || item.deliveryDate === null)
    throw new Refusal('NOT_ALLOWED_NOW', answers.returnOnceDelivered)
  const [product] = await db
    .select({ perishable: products.perishable })
    .from(products)
    .where(eq(products.id, item.productId))
  const period = problem === 'unwanted' ? returnPeriod(product?.perishable === true) : damagePeriod
  const end = endOf(item.deliveryDate, period)
  if (clock() > end) throw new Refusal('NOT_ALLOWED_NOW', period.ended(timeFormat.format(end)))
  if ((await db.$count(returns, eq(returns.orderItemId, orderItemId))) > 0) throw alreadyRequested()
  return item
}

/**
 * Stores a farmer's request to return a delivered item, once per item and within its period. What is damaged or wrong
 * needs a picture. Runs in a transaction.
 */
export const requestReturn = async (shop: ShopContext, request: ReturnRequest): Promise<void> => {
  const { db, clock } = shop
  const { customerId, orderItemId, problem, reason, files } = request
  const item = await checkReturn(shop, request)
  if (problem !== 'unwanted' && files.length === 0) throw invalid({ return_images: messages.damagePicture })
  const [added] = await db
    .insert(returns)
    .values({ orderItemId, problem, reason, createdAt: clock() })
    .onConflictDoNothing()
    .returning()
  if (added === undefined) throw alreadyRequested()
  if (files.length > 0) await db.insert(returnMedia).values(files.map((file) => ({ returnId: added.id, file })))
  const change = { fromStatus: item.itemStatus, toStatus: 'return_requested', actor: `customer ${customerId}` }
  await db.insert(orderEvents).values({ orderItemId, ...change, at: clock() })
  const { orderId, sellerId } = item
  await keepDestination(shop, orderId, destinationIn(request))
  await emit(shop, 'returnAsked', { id: added.id, orderId, sellerId })
}
