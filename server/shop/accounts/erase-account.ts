import { and, eq, inArray, is, ne, or, isNotNull, notExists } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { answers } from '../../../src/contract/answers.ts'
import type { Language } from '../../../src/contract/languages.ts'
import * as schema from '../../db/schema.ts'
import {
  cashNotes,
  customers,
  idempotency,
  loginCodes,
  orderItems,
  orders,
  refundDestinations,
  refunds,
  returns,
  reviewMedia,
  reviewMessages,
  reviews,
  shipmentProofs,
  shipments,
  auditLog,
} from '../../db/schema.ts'
import { verifyPassword } from './accounts.ts'
import { findAccount } from '../login/find-account.ts'
import { eraseWords } from './erase-words.ts'
import { forgetBrowsers, ownClient, type Client } from '../login/known-browsers.ts'
import { consumeCode, verifyCode } from '../login/otp.ts'
import { requestCode } from '../login/request-code.ts'
import { withdrawComplaints } from '../complaints/complaints.ts'
import { findCustomer } from './own-account.ts'
import { releaseFiles } from '../uploads/release-files.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { closeAllSessions } from '../login/sessions.ts'
import type { Customer } from '../core/identity.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'

/** Erases an account for good. Only orders, which the books must hold, stay, without a link to the account. */

const eraseCode = (phoneNumber: string) => ({ role: 'customer', phoneNumber, purpose: 'erase' }) as const

/** Sends a code that confirms the erasure to the account's own phone. */
export const requestEraseCode = async (
  shop: ShopContext,
  customer: Customer,
  { client, language }: { client: Client; language: Language },
): Promise<void> => {
  const { phoneNumber } = await findCustomer(shop, customer.id)
  if (phoneNumber === null) return
  await requestCode(shop, eraseCode(phoneNumber), { client: ownClient(customer, client), language })
}

/** True while something of an order is open: delivery, a decision or money. */
const hasOpenOrders = async ({ db }: ShopContext, customerId: number): Promise<boolean> => {
  const [open] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(returns, eq(returns.orderItemId, orderItems.id))
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        or(
          inArray(orderItems.itemStatus, ['payment_pending', 'placed', 'shipped']),
          eq(returns.state, 'requested'),
          ne(refunds.state, 'done'),
          eq(orders.paymentState, 'refund_due'),
        ),
      ),
    )
    .limit(1)
  return open !== undefined
}

/** A review that was public stays, without a name; what only its author and the shop have read is deleted. */
const eraseReviews = async ({ db }: Pick<ShopContext, 'db'>, customerId: number): Promise<void> => {
  const own = await db.select().from(reviews).where(eq(reviews.customerId, customerId))
  const ids = own.map(({ id }) => id)
  const hidden = own.filter(({ publicComment }) => publicComment === null).map(({ id }) => id)
  await db.delete(reviewMessages).where(inArray(reviewMessages.reviewId, ids))
  const isHidden = or(inArray(reviewMedia.reviewId, hidden), eq(reviewMedia.isPublic, false))
  const gone = await db
    .delete(reviewMedia)
    .where(and(inArray(reviewMedia.reviewId, ids), isHidden))
    .returning()
  await releaseFiles({ db }, gone)
  await db.delete(reviews).where(inArray(reviews.id, hidden))
  for (const { id, publicComment } of own)
    if (publicComment !== null)
      await db
        .update(reviews)
        .set({ customerId: null, authorName: '', comment: publicComment, reviewStatus: 'approved' })
        .where(eq(reviews.id, id))
}

/** What staff has written about her cash, and photographs of her door; sums, who and when stay for the books. */
const eraseDeliveries = async ({ db }: Pick<ShopContext, 'db'>, customerId: number): Promise<void> => {
  const own = db
    .select({ id: shipments.id })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(eq(orders.customerId, customerId))
  await db.update(cashNotes).set({ reason: null }).where(inArray(cashNotes.shipmentId, own))
  const proofs = await db.delete(shipmentProofs).where(inArray(shipmentProofs.shipmentId, own)).returning()
  await releaseFiles({ db }, proofs)
}

/** Where her cash went. */
const eraseDestinations = async ({ db }: Pick<ShopContext, 'db'>, customerId: number): Promise<void> => {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  await db.delete(refundDestinations).where(inArray(refundDestinations.orderId, own))
}

