import { and, asc, count, desc, eq, gte, isNull, lt, lte, min, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { StaffAnswer } from '../../../src/contract/staff-calls.ts'
import { AUDIT_BY_OPERATOR, type AuditQuery } from '../../../src/contract/calls/staff/access.ts'
import { auditLog, sellers, staff } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { ownedBy, type Staff } from '../core/identity.ts'
import { cutPage, decodeCursor, encodeCursor, RowId } from '../core/paging.ts'
import { wire } from '../core/wire.ts'
import { subjectsOf } from './subjects.ts'

/** What was changed, by whom, of which kind and when. */

const PAGE = 50
/** Of what no index narrows down so many entries are looked through for a page, however long the log is. */
const LOOKED = 5_000
const PEOPLE_MAX = 200
const DAY_MS = 86_400_000

/** The moments of a day in India. */
const momentsOf = (day: string): [from: Date, to: Date] => {
  const from = new Date(`${day}T00:00:00+05:30`)
  return [from, new Date(Number(from) + DAY_MS)]
}

/** The entries of a day. Ids rise with the days, so its first and last one cut the rest of its month off. */
const onDay = async ({ db }: Pick<ShopContext, 'db'>, day: string): Promise<SQL | undefined> => {
  const [from, to] = momentsOf(day)
  const isThen = and(gte(auditLog.at, from), lt(auditLog.at, to))
  // Of ids themselves the planner would take those of the whole month, in their order, until one is of the day.
  const edge = (of: SQL) => sql<number | null>`${of}(${auditLog.id} + 0)`
  const [row] = await db
    .select({ first: edge(sql`min`), last: edge(sql`max`) })
    .from(auditLog)
    .where(isThen)
  const { first = null, last = null } = row ?? {}
  return first === null || last === null ? sql`false` : and(isThen, gte(auditLog.id, first), lte(auditLog.id, last))
}

/** Whom the log may be narrowed to: the people of one's own shop. */
const peopleOf = ({ db }: ShopContext, { sellerId }: Staff) =>
  db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(sellerId === null ? isNull(staff.sellerId) : eq(staff.sellerId, sellerId))
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(PEOPLE_MAX)

/**
 * A page of what was changed in one's own shop, or in all, the latest first. One that looked through much and found
 * little has few entries or none, and the next one goes on where it stopped.
 */
export const listAudit = async (
  shop: ShopContext,
  me: Staff,
  query: AuditQuery,
): Promise<Omit<StaffAnswer<'deskLog'>, 'status'>> => {
  const { db } = shop
  const { by, kind, day } = query
  const before = decodeCursor(query.cursor, v.tuple([RowId]))
  const isOperator = me.sellerId === null
  // What an index finds in the order of the log: somebody's, or a shop's and its kinds.
  const isTheirs =
    by === undefined ? undefined : by === AUDIT_BY_OPERATOR ? isNull(auditLog.staffId) : eq(auditLog.staffId, by)
  const isKindFound = by === undefined && !isOperator
  const found =
    isTheirs ?? and(ownedBy(me, auditLog.sellerId), isKindFound && kind ? eq(auditLog.entity, kind) : undefined)
  const looked = db
    .select()
    .from(auditLog)
    .where(
      and(
        found,
        day === undefined ? undefined : await onDay(shop, day),
        before === null ? undefined : lt(auditLog.id, before[0]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(LOOKED)
    .as('looked')
  // The rest is looked for among that.
  const rest = and(isTheirs && ownedBy(me, looked.sellerId), isKindFound || !kind ? undefined : eq(looked.entity, kind))
  const { id, at, staffId, sellerId, action, entity, entityId, before: was, after } = looked
  /** Where the next page begins, if there is more than was looked through. */
  const stoppedAt = async (): Promise<string | null> => {
    const [all] = await db.select({ count: count(), last: min(id) }).from(looked)
    return all === undefined || all.count < LOOKED || all.last === null ? null : encodeCursor([all.last])
  }
  const fetched = await db
    .select({
      entry: { id, at, staffId, sellerId, action, entity, entityId, before: was, after },
      staffName: staff.name,
      shopName: sellers.shopName,
    })
    .from(looked)
    .leftJoin(staff, eq(staff.id, staffId))
    .leftJoin(sellers, eq(sellers.id, sellerId))
    .where(rest)
    .orderBy(desc(id))
    .limit(PAGE + 1)
  const { rows, meta } = cutPage(fetched, PAGE, ({ entry }) => [entry.id])
  const subjects = await subjectsOf(
    shop,
    rows.map(({ entry }) => entry),
  )
  return {
    data: rows.map(({ entry, ...names }) => ({ ...wire({ ...entry, ...names }), subject: subjects(entry) })),
    people: before === null ? await peopleOf(shop, me) : [],
    meta: meta.next_cursor !== null || rest === undefined ? meta : { next_cursor: await stoppedAt() },
  }
}
