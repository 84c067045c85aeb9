import { and, desc, eq, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { AuditEntry } from '../../../src/contract/calls/staff/access.ts'
import { auditLog, staff } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { decodeCursor, encodeCursor, RowId, type Page } from '../core/paging.ts'
import { wire } from '../core/wire.ts'
import { ownedBy, type Staff } from '../core/identity.ts'

const PAGE = 50

/** A page of what was changed in one's own shop, or in all, the latest first. */
export const listAudit = async ({ db }: ShopContext, me: Staff, cursor?: string): Promise<Page<AuditEntry>> => {
  const before = decodeCursor(cursor, v.tuple([RowId]), 'This cursor cannot be read')
  const rows = await db
    .select({ entry: auditLog, name: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(ownedBy(me, auditLog.sellerId), before === null ? undefined : lt(auditLog.id, before[0])))
    .orderBy(desc(auditLog.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const next = rows.length > PAGE && last !== undefined ? encodeCursor([last.entry.id]) : null
  return { data: page.map(({ entry, name }) => ({ ...wire(entry), staff_name: name })), meta: { next_cursor: next } }
}
