import * as v from 'valibot'
import { CODE_LIFETIME_MS, Phone } from '../../contract/forms.ts'

/** That a code was sent, and for what. The code itself is never kept. */

const Sent = v.object({
  by: v.picklist(['login', 'password', 'proof', 'desk']),
  phone: Phone,
  at: v.number(),
  /** Without an answer of the shop it may have been sent all the same. */
  isAnswered: v.boolean(),
  ofSeller: v.boolean(),
})
export type Sent = v.InferOutput<typeof Sent>

/** What was stored, as long as the code is valid and was sent for this. */
export const stillSent = (stored: unknown, by: Sent['by'], now: number): Sent | undefined => {
  const sent = v.safeParse(Sent, stored)
  if (!sent.success || sent.output.by !== by) return undefined
  const age = now - sent.output.at
  return age >= 0 && age < CODE_LIFETIME_MS ? sent.output : undefined
}
