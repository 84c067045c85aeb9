import { and, desc, eq, ne } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { Complaint, ComplaintForm } from '../../../src/contract/complaints.ts'
import { POLICY } from '../../../src/contract/constants.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { complaints, orders } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { readableId } from '../core/readable-id.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'
import { emit } from '../core/events.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Open ones of one customer: a flood would bury those of others, whose clocks run. */
const OPEN_MAX = 10
const SHOWN_MAX = 100

const isOf = (customerId: number) => eq(complaints.customerId, customerId)

/** Takes a complaint; its clocks run from now on. Refused by field where the order is not the customer's own. */
export const complain = (
  shop: ShopContext,
  customerId: number,
  form: ComplaintForm & { language: Language | undefined },
): Promise<Complaint> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const orderId = form.order_id === '' ? null : form.order_id
    if (orderId !== null) {
      const isOwn = and(eq(orders.id, orderId), eq(orders.customerId, customerId))
      if ((await db.$count(orders, isOwn)) === 0) throw invalid({ order_id: answers.orderNotFound })
    }
    if ((await db.$count(complaints, and(isOf(customerId), ne(complaints.state, 'closed')))) >= OPEN_MAX)
      throw new Refusal('TOO_MANY_REQUESTS', answers.tooManyAttempts)
    const now = clock().getTime()
    const [row] = await db
      .insert(complaints)
      .values({
        ticket: `HC-${readableId(8)}`,
        customerId,
        subject: form.subject,
        orderId,
        complaint: form.complaint,
        createdAt: new Date(now),
        ackBy: new Date(now + POLICY.grievanceAcknowledgedHours * HOUR_MS),
        dueAt: new Date(now + POLICY.grievanceResolvedDays * DAY_MS),
      })
      .returning()
    if (row === undefined) throw new Error('The complaint was not stored')
    await emit(inner, 'complaintTaken', { ...row, language: form.language })
    return wire(row)
  })

/**
 * Closes what is open of a customer whose account is erased: the right to it never waits for an answer. Ticket and times
 * stay for the officer; words and order would lead to the person.
 */
export const withdrawComplaints = async (
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  customerId: number,
): Promise<void> => {
  const nobodys = { customerId: null, orderId: null, complaint: '', subject: 'other' as const }
  await db
    .update(complaints)
    .set({ ...nobodys, state: 'closed', closedAt: clock() })
    .where(and(isOf(customerId), ne(complaints.state, 'closed')))
}

/** A customer's own complaints, newest first. */
export const listComplaints = async ({ db }: ShopContext, customerId: number): Promise<Complaint[]> => {
  const rows = await db
    .select()
    .from(complaints)
    .where(isOf(customerId))
    .orderBy(desc(complaints.createdAt), desc(complaints.ticket))
    .limit(SHOWN_MAX)
  return rows.map((row) => wire(row))
}
