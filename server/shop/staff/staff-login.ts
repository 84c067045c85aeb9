import type { StaffMe } from '../../../src/contract/calls/staff/access.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { WorkProof } from '../../../src/contract/proof-of-work.ts'
import { findStaff } from '../login/find-account.ts'
import { rememberBrowser, type Client } from '../login/known-browsers.ts'
import { consumeCode, verifyCode, wrongCode } from '../login/otp.ts'
import { proveOwner } from '../login/owner-proof.ts'
import { requestCode } from '../login/request-code.ts'
import { openSession } from '../login/sessions.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { ALL_SHOPS, meOf } from './staff.ts'

const codeOf = (phoneNumber: string) => ({ role: 'staff', phoneNumber, purpose: 'login' }) as const

/** Sends a code to somebody of the staff; the answer does not tell whether there is such a person. */
export const requestStaffCode = (
  shop: ShopContext,
  phoneNumber: string,
  how: { client: Client; language: Language; work?: WorkProof | undefined },
): Promise<string> => requestCode(shop, codeOf(phoneNumber), how)

export interface StaffLogIn {
  token?: string
  me?: StaffMe
  /** Of somebody who works in several shops and has named none. */
  choose?: Pick<StaffMe, 'staff_id' | 'seller_id' | 'shop_name'>[]
}

/** Logs in at the desk of one shop. Who works in several chooses first, and the code stays valid for it. */
export const staffLogin = async (
  shop: ShopContext,
  asked: { phoneNumber: string; code: string; staffId?: number | undefined; client: Client },
): Promise<StaffLogIn> => {
  const { phoneNumber, code, staffId, client } = asked
  const verified = await verifyCode(shop, codeOf(phoneNumber), code, client)
  const people = await findStaff(shop, phoneNumber)
  const [only] = people
  const chosen = staffId === undefined && people.length === 1 ? only : people.find(({ id }) => id === staffId)
  if (chosen === undefined) {
    if (staffId !== undefined || only === undefined) throw wrongCode()
    const view = ({ id, sellerId, shopName }: (typeof people)[number]) => ({
      staff_id: id,
      seller_id: sellerId,
      shop_name: shopName ?? ALL_SHOPS,
    })
    return { choose: people.map(view) }
  }
  const account = { id: chosen.id, lastLoginAt: chosen.lastLoginAt ?? chosen.createdAt }
  await proveOwner(shop, verified, { role: 'staff', account, client, proof: {} })
  return inTransaction(shop, async (inner) => {
    await consumeCode(inner, verified)
    const token = await openSession(inner, 'staff', chosen.id, client.userAgent)
    await rememberBrowser(inner, { role: 'staff', accountId: chosen.id }, client)
    return { token, me: await meOf(inner, chosen.id) }
  })
}