/** Orders stay for the books; public reviews stay without a name. */
const STAYING: readonly PgTable[] = [orders, reviews]

/** The columns that name a customer whose row goes with the account. A new table of a customer is among them. */
const OWNED = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .filter((table) => !STAYING.includes(table))
  .flatMap((table) => getTableConfig(table).foreignKeys.map((key) => ({ table, ...key.reference() })))
  .filter(({ foreignTable }) => foreignTable === customers)

const erase = async (shop: ShopContext, customerId: number): Promise<void> => {
  const { db, clock, erasures } = shop
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId)).for('update')
  if (row === undefined) return
  if (await hasOpenOrders(shop, customerId)) throw new Refusal('ORDERS_OPEN', answers.ordersOpen)
  await eraseRow(shop, row)
  // Last: what cannot be noted is not erased.
  await erasures?.note({ id: customerId, openedAt: row.createdAt.getTime(), at: clock().getTime() })
}

/** Erases an account, whatever it has open. */
export const eraseRow = async (
  shop: Pick<ShopContext, 'db' | 'clock'>,
  row: typeof customers.$inferSelect,
): Promise<void> => {
  const { db, clock } = shop
  const customerId = row.id
  await eraseReviews(shop, customerId)
  await eraseWords(shop, row)
  await eraseDeliveries(shop, customerId)
  await eraseDestinations(shop, customerId)
  await withdrawComplaints(shop, customerId)
  for (const { table, columns } of OWNED)
    await db.delete(table).where(or(...columns.map((column) => eq(column, customerId))))
  await db.delete(idempotency).where(eq(idempotency.accountId, customerId))
  await closeAllSessions(shop, 'customer', customerId)
  await forgetBrowsers(shop, 'customer', customerId)
  if (row.phoneNumber !== null)
    await db.delete(loginCodes).where(and(eq(loginCodes.role, 'customer'), eq(loginCodes.phoneNumber, row.phoneNumber)))
  const nobody = {
    name: '',
    whatsAppNumber: '',
    phoneNumber: null,
    phoneProvenAt: null,
    email: null,
    passwordHash: null,
    blockedReason: null,
  }
  await db
    .update(customers)
    .set({ ...nobody, erasedAt: clock() })
    .where(eq(customers.id, customerId))
  await forgetErasedIds(shop)
}

/** Erases the caller's account when the password or a code proves that it is the owner. */
export const eraseAccount = async (
  shop: ShopContext,
  customer: Customer,
  proof: { password?: string | undefined; code?: string | undefined },
  client: Client,
): Promise<void> => {
  const { phoneNumber, email, erasedAt } = await findCustomer(shop, customer.id)
  if (erasedAt !== null) throw new Refusal('UNAUTHORISED', answers.accountErased)
  const own = ownClient(customer, client)
  if (proof.code !== undefined && phoneNumber !== null) {
    const verified = await verifyCode(shop, eraseCode(phoneNumber), proof.code, own)
    return inTransaction(shop, async (inner) => {
      // All or nothing: while an order is open the code stays valid.
      await consumeCode(inner, verified)
      await erase(inner, customer.id)
    })
  }
  if (!proof.password) throw invalid({ password: answers.passwordOrCode })
  const account = await findAccount(shop, 'customer', phoneNumber === null ? { email: email ?? '' } : { phoneNumber })
  await verifyPassword(shop, {
    role: 'customer',
    account,
    subject: String(customer.id),
    password: proof.password,
    client: own,
  })
  return inTransaction(shop, (inner) => erase(inner, customer.id))
}

/** Rows of erased accounts that no order refers to any longer. */
export const forgetErasedIds = async ({ db }: Pick<ShopContext, 'db'>): Promise<void> => {
  const needed = db.select().from(orders).where(eq(orders.customerId, customers.id))
  const gone = await db
    .delete(customers)
    .where(and(isNotNull(customers.erasedAt), notExists(needed)))
    .returning({ id: customers.id })
  await forgetLog(db, 'customer', gone)
}

/** The log of what is deleted; a trigger keeps that of everything else. */
export const forgetLog = async (db: ShopContext['db'], entity: string, gone: readonly { id: number | string }[]) => {
  const ids = gone.map(({ id }) => String(id))
  await db.delete(auditLog).where(and(eq(auditLog.entity, entity), inArray(auditLog.entityId, ids)))
}
