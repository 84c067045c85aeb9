import { getTableColumns } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { EnquiryForm } from '../../../src/contract/forms.ts'
import { enquiries } from '../../db/schema.ts'
import { newestFirst, pageOf } from '../core/paging.ts'
import { countForm } from '../core/rate-limits.ts'
import type { ShopContext } from '../core/context.ts'
import { joinTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'
import { tellNewEnquiry } from '../news/tell-of-enquiries.ts'
import { sellersFor } from './concerned-sellers.ts'
import { toStore, wantedLine } from './wanted-lines.ts'

/** Stores an enquiry: for the operator, and with lines for the sellers who may answer it. */
export const sendEnquiry = async (shop: ShopContext, form: EnquiryForm, address: string | null): Promise<void> => {
  const { phone_number: phoneNumber, whats_app_number: whatsAppNumber, message, name, email } = form
  await countForm(shop, 'enquiry', phoneNumber, address)
  const contact = { message, name, phoneNumber, whatsAppNumber, email }
  await joinTransaction(shop, async (inner) => {
    const lines = await toStore(inner, form.lines ?? [])
    const { pincode = null, language = 'en' } = form
    const [stored] = await inner.db
      .insert(enquiries)
      .values({ ...contact, pincode, lines, language, createdAt: shop.clock() })
      .returning()
    if (stored === undefined) throw new Error('The enquiry was not stored')
    if (lines.length > 0) await tellNewEnquiry(inner, stored.id, await sellersFor(inner, lines))
  })
}

const newest = newestFirst({ moment: enquiries.createdAt }, enquiries.id)

/** A page of enquiries, newest first. */
export const listEnquiries = ({ db }: ShopContext, query: PageQuery) => {
  const select = db
    .select({ ...getTableColumns(enquiries), ...newest.fields })
    .from(enquiries)
    .$dynamic()
  const texts = [enquiries.name, enquiries.phoneNumber, enquiries.email, enquiries.message]
  return pageOf(select, query, { by: newest, texts, ids: [enquiries.id] }, (rows) =>
    rows.map((row) => ({ ...wire(row), lines: row.lines.map(wantedLine) })),
  )
}
