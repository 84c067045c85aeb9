import { and } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/admin-calls/page.ts'
import type { EnquiryForm } from '../../../src/contract/forms.ts'
import { enquiries } from '../../db/schema.ts'
import { countForm } from './form-limits.ts'
import { newestFirst, matchesText, pageOf } from '../core/paging.ts'
import type { ShopContext } from '../core/context.ts'

/** Stores an enquiry for the operator. */
export const sendEnquiry = async (shop: ShopContext, form: EnquiryForm, address: string | null): Promise<void> => {
  await countForm(shop, 'enquiry', form.phone_number, address)
  await shop.db.insert(enquiries).values({
    message: form.message,
    name: form.name,
    phoneNumber: form.phone_number,
    whatsAppNumber: form.whats_app_number,
    email: form.email,
  })
}

const newest = newestFirst({ moment: enquiries.createdAt }, enquiries.id)

/** A page of enquiries, newest first. */
export const listEnquiries = async ({ db }: ShopContext, query: PageQuery) => {
  const columns = [enquiries.name, enquiries.phoneNumber, enquiries.email, enquiries.message]
  const rows = await db
    .select({ enquiry: enquiries, ...newest.fields })
    .from(enquiries)
    .where(and(matchesText(query.q, columns, [enquiries.id]), newest.after(query)))
    .orderBy(...newest.order)
    .limit(query.limit + 1)
  return pageOf(rows, query, (page) =>
    page.map(({ enquiry: { phoneNumber, whatsAppNumber, createdAt, ...row } }) => ({
      ...row,
      phone_number: phoneNumber,
      whats_app_number: whatsAppNumber,
      created_at: createdAt.toISOString(),
    })),
  )
}
