import * as v from 'valibot'
import { SESSION_COOKIE, SESSION_MS, TOKEN_KEY, USER_KEY, WISHLIST_KEY } from '../../contract/constants.ts'
import { User } from '../../contract/entities.ts'
import { newUuid } from '../../client/api/uuid.ts'
import type { LoggedIn } from './session.store.ts'

const Stored = v.object({ ...User.entries, phone_number: v.optional(v.string()) })

/** What a log-in leaves in the browser outside the database: token and user in local storage, and a cookie. */

/** Null for a guest, and where local storage may not be read. */
export const readUser = (): LoggedIn | null => {
  try {
    const kept = v.safeParse(Stored, JSON.parse(localStorage.getItem(USER_KEY) ?? 'null'))
    return kept.success ? kept.output : null
  } catch {
    return null
  }
}

export const readToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

export const storeUser = (user: LoggedIn): void => localStorage.setItem(USER_KEY, JSON.stringify(user))

export const storeLogin = ({ token, user }: { token: string; user: LoggedIn }): void => {
  localStorage.setItem(TOKEN_KEY, token)
  storeUser(user)
  renewCookie()
}

export const clear = (): void => {
  for (const key of [TOKEN_KEY, USER_KEY, WISHLIST_KEY]) localStorage.removeItem(key)
  // Below zero a cookie has ended at once, whatever the moment.
  writeCookie('', -1)
}

/** The cookie only marks that somebody is logged in; it is random, proves nothing and never holds the token. */
export const renewCookie = (): void => writeCookie(newUuid(), SESSION_MS / 1000)

export const hasCookie = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))

const writeCookie = (value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const end = new Date(Date.now() + seconds * 1000).toUTCString()
  // Max-Age wins over Expires, so the cookie lasts its day on a phone with a wrong clock too.
  document.cookie = `${SESSION_COOKIE}=${value}; Path=/; Expires=${end}; Max-Age=${seconds}; SameSite=Lax${secure}`
}
