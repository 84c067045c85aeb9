import * as v from 'valibot'
import { SESSION_COOKIE, SESSION_MS, TOKEN_KEY, USER_KEY, WISHLIST_KEY } from '../../contract/constants.ts'
import { User } from '../../contract/entities.ts'
import { newUuid } from '../../offline/api/uuid.ts'

/** What a log-in leaves in the browser outside the database: token and user in local storage, and a cookie. */

/** Null for a guest, and where local storage may not be read. */
export const readUser = (): User | null => {
  try {
    const kept = v.safeParse(User, JSON.parse(localStorage.getItem(USER_KEY) ?? 'null'))
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

export const storeLogin = ({ token, user }: { token: string; user: User }): void => {
  localStorage.setItem(TOKEN_KEY, token)
  storeUser(user)
  renewCookie()
}

export const storeUser = (user: User): void => localStorage.setItem(USER_KEY, JSON.stringify(user))

export const clear = (): void => {
  for (const key of [TOKEN_KEY, USER_KEY, WISHLIST_KEY]) localStorage.removeItem(key)
  writeCookie('', 0)
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
