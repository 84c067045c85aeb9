import { eq } from 'drizzle-orm'
import type { OrderItem } from '../../src/contract/entities.ts'
import { POLICY } from '../../src/contract/constants.ts'
import type { ReturnForm } from '../../src/contract/forms.ts'
import { messages } from '../../src/contract/messages.ts'
import { orderEvents, orderItems, products, returnMedia, returns } from '../db/schema.ts'
import { lockItem } from './lock-item.ts'
import { invalid, Refusal } from './refusal.ts'
import type { Shop } from './shop.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24

const general = (perishable: boolean) =>
  perishable
    ? { hours: POLICY.perishableReturnHours, name: `The ${POLICY.perishableReturnHours} hours for goods that perish` }
    : { hours: POLICY.returnDays * DAY_HOURS, name: `The ${POLICY.returnDays} days for a return` }
const damage = {
  hours: POLICY.damageReportHours,
  name: `The ${POLICY.damageReportHours} hours for what is damaged or wrong`,
}

const endOf = (deliveredAt: Date, { hours }: { hours: number }): Date =>
  new Date(deliveredAt.getTime() + hours * HOUR_MS)

/** When the windows of spec section 9 end, counted from the minute of delivery. */
export const returnWindows = (
  deliveredAt: Date | null,
  perishable: boolean,
): Pick<OrderItem, 'return_until' | 'damage_until'> =>
  deliveredAt === null
    ? { return_until: null, damage_until: null }
    : {
        return_until: endOf(deliveredAt, general(perishable)).toISOString(),
        damage_until: endOf(deliveredAt, damage).toISOString(),
      }

const inIndia = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })

interface Logged {
  orderItemId: number
  from: string
  to: `return_${typeof returns.$inferSelect.state}`
  actor: string
}

/** Beside the item's own moves, with who and when (decision 29). */
export const logReturn = async ({ db, clock }: Shop, { orderItemId, from, to, actor }: Logged): Promise<void> => {
  await db.insert(orderEvents).values({ orderItemId, fromStatus: from, toStatus: to, actor, at: clock() })
}

export interface AskedReturn extends ReturnForm {
  customerId: number
  orderItemId: number
  /** Pictures and films, kept already. */
  files: readonly string[]
}

const askedAlready = () => new Refusal('NOT_ALLOWED_NOW', 'A return of this item was asked for already')

/** The customer's own item; not found for everybody else. */
export const checkOwnItem = async (shop: Shop, customerId: number, orderItemId: number): Promise<void> => {
  await lockItem(shop, orderItemId, customerId)
}

/** Refuses an item that is not delivered, whose window has ended, or whose return was asked for already. */
export const checkReturn = async (
  shop: Shop,
  { customerId, orderItemId, problem }: Pick<AskedReturn, 'customerId' | 'orderItemId' | 'problem'>,
): Promise<typeof orderItems.$inferSelect> => {
  const { db, clock } = shop
  const item = await lockItem(shop, orderItemId, customerId)
  if (item.itemStatus !== 'delivered' || item.deliveryDate === null)
    throw new Refusal('NOT_ALLOWED_NOW', 'Only a delivered item can be returned')
  const [product] = await db
    .select({ perishable: products.perishable })
    .from(products)
    .where(eq(products.id, item.productId))
  const window = problem === 'unwanted' ? general(product?.perishable === true) : damage
  const end = endOf(item.deliveryDate, window)
  if (clock() > end) throw new Refusal('NOT_ALLOWED_NOW', `${window.name} ended on ${inIndia.format(end)}`)
  const [before] = await db.select({ id: returns.id }).from(returns).where(eq(returns.orderItemId, orderItemId))
  if (before !== undefined) throw askedAlready()
  return item
}

/**
 * Writes down that a farmer wants to give a delivered item back, once per item and while its window is open. What is
 * damaged or wrong needs a picture. Runs in a transaction.
 */
export const requestReturn = async (shop: Shop, asked: AskedReturn): Promise<void> => {
  const { db, clock } = shop
  const { customerId, orderItemId, problem, reason, files } = asked
  const item = await checkReturn(shop, asked)
  if (problem !== 'unwanted' && files.length === 0) throw invalid({ return_images: messages.damagePicture })
  const [added] = await db
    .insert(returns)
    .values({ orderItemId, problem, reason, createdAt: clock() })
    .onConflictDoNothing()
    .returning()
  if (added === undefined) throw askedAlready()
  if (files.length > 0) await db.insert(returnMedia).values(files.map((file) => ({ returnId: added.id, file })))
  await logReturn(shop, { orderItemId, from: item.itemStatus, to: 'return_requested', actor: `customer ${customerId}` })
}
