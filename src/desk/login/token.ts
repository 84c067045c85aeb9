import { newUuid } from '../../client/api/uuid.ts'
import { DESK_TOKEN } from '../../client/worker/storage-names.ts'

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

export const clearToken = (): void => {
  try {
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
