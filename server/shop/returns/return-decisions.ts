import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { DeskReturn } from '../../../src/contract/calls/staff/returns.ts'
import { rupees } from '../../../src/contract/money.ts'
import { pictureOf } from '../../../src/contract/pictures.ts'
import {
  categories,
  customers,
  orderEvents,
  orderItems,
  orders,
  products,
  returnMedia,
  returns,
  sellers,
} from '../../db/schema.ts'
import { lockItem } from '../shipments/locks.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf, invalid, Refusal } from '../core/refusal.ts'
import { isSellersFault } from '../payments/charges.ts'
import { refundItem } from '../payments/refunds.ts'
import type { FileOwner } from '../uploads/review-media.ts'
import { actorOf, recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'
import { bringCharge } from '../shipments/carry-charge.ts'
import { proofsOf } from '../shipments/proofs.ts'
import { splitLine } from '../shipments/split.ts'
import { ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { returnWindows } from './returns.ts'

const waitingFirst = newestFirst({ number: sql`(${returns.state} = 'requested')::int` }, returns.id)

const rowsOf = ({ db }: ShopContext) =>
  db
    .select({
      request: returns,
      item: orderItems,
      order: orders,
      customer: customers,
      seller: sellers,
      product: products,
      ground: categories.ground,
      ...waitingFirst.fields,
    })
    .from(returns)
    .innerJoin(orderItems, eq(orderItems.id, returns.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(sellers, eq(sellers.id, orderItems.sellerId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const viewsOf = async (shop: ShopContext, rows: readonly Row[]): Promise<DeskReturn[]> => {
  const { db } = shop
  const requests = rows.map(({ request }) => request.id)
  const isOfRows = inArray(returnMedia.returnId, requests)
  const media = await db.select().from(returnMedia).where(isOfRows).orderBy(returnMedia.id)
  const proofs = await proofsOf(
    shop,
    rows.map(({ item }) => item.shipmentId),
  )
  return rows.map(({ request, item, order, customer, seller, product, ground }) => ({
    ...wire(item),
    ...wire(request),
    ...returnWindows(item.deliveryDate, product.perishable),
    total_price: rupees(item.totalPaise),
    unit_price: rupees(item.unitPaise),
    payment_method: order.paymentMethod,
    customer_name: customer.name,
    phone_number: customer.phoneNumber ?? '',
    shop_name: seller.shopName ?? seller.name,
    perishable: product.perishable,
    ground,
    requested_at: request.createdAt.toISOString(),
    media: media
      .filter(({ returnId }) => returnId === request.id)
      .map(({ id, file }) => ({ id, file, file_path: pictureOf('returns', file) })),
    proofs: proofs(item.shipmentId),
  }))
}

/** A page of the returns to one's own shop, pending ones first, then newest first. */
export const listReturns = (
  shop: ShopContext,
  me: Staff,
  { which, ...query }: PageQuery & { which?: DeskReturn['state'] | undefined },
): Promise<Page<DeskReturn>> => {
  const { orderId, sku, title } = orderItems
  const where = and(ownedBy(me, orderItems.sellerId), which && eq(returns.state, which))
  const texts = [orderId, sku, title, customers.name, customers.phoneNumber, returns.state]
  const ids = [returns.id, orderItems.id]
  return pageOf(rowsOf(shop), query, { by: waitingFirst, texts, ids, where }, (rows) => viewsOf(shop, rows))
}

/** One return to one's own shop. */
export const showReturn = async (shop: ShopContext, me: Staff, returnId: number): Promise<DeskReturn> => {
  const rows = await rowsOf(shop).where(eq(returns.id, returnId))
  const of = { entity: 'return', id: returnId, message: 'There is no such claim' }
  ownRow(me, rows[0]?.item, of)
  return firstOf(await viewsOf(shop, rows), of.message)
}

/** An approval makes a refund due, so only a rejection may still be reversed. */
const MAY_BECOME = { requested: ['approved', 'rejected'], rejected: ['approved'], approved: [] } as const

interface Decision {
  state: 'approved' | 'rejected'
  note?: string | undefined
  /** Of so many pieces; of all unless said. */
  quantity?: number | undefined
}

/**
 * Stores and logs the shop's decision, with a note for the farmer. An approval makes a refund due for what was paid.
 * The goods do not go back into stock by themselves: an opened bag or a bottle that stood in the sun is not sold again,
 * so whoever has looked at them raises the stock by hand.
 */
export const decideReturn = (shop: ShopContext, me: Staff, returnId: number, { state, note, quantity }: Decision) =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const read = async () =>
      firstOf(await db.select().from(returns).where(eq(returns.id, returnId)), 'Return not found')
    const item = await lockItem(inner, (await read()).orderItemId)
    ownRow(me, item, { entity: 'return', id: returnId, message: 'Return not found' })
    const before = await read()
    const may: readonly string[] = MAY_BECOME[before.state]
    if (!may.includes(state))
      throw new Refusal('NOT_ALLOWED_NOW', `A return that is ${before.state} cannot become ${state}`)
    const taken = quantity ?? item.quantity
    if (taken > item.quantity) throw invalid({ quantity: `The claim is about ${item.quantity} of it` })
    // What the customer keeps becomes a line of its own, so that the claim's line is what is paid back.
    if (taken < item.quantity) await splitLine(inner, item, item.quantity - taken)
    await db
      .update(returns)
      .set({ state, note: note ?? null, decidedAt: clock() })
      .where(eq(returns.id, returnId))
    if (state === 'approved') {
      if (isSellersFault(before.problem)) await bringCharge(inner, item.shipmentId)
      await refundItem(inner, item.id, 'returned')
    }
    const change = { fromStatus: `return_${before.state}`, toStatus: `return_${state}`, actor: actorOf(inner) }
    await db.insert(orderEvents).values({ orderItemId: item.id, ...change, at: clock() })
    await recordChange(inner, {
      action: `return.${state}`,
      entity: 'return',
      entityId: returnId,
      sellerId: item.sellerId,
      before: { state: before.state },
      after: { state, ...(taken < item.quantity && { quantity: taken }) },
      personal: note ? ['note'] : [],
    })
    return { id: returnId, order_item_id: item.id, state }
  })

/** The owner of a return's picture; beside the operator only its shop sees it, to decide. */
export const findReturnFile = async ({ db }: ShopContext, file: string): Promise<FileOwner | null> => {
  const [row] = await db
    .select({ customerId: orders.customerId, sellerId: orderItems.sellerId })
    .from(returnMedia)
    .innerJoin(returns, eq(returns.id, returnMedia.returnId))
    .innerJoin(orderItems, eq(orderItems.id, returns.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(returnMedia.file, file))
  return row === undefined ? null : { isPublic: false, ...row }
}
