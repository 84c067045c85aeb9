import { and, eq, isNotNull } from 'drizzle-orm'
import { customers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { provenPhoneOf } from '../enquiries/own-enquiries.ts'
import { tell, type News } from './tell.ts'
import type { ShopEvents } from '../core/events.ts'

/** News of bulk enquiries and the quotes for them; an accepted quote is a new order, which tells itself. */

/** Tells sellers that somebody asks for a price. */
export const tellNewEnquiry = (shop: ShopContext, { id, sellerIds }: ShopEvents['enquired']): Promise<void> =>
  tell(
    shop,
    sellerIds.map((sellerId): News => ({
      kind: 'newEnquiry',
      what: `enquiry:${id}:new:${sellerId}`,
      values: { enquiry: String(id) },
      to: { sellerId },
    })),
  )

/** Tells whoever has proven the number of an enquiry that a seller has answered; of a quote in its place nothing. */
export const tellQuoted = async (
  shop: ShopContext,
  { enquiry: { id, phoneNumber, language, createdAt }, seller }: ShopEvents['quoted'],
): Promise<void> => {
  const isTheirs = and(eq(customers.phoneNumber, phoneNumber), isNotNull(customers.phoneProvenAt))
  const [customer] = await shop.db.select().from(customers).where(isTheirs)
  const phone = customer === undefined ? null : provenPhoneOf(customer)
  // What a former owner of the number has asked is not told to whoever has it now.
  if (customer === undefined || phone === null || createdAt < phone.since) return
  const what = `enquiry:${id}:quoted:${seller.id}`
  const to = { customerId: customer.id }
  await tell(shop, [{ kind: 'quoted', what, values: { shop: seller.shopName }, to, language }])
}
