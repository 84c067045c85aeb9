import type { Client } from '../shop/clients.ts'
import { newToken } from '../shop/sessions.ts'

/** A number that a browser keeps, by which its next log-in is told from a stranger's. It opens nothing. */

const NAME = 'browser'
/** Where accounts are entered, and nowhere else. */
const PATH = '/api/auth'
/** As long as browsers keep any cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60

export const readClient = (request: Request, network: string | null): Client => {
  const cookies = request.headers.get('Cookie') ?? ''
  const kept = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1]
  return {
    network,
    browser: kept ?? newToken(),
    keepsBrowser: kept !== undefined,
    userAgent: request.headers.get('User-Agent'),
    hasLogIn: false,
  }
}

export const clientCookie = ({ browser }: Client, publicUrl: string): string =>
  [
    `${NAME}=${browser}`,
    `Path=${PATH}`,
    `Max-Age=${MAX_AGE_S}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
