import type { Language } from '../../contract/languages.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { DESK_TODAY, DESK_TOKEN } from '../../client/worker/storage-names.ts'

/** What names the desk's log-in in this browser; the token itself lies in a cookie that no script reads. */

export const readToken = (): string | null => {
  try {
    return localStorage.getItem(DESK_TOKEN)
  } catch {
    return null
  }
}

/** Whether it is a number, which is nothing without the cookie, and no token. */
export const isNumber = (stored: string): boolean => stored.includes('.')

export const storeToken = (token: string): void => localStorage.setItem(DESK_TOKEN, token)

/** Keeps what Today shows for the start after this one; shown for this log-in and in this language alone. */
export const keepToday = (shown: object, language: Language): void => {
  const token = readToken()
  // A token itself is not copied: the number that takes its place comes soon.
  if (token === null || !isNumber(token)) return
  try {
    localStorage.setItem(DESK_TODAY, JSON.stringify({ token, language, shown }))
  } catch {
    // Full: then the next start waits for the code.
  }
}

/** Ends the log-in, and what Today shows of it. */
export const clearToken = (): void => {
  try {
    localStorage.removeItem(DESK_TODAY)
    localStorage.removeItem(DESK_TOKEN)
  } catch {
    // Then none is stored.
  }
}

const BROWSER = 'desk-browser'

/** A random number by which the server distinguishes this browser's log-ins from a stranger's. It opens nothing. */
export const browserNumber = (): string => {
  try {
    const kept = localStorage.getItem(BROWSER) ?? newUuid()
    localStorage.setItem(BROWSER, kept)
    return kept
  } catch {
    return ''
  }
}
