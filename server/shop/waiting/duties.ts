import { and, asc, count, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { DECIDE_DAYS } from '../../../src/contract/calls/staff/listings.ts'
import { LATE_SHOPS_MAX, type DeskDuties, type Duty } from '../../../src/contract/calls/staff/today.ts'
import { mayDo } from '../../../src/contract/staff.ts'
import {
  complaints,
  declarations,
  licenceRequests,
  listingDrafts,
  questions,
  refunds,
  returns,
  reviews,
  sellerChanges,
  sellers,
  shipments,
} from '../../db/schema.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { countNewEnquiries } from '../enquiries/enquiries.ts'
import { isWhole } from '../listings/drafts.ts'
import { waitsByItself } from '../sellers/licence-requests.ts'
import { waitsForDecision } from '../sellers/seller-requests.ts'
import { countDifferences } from '../shipments/cash-differences.ts'

/** What waits for the operator, with its clocks. */

const HOUR_MS = 60 * 60 * 1000
const DECIDE = sql`make_interval(days => ${DECIDE_DAYS})`

interface Waiting {
  table: PgTable
  where: SQL | undefined
  since: AnyPgColumn
  /** Until when each is to be done. */
  due?: SQL
}

/** Epochs instead of moments: a raw expression has no column that would read it. */
const epoch = (moment: SQL | AnyPgColumn) => sql<string | null>`extract(epoch from min(${moment}))`
const momentOf = (seconds: string | null | undefined): string | null =>
  seconds === null || seconds === undefined ? null : new Date(Number(seconds) * 1000).toISOString()

const countOf = async (
  { db, clock }: ShopContext,
  what: Duty['what'],
  { table, where, since, due }: Waiting,
): Promise<Duty> => {
  const isLate = due && sql`${due} < ${clock().toISOString()}::timestamptz`
  const [row] = await db
    .select({
      count: count(),
      late: isLate ? sql<string>`count(*) filter (where ${isLate})` : sql<string>`0`,
      due: due ? epoch(due) : sql<string | null>`null`,
      since: epoch(since),
    })
    .from(table)
    .where(where)
  return {
    what,
    count: row?.count ?? 0,
    late: Number(row?.late ?? 0),
    due_by: momentOf(row?.due),
    since: momentOf(row?.since),
  }
}

const CLOCKS = {
  complaints: {
    table: complaints,
    where: ne(complaints.state, 'closed'),
    since: complaints.createdAt,
    // The earlier of its clocks, as long as nobody has said that it was received.
    due: sql`case when ${complaints.state} = 'open' then least(${complaints.ackBy}, ${complaints.dueAt}) else ${complaints.dueAt} end`,
  },
  listings: {
    table: listingDrafts,
    where: isWhole,
    since: listingDrafts.sentAt,
    due: sql`${listingDrafts.sentAt} + ${DECIDE}`,
  },
  sellers: { table: sellers, where: waitsForDecision, since: sellers.createdAt },
  changes: { table: sellerChanges, where: eq(sellerChanges.state, 'waiting'), since: sellerChanges.createdAt },
  licences: { table: licenceRequests, where: waitsByItself, since: licenceRequests.createdAt },
  products: { table: declarations, where: eq(declarations.state, 'waiting'), since: declarations.createdAt },
  refunds: { table: refunds, where: inArray(refunds.state, ['due', 'failed']), since: refunds.createdAt },
  claims: { table: returns, where: eq(returns.state, 'requested'), since: returns.createdAt },
  reviews: { table: reviews, where: eq(reviews.reviewStatus, 'pending'), since: reviews.updatedAt },
  questions: { table: questions, where: eq(questions.state, 'waiting'), since: questions.createdAt },
} as const satisfies Partial<Record<Duty['what'], Waiting>>

const uncounted = async (what: Duty['what'], counted: Promise<number>): Promise<Duty> => ({
  what,
  count: await counted,
  late: 0,
  due_by: null,
  since: null,
})

/** Parcels that are late at their shops, the most first. */
const lateByShop = async (shop: ShopContext): Promise<DeskDuties['late_parcels']> => {
  const rows = await shop.db
    .select({ id: sellers.id, name: sellers.name, shopName: sellers.shopName, parcels: count() })
    .from(shipments)
    .innerJoin(sellers, eq(sellers.id, shipments.sellerId))
    .where(and(inArray(shipments.state, ['to_pack', 'packed']), lt(shipments.promisedTo, today(shop))))
    .groupBy(sellers.id)
    .orderBy(desc(count()), asc(sellers.id))
    .limit(LATE_SHOPS_MAX)
  return rows.map(({ id, name, shopName, parcels }) => ({ seller_id: id, shop_name: shopName ?? name, parcels }))
}

const never = Number.MAX_SAFE_INTEGER
const timeOf = (moment: string | null): number => (moment === null ? never : Date.parse(moment))

/** What is late or due within a day, by its moment; then what waits longest. */
const byPressure =
  (now: number) =>
  (a: Duty, b: Duty): number => {
    const isPressing = ({ due_by }: Duty) => timeOf(due_by) < now + 24 * HOUR_MS
    return (
      Number(isPressing(b)) - Number(isPressing(a)) ||
      (isPressing(a) ? timeOf(a.due_by) - timeOf(b.due_by) : timeOf(a.since) - timeOf(b.since)) ||
      b.count - a.count
    )
  }

/** What waits for somebody of the operator's own, of what the role may do. */
export const dutiesOf = async (shop: ShopContext, me: Staff): Promise<DeskDuties> => {
  const may = (permission: Parameters<typeof mayDo>[1]) => mayDo(me.role, permission)
  const clocks = (...names: (keyof typeof CLOCKS)[]) => names.map((name) => countOf(shop, name, CLOCKS[name]))
  const found = await Promise.all([
    ...(may('complaints') ? clocks('complaints') : []),
    ...(may('approvals') ? clocks('listings', 'sellers', 'changes', 'licences') : []),
    ...(may('shop') ? clocks('products') : []),
    ...(may('money') ? [...clocks('refunds'), uncounted('cash', countDifferences(shop, me))] : []),
    ...(may('claims') ? clocks('claims') : []),
    ...(may('messages') ? clocks('reviews', 'questions') : []),
    ...(may('enquiries') ? [uncounted('enquiries', countNewEnquiries(shop, me))] : []),
  ])
  return {
    duties: found.filter((duty) => duty.count > 0).toSorted(byPressure(shop.clock().getTime())),
    late_parcels: may('orders') ? await lateByShop(shop) : [],
  }
}
