import type { complaints } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { tell } from './tell.ts'

/** Tells a customer how far a complaint is, each step once. */
export const tellComplaint = (
  shop: ShopContext,
  kind: 'complaintTaken' | 'complaintAcknowledged' | 'complaintClosed',
  { ticket, customerId }: Pick<typeof complaints.$inferSelect, 'ticket' | 'customerId'>,
): Promise<void> => tell(shop, [{ kind, what: `complaint:${ticket}:${kind}`, values: { ticket }, to: { customerId } }])
