import type { CustomerOpen } from '../../src/contract/admin-calls/people.ts'
import { customers } from '../db/schema.ts'
import { accountExists } from './accounts.ts'
import { sendFirstCode } from './codes.ts'
import type { Shop } from './shop.ts'
import { reasonOf } from './transaction.ts'

/**
 * Opens an account for a farmer who cannot do it alone (decision 1). It has no password: the farmer logs in with a code
 * that is sent to the phone, now and whenever Use OTP is pressed, and may set a password with Forgot Password.
 */
export const openCustomer = async (
  shop: Shop,
  { name, phone_number: phoneNumber, email }: CustomerOpen,
): Promise<{ id: number; name: string; code_sent: boolean }> => {
  const [opened] = await shop.db
    .insert(customers)
    .values({ name, phoneNumber, whatsAppNumber: phoneNumber, email })
    .onConflictDoNothing()
    .returning({ id: customers.id, name: customers.name })
  if (opened === undefined) throw accountExists()
  try {
    await sendFirstCode(shop, phoneNumber)
    return { ...opened, code_sent: true }
  } catch (error) {
    // The account is open, and another code can be asked for on the log-in page.
    shop.log.warn(reasonOf(error), 'A log-in code could not be sent')
    return { ...opened, code_sent: false }
  }
}
