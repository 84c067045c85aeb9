import { and, eq, like } from 'drizzle-orm'
import { outbox } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { ShopEvents } from '../core/events.ts'
import { tell } from './tell.ts'

type Kind = 'complaintTaken' | 'complaintAcknowledged' | 'complaintClosed'

const nameOf = (ticket: string, kind: Kind): string => `complaint:${ticket}:${kind}`

/** Each step once; nobody where the account is erased. */
const tellComplaint = async (
  shop: ShopContext,
  kind: Kind,
  { ticket, customerId, language }: ShopEvents['complaintTaken'],
): Promise<void> => {
  if (customerId === null) return
  const said = language === undefined ? {} : { language }
  await tell(shop, [{ kind, what: nameOf(ticket, kind), values: { ticket }, to: { customerId }, ...said }])
}

/** Tells a customer the number of a complaint. */
export const tellComplaintTaken = (shop: ShopContext, event: ShopEvents['complaintTaken']): Promise<void> =>
  tellComplaint(shop, 'complaintTaken', event)

/** Tells a customer how far a complaint is, in the language in which its number was told. */
export const tellComplaintMoved = async (
  shop: ShopContext,
  kind: Exclude<Kind, 'complaintTaken'>,
  event: ShopEvents['complaintClosed'],
): Promise<void> => {
  const isFirst = like(outbox.dedupe, `${nameOf(event.ticket, 'complaintTaken')}:%`)
  const ofCustomer = and(eq(outbox.customerId, event.customerId ?? 0), isFirst)
  const [first] = await shop.db.select({ language: outbox.language }).from(outbox).where(ofCustomer).limit(1)
  await tellComplaint(shop, kind, { ...event, language: first?.language })
}

/** Withdraws the news of an acknowledgement that was taken back, unless it is on its way already. */
export const untellAcknowledgement = async (
  { db }: ShopContext,
  { ticket }: ShopEvents['acknowledgementTakenBack'],
): Promise<void> => {
  const isOfIt = like(outbox.dedupe, `${nameOf(ticket, 'complaintAcknowledged')}:%`)
  await db.delete(outbox).where(and(isOfIt, eq(outbox.state, 'waiting'), eq(outbox.attempts, 0)))
}
