import { getTableColumns } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/admin-calls/page.ts'
import type { EnquiryForm } from '../../../src/contract/forms.ts'
import { enquiries } from '../../db/schema.ts'
import { newestFirst, pageOf } from '../core/paging.ts'
import { countForm } from '../core/rate-limits.ts'
import type { ShopContext } from '../core/context.ts'
import { wire } from '../core/wire.ts'

/** Stores an enquiry for the operator. */
export const sendEnquiry = async (shop: ShopContext, form: EnquiryForm, address: string | null): Promise<void> => {
  const { phone_number: phoneNumber, whats_app_number: whatsAppNumber, message, name, email } = form
  await countForm(shop, 'enquiry', phoneNumber, address)
  await shop.db.insert(enquiries).values({ message, name, phoneNumber, whatsAppNumber, email })
}

const newest = newestFirst({ moment: enquiries.createdAt }, enquiries.id)

/** A page of enquiries, newest first. */
export const listEnquiries = ({ db }: ShopContext, query: PageQuery) => {
  const select = db
    .select({ ...getTableColumns(enquiries), ...newest.fields })
    .from(enquiries)
    .$dynamic()
  const texts = [enquiries.name, enquiries.phoneNumber, enquiries.email, enquiries.message]
  return pageOf(select, query, { by: newest, texts, ids: [enquiries.id] }, (rows) => rows.map(wire))
}
