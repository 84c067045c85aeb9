import { createHash } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { hashToken } from '../../shop/login/sessions.ts'

/**
 * A log-in at the desk lies in a cookie that no script reads, those of the shop's pages on the same origin least of all.
 * Requests name it by a number, which is nothing without the cookie; and the cookie is nothing without the number, which
 * no other site knows or can send: its header is asked for first, and no origin is allowed one together with cookies.
 * A hole in a page of the shop can still act while that page is open; it cannot take the log-in along.
 */

export const DESK_COOKIE = 'desk'
/** No token has a dot in it. */
const PREFIX = 'desk.'

/** The number of a log-in, from the hash of its token. */
export const deskNumber = (tokenHash: string): string =>
  PREFIX + createHash('sha256').update(`desk ${tokenHash}`).digest('base64url')

/** Whether a page of another origin, a subdomain's among them, sends it; old browsers do not tell. */
const isForeign = (headers: Headers): boolean => {
  const site = headers.get('Sec-Fetch-Site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

/** The token in the request's cookie, where a number is given and it is that one's; a token stays as it is. */
export const tokenBehind = (given: string, headers: Headers): string | null => {
  if (!given.startsWith(PREFIX)) return given
  const token = parse(headers.get('Cookie') ?? '', DESK_COOKIE)[DESK_COOKIE]
  return token !== undefined && deskNumber(hashToken(token)) === given && !isForeign(headers) ? token : null
}
