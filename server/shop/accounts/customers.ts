import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AdminCustomer, CustomerMoved, CustomerOpen } from '../../../src/contract/calls/staff/customers.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { customers, loginCodes, orders } from '../../db/schema.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf } from '../core/refusal.ts'
import { accountExists } from './accounts.ts'
import { sendFirstCode } from '../login/request-code.ts'
import { closeAllSessions } from '../login/sessions.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction, reasonOf } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'

const newest = newestFirst({ moment: customers.createdAt }, customers.id)

/** A page of the customers whose name, phone, email or id matches the query. */
export const findCustomers = ({ db }: ShopContext, query: PageQuery): Promise<Page<AdminCustomer>> => {
  const { id, name, phoneNumber, email, blockedAt, createdAt } = customers
  const ordered = sql<number>`(select count(*)::int from ${orders} o where o.customer_id = ${customers}.id)`
  const select = db
    .select({ id, name, phoneNumber, email, blockedAt, createdAt, orders: ordered, ...newest.fields })
    .from(customers)
    .$dynamic()
  const texts = [name, phoneNumber, email]
  return pageOf(select, query, { by: newest, texts, ids: [id] }, (rows) => rows.map(wire))
}

const logBlocked = (shop: ShopContext, id: number, before: boolean, after: boolean): Promise<void> =>
  recordChange(shop, {
    action: 'customer.block',
    entity: 'customer',
    entityId: id,
    sellerId: null,
    before: { blocked: before },
    after: { blocked: after },
  })

/** Ends every session of a customer and allows no new one. Open orders go on; repeating it changes nothing. */
export const blockCustomer = (shop: ShopContext, id: number): Promise<CustomerMoved> =>
  inTransaction(shop, async (inner) => {
    const locked = await inner.db.select().from(customers).where(eq(customers.id, id)).for('update')
    const found = firstOf(locked, 'Customer not found')
    await inner.db
      .update(customers)
      .set({ blockedAt: inner.clock() })
      .where(and(eq(customers.id, id), isNull(customers.blockedAt)))
    await closeAllSessions(inner, 'customer', id)
    if (found.phoneNumber !== null)
      await inner.db
        .delete(loginCodes)
        .where(and(eq(loginCodes.role, 'customer'), eq(loginCodes.phoneNumber, found.phoneNumber)))
    await logBlocked(inner, id, found.blockedAt !== null, true)
    return { id, blocked: true }
  })

/** Lets a blocked customer log in again; repeating it changes nothing. */
export const unblockCustomer = (shop: ShopContext, id: number): Promise<CustomerMoved> =>
  inTransaction(shop, async (inner) => {
    const locked = await inner.db.select().from(customers).where(eq(customers.id, id)).for('update')
    const found = firstOf(locked, 'Customer not found')
    await inner.db.update(customers).set({ blockedAt: null }).where(eq(customers.id, id))
    await logBlocked(inner, id, found.blockedAt !== null, false)
    return { id, blocked: false }
  })

/**
 * Opens an account for a farmer who cannot do it alone. It has no password: the farmer logs in with a code that is sent
 * to the phone, now and whenever Use OTP is pressed, and may set a password with Forgot Password.
 */
export const openCustomer = async (shop: ShopContext, { name, phone_number: phoneNumber, email }: CustomerOpen) => {
  const opened = await inTransaction(shop, async (inner) => {
    const [added] = await inner.db
      .insert(customers)
      .values({ name, phoneNumber, whatsAppNumber: phoneNumber, email })
      .onConflictDoNothing()
      .returning({ id: customers.id, name: customers.name })
    if (added === undefined) throw accountExists()
    const personal = ['name', 'phone_number', 'email']
    await recordChange(inner, {
      action: 'customer.open',
      entity: 'customer',
      entityId: added.id,
      sellerId: null,
      personal,
    })
    return added
  })
  try {
    await sendFirstCode(shop, phoneNumber)
    return { ...opened, code_sent: true }
  } catch (error) {
    // The account exists, and another code can be requested on the log-in page.
    shop.log.warn(reasonOf(error), 'A log-in code could not be sent')
    return { ...opened, code_sent: false }
  }
}
