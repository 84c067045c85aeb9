import type { CustomerOpen } from '../../../src/contract/admin-calls/customers.ts'
import { customers } from '../../db/schema.ts'
import { accountExists } from './accounts.ts'
import { sendFirstCode } from './login/otp.ts'
import type { ShopContext } from '../core/context.ts'
import { reasonOf } from '../core/transaction.ts'

/**
 * Opens an account for a farmer who cannot do it alone. It has no password: the farmer logs in with a code that is sent
 * to the phone, now and whenever Use OTP is pressed, and may set a password with Forgot Password.
 */
export const openCustomer = async (shop: ShopContext, { name, phone_number: phoneNumber, email }: CustomerOpen) => {
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
    // The account exists, and another code can be requested on the log-in page.
    shop.log.warn(reasonOf(error), 'A log-in code could not be sent')
    return { ...opened, code_sent: false }
  }
}
