import { parse } from 'valibot'
import type { AuditAction, AuditKind } from '../../../src/contract/audit.ts'
import { auditLog } from '../../db/schema.ts'
import type { ShopContext } from './context.ts'
import { LoggedFields } from './logged-fields.ts'

/** Who makes a change that is logged: somebody of the staff, or the operator's command line. */
export interface Actor {
  /** Null for the command line. */
  staffId: number | null
  requestId: string
}

/** Who makes a change, as the steps of an order and the log of the stock name them. */
export const actorOf = ({ actor }: Pick<ShopContext, 'actor'>): string =>
  actor?.staffId ? `staff ${actor.staffId}` : 'operator'

/** What was changed, and how; or what was refused because it is another shop's. */
type LoggedAction = { action: AuditAction; entity: AuditKind } | { action: `refused.${string}`; entity: string }

export type LoggedChange = LoggedAction & {
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
