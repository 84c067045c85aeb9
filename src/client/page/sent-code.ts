import * as v from 'valibot'
import { CODE_LIFETIME_MS, Phone } from '../../contract/forms.ts'

/**
 * That a code was sent, kept in this tab: a small phone reloads the page while its messages are read, and a code is not
 * to be sent twice for that. The code itself is never kept.
 */

const Sent = v.object({
  by: v.picklist(['login', 'password', 'proof', 'desk']),
  phone: Phone,
  at: v.number(),
  /** Without an answer of the shop it may have been sent all the same. */
  isAnswered: v.boolean(),
  ofSeller: v.boolean(),
})
export type Sent = v.InferOutput<typeof Sent>

const KEY = 'codeSent'

/** A code was sent just now. */
export const keepSentCode = (sent: Omit<Sent, 'at'>): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...sent, at: Date.now() }))
  } catch (error) {
    console.warn('That a code was sent is not kept', error)
  }
}

/** It was used, or is not wanted any more. */
export const forgetSentCode = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

/** The code that was sent for this, as long as it is valid. */
export const readSentCode = (by: Sent['by']): Sent | undefined => {
  try {
    const sent = v.parse(Sent, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    const age = Date.now() - sent.at
    return sent.by === by && age >= 0 && age < CODE_LIFETIME_MS ? sent : undefined
  } catch {
    return undefined
  }
}
