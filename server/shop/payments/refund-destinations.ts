import { and, eq, exists, gte, inArray, lt, ne, not, notLike, or, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { POLICY } from '../../../src/contract/constants.ts'
import { RefundDestination } from '../../../src/contract/refund-destination.ts'
import { orderItems, refundDestinations, refunds, returns } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { seal, sealedPrefix, unseal } from '../core/encryption.ts'
import { firstOf } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'

/** Where cash goes that comes back, encrypted in the database and in every backup, and deleted some weeks after it went. */

const KEPT_MS = POLICY.destinationDays * 24 * 60 * 60 * 1000

const contextOf = (orderId: string): string => `refund_destinations/${orderId}`
const Sealed = v.pipe(v.string(), v.parseJson(), RefundDestination)

type Row = typeof refundDestinations.$inferSelect

/** Null where the key of what is sealed is missing: then the customer is asked anew. */
const opened = ({ dataKeys }: Pick<ShopContext, 'dataKeys'>, { orderId, sealed }: Row): RefundDestination | null => {
  const read = v.safeParse(Sealed, unseal(dataKeys, sealed, contextOf(orderId)))
  return read.success ? read.output : null
}

const sealFor = ({ dataKeys }: Pick<ShopContext, 'dataKeys'>, orderId: string, to: RefundDestination): string =>
  seal(dataKeys, JSON.stringify(to), contextOf(orderId))

/** Keeps what the customer has named last, in place of what she named before. */
export const storeDestination = async (shop: ShopContext, orderId: string, to: RefundDestination): Promise<void> => {
  const row = { sealed: sealFor(shop, orderId, to), givenAt: shop.clock() }
  await shop.db
    .insert(refundDestinations)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: refundDestinations.orderId, set: row })
}

/** Of these orders, where something is known. */
export const destinationsOf = async (
  shop: ShopContext,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, RefundDestination>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await shop.db
    .select()
    .from(refundDestinations)
    .where(inArray(refundDestinations.orderId, [...orderIds]))
  return new Map(
    rows.flatMap((row) => {
      const to = opened(shop, row)
      return to === null ? [] : [[row.orderId, to] as const]
    }),
  )
}

/** Enough for its owner to know it again. */
export const maskDestination = (to: RefundDestination): string => {
  if (!('upi' in to)) return `•••• ${to.account_no.slice(-4)}`
  const at = to.upi.indexOf('@')
  return `${to.upi.slice(0, Math.min(2, at - 1))}••••${to.upi.slice(at)}`
}

/** Where a refund goes, for whoever sends it; the log says who has looked. */
export const openDestination = (shop: ShopContext, refundId: number): Promise<RefundDestination | null> =>
  inTransaction(shop, async (inner) => {
    const found = await inner.db.select().from(refunds).where(eq(refunds.id, refundId))
    const { orderId } = firstOf(found, 'Refund not found')
    await recordChange(inner, { action: 'refund.open', entity: 'refund', entityId: refundId, sellerId: null })
    return (await destinationsOf(inner, [orderId])).get(orderId) ?? null
  })

/** Encrypts at the start what an older key encrypted. Returns how many cannot be read because their key is missing. */
export const sealDestinations = (shop: ShopContext): Promise<{ unreadable: number }> =>
  inTransaction(shop, async ({ db }) => {
    const isOfOtherKey = notLike(refundDestinations.sealed, `${sealedPrefix(shop.dataKeys.current)}%`)
    const rows = await db.select().from(refundDestinations).where(isOfOtherKey).for('update')
    let unreadable = 0
    for (const row of rows) {
      const to = opened(shop, row)
      if (to === null) unreadable += 1
      else
        await db
          .update(refundDestinations)
          .set({ sealed: sealFor(shop, row.orderId, to) })
          .where(eq(refundDestinations.orderId, row.orderId))
    }
    return { unreadable }
  })

/** Destinations 35 days after their last refund was done, or after they were named and nothing came of it. */
export const isOldDestination = ({ db, clock }: Pick<ShopContext, 'db' | 'clock'>): SQL => {
  const before = new Date(clock().getTime() - KEPT_MS)
  const needed = db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.orderId, refundDestinations.orderId), or(ne(refunds.state, 'done'), gte(refunds.doneAt, before))),
    )
  const waiting = db
    .select()
    .from(returns)
    .innerJoin(orderItems, eq(orderItems.id, returns.orderItemId))
    .where(and(eq(orderItems.orderId, refundDestinations.orderId), eq(returns.state, 'requested')))
  return sql`${lt(refundDestinations.givenAt, before)} and ${not(exists(needed))} and ${not(exists(waiting))}`
}
