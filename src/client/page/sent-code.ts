import { stillSent, type Sent } from '../session/sent-code.ts'

/**
 * That a code was sent, kept in this tab: a small phone reloads the page while its messages are read, and a code is not
 * to be sent twice for that.
 */

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
    return stillSent(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), by, Date.now())
  } catch {
    return undefined
  }
}
