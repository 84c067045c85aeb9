import { and, eq, like } from 'drizzle-orm'
import { outbox } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { ShopEvents } from '../core/events.ts'
import { tell } from './tell.ts'

/** Tells a customer how far a complaint is, each step once; nobody where the account is erased. */
export const tellComplaint = (
  shop: ShopContext,
  kind: 'complaintTaken' | 'complaintAcknowledged' | 'complaintClosed',
  { ticket, customerId }: ShopEvents['complaintTaken'],
): Promise<void> =>
  customerId === null
    ? Promise.resolve()
    : tell(shop, [{ kind, what: `complaint:${ticket}:${kind}`, values: { ticket }, to: { customerId } }])

/** Withdraws the news of an acknowledgement that was taken back, unless it is on its way already. */
export const untellAcknowledgement = async (
  { db }: ShopContext,
  { ticket }: ShopEvents['acknowledgementTakenBack'],
): Promise<void> => {
  const isOfIt = like(outbox.dedupe, `complaint:${ticket}:complaintAcknowledged:%`)
  await db.delete(outbox).where(and(isOfIt, eq(outbox.state, 'waiting'), eq(outbox.attempts, 0)))
}
