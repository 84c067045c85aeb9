import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import {
  CUSTOMERS_FOUND_MAX,
  type AdminCustomer,
  type CustomerMoved,
  type CustomerOpen,
  type DeskCustomer,
} from '../../../src/contract/calls/staff/customers.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { customers, loginCodes, orders } from '../../db/schema.ts'
import { escapeLike, newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { accountExists } from './accounts.ts'
import { isSilent } from '../login/owner-proof.ts'
import { sendFirstCode } from '../login/request-code.ts'
import { closeAllSessions } from '../login/sessions.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction, reasonOf } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'

const newest = newestFirst({ moment: customers.createdAt }, customers.id)

const { id, name, phoneNumber, email, blockedAt, createdAt } = customers
/** What fewer letters stand within no index tells: of those, words begin with them. */
const WITHIN_MIN = 3
const ID_MAX = 2_147_483_647

/**
 * Accounts whose name, phone or email holds a text, whatever its case, or whose id it is. Each part is looked up in an
 * index.
 */
const holds = (q: string | undefined): SQL | undefined => {
  if (q === undefined || q === '') return undefined
  const text = escapeLike(q)
  const patterns = [...q].length < WITHIN_MIN ? [`${text}%`, `% ${text}%`] : [`%${text}%`]
  const isId = /^\d{1,10}$/.test(q) && Number(q) <= ID_MAX
  return or(
    ...[name, phoneNumber, email].flatMap((column) => patterns.map((like) => sql`${column} ilike ${like}`)),
    isId ? eq(id, Number(q)) : undefined,
  )
}

const ordered = sql<number>`(select count(*)::int from ${orders} o where o.customer_id = ${customers}.id)`
const lastOrder = sql<
  string | null
>`(select max(o.created_at)::text from ${orders} o where o.customer_id = ${customers}.id)`

/** A page of the customers whose name, phone, email or id matches the query. */
export const findCustomers = ({ db }: ShopContext, query: PageQuery): Promise<Page<AdminCustomer>> => {
  const select = db
    .select({ id, name, phoneNumber, email, blockedAt, createdAt, orders: ordered, ...newest.fields })
    .from(customers)
    .$dynamic()
  return pageOf(select, query, { by: newest, texts: [], ids: [], where: holds(query.q) }, (rows) => rows.map(wire))
}

/** The newest accounts whose name, phone, email or id matches a text, a few at most; and whether there are more. */
export const searchCustomers = async (
  shop: ShopContext,
  q: string,
): Promise<{ found: DeskCustomer[]; more: boolean }> => {
  const rows = await shop.db
    .select({ row: customers, ordered, lastOrder })
    .from(customers)
    .where(and(isNull(customers.erasedAt), holds(q)))
    .orderBy(...newest.order)
    .limit(CUSTOMERS_FOUND_MAX + 1)
  return {
    found: rows.slice(0, CUSTOMERS_FOUND_MAX).map(({ row, ordered: count, lastOrder: last }) => ({
      ...wire(row),
      orders: count,
      last_order_at: last === null ? null : new Date(last).toISOString(),
      silent: isSilent(shop, row.lastLoginAt),
    })),
    more: rows.length > CUSTOMERS_FOUND_MAX,
  }
}

const lockCustomer = async ({ db }: ShopContext, customerId: number) =>
  firstOf(await db.select().from(customers).where(eq(id, customerId)).for('update'), 'Customer not found')

/**
 * Ends every session of a customer and allows no new one. Open orders go on. Given anew, the reason is another one, and
 * the day stays.
 */
export const blockCustomer = (shop: ShopContext, customerId: number, reason: string): Promise<CustomerMoved> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const found = await lockCustomer(inner, customerId)
    const since = found.blockedAt ?? inner.clock()
    await db.update(customers).set({ blockedAt: since, blockedReason: reason }).where(eq(id, customerId))
    await closeAllSessions(inner, 'customer', customerId)
    if (found.phoneNumber !== null)
      await db
        .delete(loginCodes)
        .where(and(eq(loginCodes.role, 'customer'), eq(loginCodes.phoneNumber, found.phoneNumber)))
    await recordChange(inner, {
      action: 'customer.block',
      entity: 'customer',
      entityId: customerId,
      sellerId: null,
      before: { blocked: found.blockedAt !== null },
      after: { blocked: true },
      personal: ['reason'],
    })
    return { id: customerId, blocked: true }
  })

/** Lets a blocked customer log in again; repeating it changes nothing. */
export const unblockCustomer = (shop: ShopContext, customerId: number): Promise<CustomerMoved> =>
  inTransaction(shop, async (inner) => {
    const found = await lockCustomer(inner, customerId)
    await inner.db.update(customers).set({ blockedAt: null, blockedReason: null }).where(eq(id, customerId))
    await recordChange(inner, {
      action: 'customer.block',
      entity: 'customer',
      entityId: customerId,
      sellerId: null,
      before: { blocked: found.blockedAt !== null },
      after: { blocked: false },
    })
    return { id: customerId, blocked: false }
  })

/**
 * The operator vouches for the number of a customer who was away so long that it may be somebody else's: the next code
 * opens the account alone.
 */
export const letCustomerIn = (shop: ShopContext, customerId: number): Promise<{ id: number }> =>
  inTransaction(shop, async (inner) => {
    const found = await lockCustomer(inner, customerId)
    if (found.phoneNumber === null) throw new Refusal('NOT_ALLOWED_NOW', 'This account has no phone number')
    await inner.db.update(customers).set({ lastLoginAt: inner.clock() }).where(eq(id, customerId))
    await recordChange(inner, {
      action: 'customer.let-in',
      entity: 'customer',
      entityId: customerId,
      sellerId: null,
    })
    return { id: customerId }
  })

/**
 * Opens an account for a farmer who cannot do it alone. It has no password: the farmer logs in with a code that is sent
 * to the phone, now and whenever Use OTP is pressed, and may set a password with Forgot Password.
 */
export const openCustomer = async (shop: ShopContext, form: CustomerOpen) => {
  const phone = form.phone_number
  const opened = await inTransaction(shop, async (inner) => {
    const [added] = await inner.db
      .insert(customers)
      .values({ name: form.name, phoneNumber: phone, whatsAppNumber: phone, email: form.email })
      .onConflictDoNothing()
      .returning({ id, name })
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
    await sendFirstCode(shop, phone)
    return { ...opened, code_sent: true }
  } catch (error) {
    // The account exists, and another code can be requested on the log-in page.
    shop.log.warn(reasonOf(error), 'A log-in code could not be sent')
    return { ...opened, code_sent: false }
  }
}
