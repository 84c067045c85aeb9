import { desc } from 'drizzle-orm'
import type { EnquiryForm } from '../../src/contract/forms.ts'
import { enquiries } from '../db/schema.ts'
import { countForm } from './form-limits.ts'
import type { Shop } from './shop.ts'

/** Keeps an enquiry for the operator. */
export const sendEnquiry = async (shop: Shop, form: EnquiryForm, address: string | null): Promise<void> => {
  await countForm(shop, 'enquiry', form.phone_number, address)
  await shop.db.insert(enquiries).values({
    message: form.message,
    name: form.name,
    phoneNumber: form.phone_number,
    whatsAppNumber: form.whats_app_number,
    email: form.email,
  })
}

/** All enquiries, fresh ones first. */
export const listEnquiries = async ({ db }: Shop) => {
  const rows = await db.select().from(enquiries).orderBy(desc(enquiries.id))
  return rows.map(({ phoneNumber, whatsAppNumber, createdAt, ...row }) => ({
    ...row,
    phone_number: phoneNumber,
    whats_app_number: whatsAppNumber,
    created_at: createdAt.toISOString(),
  }))
}
