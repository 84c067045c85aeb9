import { useEffect, useState } from 'react'
import { forgetSentCode, keepSentCode, readSentCode } from '../../client/page/sent-code.ts'
import type { Sent } from '../../client/session/sent-code.ts'

type SentCode = Pick<Sent, 'phone'> & Partial<Pick<Sent, 'isAnswered' | 'ofSeller'>>

/** The code that was sent, of this page or of the one before its reload. Nothing until the page's own code runs. */
export const useSentCode = (by: Sent['by']) => {
  const [sent, show] = useState<SentCode>()
  useEffect(() => show(readSentCode(by)), [by])
  const setSent = (code: SentCode | undefined): void => {
    if (code === undefined) forgetSentCode()
    else {
      const { phone, isAnswered = true, ofSeller = false } = code
      keepSentCode({ by, phone, isAnswered, ofSeller })
    }
    show(code)
  }
  return [sent, setSent] as const
}
