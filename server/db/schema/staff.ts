import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { VENDOR_STATUSES } from '../../../src/contract/constants.ts'
import type { StaffRole } from '../../../src/contract/staff.ts'
import { createdAt, id, idOfMonth, moment, reference } from './columns.ts'
import { sellers } from './sellers.ts'

/** Who works at the desk, and what was changed there. */

/** One person in one shop; somebody who works in two has two rows. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    /** Null for the operator's own people. */
    sellerId: integer('seller_id').references(() => sellers.id),
    name: text('name').notNull(),
    /** Ten digits: the log-in by a code goes there. */
    phoneNumber: text('phone_number').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** Set while somebody may not log in. */
    disabledAt: moment('disabled_at'),
    createdAt: createdAt(),
    /** Null before the first: after long silence the number may be somebody else's. */
    lastLoginAt: moment('last_login_at'),
  },
  (t) => [
    unique('staff_once').on(t.sellerId, t.phoneNumber).nullsNotDistinct(),
    index('staff_phone').on(t.phoneNumber),
  ],
)

/** What the operator has decided about sellers, and why. */
export const sellerDecisions = pgTable(
  'seller_decisions',
  {
    id: id(),
    sellerId: reference('seller_id', () => sellers.id),
    vendorStatus: text('vendor_status').$type<(typeof VENDOR_STATUSES)[number]>().notNull(),
    reason: text('reason'),
    /** Null for the operator's command line. */
    staffId: integer('staff_id').references(() => staff.id),
    at: moment('at').notNull(),
  },
  (t) => [index('seller_decisions_seller').on(t.sellerId, t.id)],
)

/**
 * Every change by staff and operator, and what was refused because it is another shop's. Added to, and deleted with the
 * order or the customer that a row is about: a trigger refuses everything else. A part for each month.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: idOfMonth(),
    at: moment('at').notNull().defaultNow(),
    /** Null for the operator's command line. */
    staffId: integer('staff_id').references(() => staff.id),
    /** Whose shop it is about; null for the operator's own. */
    sellerId: integer('seller_id').references(() => sellers.id),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** The fields that changed: `LoggedFields`. Of texts, personal and bank data it has the names alone. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    requestId: text('request_id'),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.at] }),
    index('audit_log_seller').on(t.sellerId, t.id),
    index('audit_log_kind').on(t.sellerId, t.entity, t.id),
    index('audit_log_staff').on(t.staffId, t.id),
    index('audit_log_entity').on(t.entity, t.entityId),
    index('audit_log_at').on(t.at, t.id),
  ],
)
