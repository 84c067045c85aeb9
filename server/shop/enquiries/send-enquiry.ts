import type { EnquiryForm } from '../../../src/contract/forms.ts'
import { enquiries } from '../../db/schema.ts'
import { countForm } from '../core/rate-limits.ts'
import type { ShopContext } from '../core/context.ts'
import { joinTransaction } from '../core/transaction.ts'
import { sellersFor } from './concerned-sellers.ts'
import { toStore } from './wanted-lines.ts'
import { emit } from '../core/events.ts'

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
    if (lines.length > 0) await emit(inner, 'enquired', { id: stored.id, sellerIds: await sellersFor(inner, lines) })
  })
}
