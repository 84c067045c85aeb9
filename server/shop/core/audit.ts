import { parse } from 'valibot'
import { auditLog, staff } from '../../db/schema.ts'
import type { ShopContext } from './context.ts'
import { LoggedFields } from './logged-fields.ts'
import { and, desc, eq, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { AuditEntry } from '../../../src/contract/calls/staff/access.ts'
import { cutPage, decodeCursor, RowId, type Page } from './paging.ts'
import { wire } from './wire.ts'
import { ownedBy, type Staff } from './identity.ts'

/** Who makes a change that is logged: somebody of the staff, or the operator's command line. */
export interface Actor {
  /** Null for the command line. */
  staffId: number | null
  requestId: string
}

/** Who makes a change, as the steps of an order and the log of the stock name them. */
export const actorOf = ({ actor }: Pick<ShopContext, 'actor'>): string =>
  actor?.staffId ? `staff ${actor.staffId}` : 'operator'

export interface LoggedChange {
  /** `shipment.pack`: what was changed, and how. */
  action: string
  entity: string
  entityId: string | number
  /** Whose shop it is about; null for the operator's own. */
  sellerId: number | null
  /** The fields that changed. */
  before?: LoggedFields
  after?: LoggedFields
  /** Texts, personal and bank fields that changed, by name alone. */
  personal?: readonly string[]
}

const CHANGED = '(changed)'

/** Logs changes in the transaction that makes them; what customers and jobs do is not logged here. */
export const recordChanges = async (
  { db, clock, actor }: ShopContext,
  changes: readonly LoggedChange[],
): Promise<void> => {
  if (actor === undefined || changes.length === 0) return
  const rows = changes.map(({ action, entity, entityId, sellerId, before, after, personal = [] }) => {
    const hidden = Object.fromEntries(personal.map((name) => [name, CHANGED]))
    return {
      at: clock(),
      staffId: actor.staffId,
      requestId: actor.requestId,
      sellerId,
      action,
      entity,
      entityId: String(entityId),
      before: before === undefined ? null : parse(LoggedFields, before),
      after: after === undefined && personal.length === 0 ? null : { ...parse(LoggedFields, after ?? {}), ...hidden },
    }
  })
  await db.insert(auditLog).values(rows)
}

export const recordChange = (shop: ShopContext, change: LoggedChange): Promise<void> => recordChanges(shop, [change])

const PAGE = 50

/** A page of what was changed in one's own shop, or in all, the latest first. */
export const listAudit = async ({ db }: ShopContext, me: Staff, cursor?: string): Promise<Page<AuditEntry>> => {
  const before = decodeCursor(cursor, v.tuple([RowId]))
  const fetched = await db
    .select({ entry: auditLog, name: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(ownedBy(me, auditLog.sellerId), before === null ? undefined : lt(auditLog.id, before[0])))
    .orderBy(desc(auditLog.id))
    .limit(PAGE + 1)
  const { rows, meta } = cutPage(fetched, PAGE, ({ entry }) => [entry.id])
  return { data: rows.map(({ entry, name }) => ({ ...wire(entry), staff_name: name })), meta }
}
