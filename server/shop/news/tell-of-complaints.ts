import type { complaints } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { tell } from './tell.ts'

/** Tells a customer how far a complaint is, each step once; nobody where the account is erased. */
export const tellComplaint = (
  shop: ShopContext,
  kind: 'complaintTaken' | 'complaintAcknowledged' | 'complaintClosed',
  { ticket, customerId }: Pick<typeof complaints.$inferSelect, 'ticket' | 'customerId'>,
): Promise<void> =>
  customerId === null
    ? Promise.resolve()
    : tell(shop, [{ kind, what: `complaint:${ticket}:${kind}`, values: { ticket }, to: { customerId } }])
