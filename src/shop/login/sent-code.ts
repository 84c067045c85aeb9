import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { CODE_LIFETIME_MS, Phone } from '../../contract/forms.ts'

/**
 * That a code was sent, kept in this tab: a small phone reloads the page while its messages are read, and a code is not
 * to be sent twice for that. The code itself is never kept.
 */

const Sent = v.object({
  by: v.picklist(['login', 'password', 'proof']),
  phone: Phone,
  at: v.number(),
  /** Without an answer of the shop it may have been sent all the same. */
  isAnswered: v.boolean(),
  ofSeller: v.boolean(),
})
type Sent = v.InferOutput<typeof Sent>
type SentBy = Sent['by']
type SentCode = Pick<Sent, 'phone'> & Partial<Pick<Sent, 'isAnswered' | 'ofSeller'>>

const KEY = 'codeSent'

const keep = (sent: Sent): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
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
export const readSentCode = (by: SentBy): Sent | undefined => {
  try {
    const sent = v.parse(Sent, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    const age = Date.now() - sent.at
    return sent.by === by && age >= 0 && age < CODE_LIFETIME_MS ? sent : undefined
  } catch {
    return undefined
  }
}

/** The code that was sent, of this page or of the one before its reload. Nothing until the page's own code runs. */
export const useSentCode = (by: SentBy) => {
  const [sent, show] = useState<SentCode>()
  useEffect(() => show(readSentCode(by)), [by])
  const setSent = (code: SentCode | undefined): void => {
    if (code === undefined) forgetSentCode()
    else {
      const { phone, isAnswered = true, ofSeller = false } = code
      keep({ by, phone, at: Date.now(), isAnswered, ofSeller })
    }
    show(code)
  }
  return [sent, setSent] as const
}
