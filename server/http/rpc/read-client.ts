import { BROWSER_HEADER } from '../../../src/contract/constants.ts'
import type { Client } from '../../shop/accounts/login/known-browsers.ts'

const NUMBER = /^[\w-]{20,64}$/

/** Where a request comes from, as far as it says. */
export const readClient = (request: Request, network: string | null): Client => {
  const number = request.headers.get(BROWSER_HEADER) ?? ''
  return {
    network,
    browser: NUMBER.test(number) ? number : null,
    userAgent: request.headers.get('User-Agent'),
    hasLogIn: false,
  }
}
