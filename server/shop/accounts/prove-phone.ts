import { and, eq, isNull } from 'drizzle-orm'
import type { Language } from '../../../src/contract/languages.ts'
import { customers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { answers } from '../../../src/contract/answers.ts'
import { ownClient, type Client } from '../login/known-browsers.ts'
import { consumeCode, verifyCode, type CodeFor } from '../login/otp.ts'
import { requestCode } from '../login/request-code.ts'
import type { Customer } from '../core/identity.ts'
import { findCustomer } from './own-account.ts'

/** Whoever is logged in shows that the account's number is hers. She keeps password and log-ins: they are hers too. */

const codeFor = async (shop: ShopContext, customer: Customer): Promise<CodeFor> => {
  const { phoneNumber } = await findCustomer(shop, customer.id)
  if (phoneNumber === null) throw new Refusal('NOT_ALLOWED_NOW', answers.noNumber)
  return { role: 'customer', phoneNumber, purpose: 'login' }
}

/** Sends a code to the account's own phone. */
export const requestPhoneCode = async (
  shop: ShopContext,
  customer: Customer,
  { client, language }: { client: Client; language: Language },
): Promise<void> => {
  await requestCode(shop, await codeFor(shop, customer), { client: ownClient(customer, client), language })
}

/** Confirms the number with the code; from now on messages go there. */
export const provePhone = async (
  shop: ShopContext,
  customer: Customer,
  code: string,
  client: Client,
): Promise<void> => {
  const verified = await verifyCode(shop, await codeFor(shop, customer), code, ownClient(customer, client))
  await inTransaction(shop, async (inner) => {
    await consumeCode(inner, verified)
    await inner.db
      .update(customers)
      .set({ phoneProvenAt: inner.clock() })
      .where(and(eq(customers.id, customer.id), isNull(customers.phoneProvenAt)))
  })
}
