import { eq, inArray, sql } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/admin-calls/page.ts'
import type { AdminReturn, ReturnMoved } from '../../../src/contract/admin-calls/refunds.ts'
import { rupees } from '../../../src/contract/money.ts'
import { pictureOf } from '../../../src/contract/pictures.ts'
import { customers, orderEvents, orderItems, orders, returnMedia, returns } from '../../db/schema.ts'
import { lockItem } from './lock-item.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { refundItem } from '../payments/refunds.ts'
import type { FileOwner } from '../reviews/review-threads.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'

const waitingFirst = newestFirst({ number: sql`(${returns.state} = 'requested')::int` }, returns.id)

/** A page of returns, pending ones first, then newest first. */
export const listReturns = ({ db }: ShopContext, query: PageQuery): Promise<Page<AdminReturn>> => {
  const { orderId, sku, title } = orderItems
  const select = db
    .select({ request: returns, item: orderItems, customer: customers, ...waitingFirst.fields })
    .from(returns)
    .innerJoin(orderItems, eq(orderItems.id, returns.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .$dynamic()
  const texts = [orderId, sku, title, customers.name, customers.phoneNumber, returns.state]
  const ids = [returns.id, orderItems.id]
  return pageOf(select, query, { by: waitingFirst, texts, ids }, async (rows) => {
    const requests = rows.map(({ request }) => request.id)
    const isOfRows = inArray(returnMedia.returnId, requests)
    const media = await db.select().from(returnMedia).where(isOfRows).orderBy(returnMedia.id)
    return rows.map(({ request, item, customer }) => ({
      ...wire(item),
      ...wire(request),
      total_price: rupees(item.totalPaise),
      customer_name: customer.name,
      phone_number: customer.phoneNumber ?? '',
      requested_at: request.createdAt.toISOString(),
      media: media
        .filter(({ returnId }) => returnId === request.id)
        .map(({ id, file }) => ({ id, file, file_path: pictureOf('returns', file) })),
    }))
  })
}

/** An approval makes a refund due, so only a rejection may still be reversed. */
const MAY_BECOME = { requested: ['approved', 'rejected'], rejected: ['approved'], approved: [] } as const

/**
 * Stores and logs the shop's decision, with a note for the farmer. An approval makes a refund due for what was paid.
 * The goods do not go back into stock by themselves: an opened bag or a bottle that stood in the sun is not sold again,
 * so whoever has looked at them raises the stock by hand.
 */
export const decideReturn = (
  shop: ShopContext,
  returnId: number,
  { state, note }: { state: ReturnMoved['state']; note?: string | undefined },
): Promise<ReturnMoved> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const read = async () =>
      firstOf(await db.select().from(returns).where(eq(returns.id, returnId)), 'Return not found')
    const item = await lockItem(inner, (await read()).orderItemId)
    const before = await read()
    const may: readonly string[] = MAY_BECOME[before.state]
    if (!may.includes(state))
      throw new Refusal('NOT_ALLOWED_NOW', `A return that is ${before.state} cannot become ${state}`)
    await db
      .update(returns)
      .set({ state, note: note ?? null, decidedAt: clock() })
      .where(eq(returns.id, returnId))
    if (state === 'approved') await refundItem(inner, item.id, 'returned')
    const change = { fromStatus: `return_${before.state}`, toStatus: `return_${state}`, actor: 'operator' }
    await db.insert(orderEvents).values({ orderItemId: item.id, ...change, at: clock() })
    await recordChange(inner, {
      action: `return.${state}`,
      entity: 'return',
      entityId: returnId,
      sellerId: item.sellerId,
      before: { state: before.state },
      after: { state, note: note ?? null },
    })
    return { id: returnId, order_item_id: item.id, state }
  })

/** The owner of a return's picture; nobody else but the operator ever sees it. */
export const findReturnFile = async ({ db }: ShopContext, file: string): Promise<FileOwner | null> => {
  const [row] = await db
    .select({ customerId: orders.customerId })
    .from(returnMedia)
    .innerJoin(returns, eq(returns.id, returnMedia.returnId))
    .innerJoin(orderItems, eq(orderItems.id, returns.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(returnMedia.file, file))
  return row === undefined ? null : { isPublic: false, customerId: row.customerId }
}
