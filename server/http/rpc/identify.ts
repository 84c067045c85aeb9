import { createHash, timingSafeEqual } from 'node:crypto'
import { answers } from '../../../src/contract/answers.ts'
import type { Call } from '../../../src/contract/shop-calls.ts'
import { ACCOUNT_HEADER, BROWSER_HEADER } from '../../../src/contract/constants.ts'
import { messages } from '../../../src/contract/messages.ts'
import { mayDo } from '../../../src/contract/staff.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import type { Client } from '../../shop/login/known-browsers.ts'
import { findSession } from '../../shop/login/sessions.ts'
import { OPERATOR, type Person, type Staff, type Customer } from '../../shop/core/identity.ts'
import { tokenBehind } from './desk-token.ts'
import type { Deps } from '../deps.ts'

/** The bearer token of a request, or of the desk's cookie that it names; null without one. */
export const bearerOf = (request: Request): string | null => {
  const given = /^Bearer\s+(\S{1,200})\s*$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  return given === undefined ? null : tokenBehind(given, request.headers)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Compared as digests, so that the time reveals neither content nor length. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

/** What a phone has queued says whose it is: it is never done under another log-in. */
const refuseOther = (request: Request, id: number): void => {
  const account = request.headers.get(ACCOUNT_HEADER)
  if (account !== null && account !== String(id)) throw new Refusal('ACCOUNT_MISMATCH', answers.otherAccount)
}

/** Authenticates the caller. Runs first: 401 comes before every validation. */
export const identify = async (
  deps: Deps,
  { caller, may, ofOperator, by }: Pick<Call, 'caller' | 'may' | 'ofOperator' | 'by'>,
  request: Request,
): Promise<Customer | Staff | null> => {
  if (caller === 'anyone') return null
  const token = bearerOf(request)
  if (token === null) throw new Refusal('UNAUTHORISED', messages.noToken)
  const isOperator = caller === 'staff' && isSame(token, deps.adminToken)
  if (isOperator && by !== 'person') return OPERATOR
  if (by === 'token') throw new Refusal('UNAUTHORISED', 'This is not the operator’s token')
  const session = isOperator ? null : await findSession(deps, token)
  if (session === null) throw new Refusal('UNAUTHORISED', messages.sessionExpired)
  if (caller === 'staff') {
    const { member, tokenHash } = session
    if (member === null) throw new Refusal('FORBIDDEN', 'Please log in at the desk')
    const isAllowed = may === undefined || mayDo(member.role, may)
    if (!isAllowed || (ofOperator === true && member.sellerId !== null))
      throw new Refusal('FORBIDDEN', may === 'prices' ? 'Owner and manager set the prices' : 'You may not do this')
    const { id, sellerId, role } = member
    refuseOther(request, id)
    const person: Person = { id, sellerId, role, tokenHash }
    return person
  }
  if (session.role !== 'customer') throw new Refusal('FORBIDDEN', answers.loginAsCustomer)
  refuseOther(request, session.id)
  return { id: session.id, tokenHash: session.tokenHash }
}

const BROWSER_NUMBER = /^[\w-]{20,64}$/

/** Where a request comes from, as far as it says. */
export const readClient = (request: Request, network: string | null): Client => {
  const number = request.headers.get(BROWSER_HEADER) ?? ''
  return {
    network,
    browser: BROWSER_NUMBER.test(number) ? number : null,
    userAgent: request.headers.get('User-Agent'),
    hasLogIn: false,
  }
}
