import * as v from 'valibot'
import type { Answer } from '../../src/contract/calls.ts'
import { calls } from '../../src/contract/calls.ts'
import { count } from './limits.ts'
import { refuseBeforehand, storedUnder } from './once.ts'
import type { Outcome } from './once.ts'
import { Refusal } from './refusal.ts'
import type { Shop } from './shop.ts'

/** What became of an order whose answer never reached the phone. */

type Attempt = Answer<'orderAttempt'>['data']

const ticketOf = (accountId: number, key: string) => ({
  accountId,
  key,
  route: `${calls.orderCreate.method} ${calls.orderCreate.path}`,
})

const told = (outcome: Outcome | null): Attempt => {
  if (outcome === null) return { state: 'unknown' }
  if ('answer' in outcome) {
    const { data, amount, lowered } = v.parse(calls.orderCreate.answer, outcome.answer)
    return { state: 'placed', order_id: data, amount, lowered }
  }
  const { code, message, facts } = outcome.refusal
  return { state: code === 'GIVEN_UP' ? 'given_up' : 'refused', code, message, data: facts.data }
}

/** Tells what is stored under the key of an order, and places nothing. */
export const attemptOf = async (shop: Shop, accountId: number, key: string): Promise<Attempt> =>
  told(await storedUnder(shop, ticketOf(accountId, key)))

/** From now on no copy of this order is placed, or it is placed or refused already and stays so. */
export const giveUp = async (shop: Shop, accountId: number, key: string): Promise<Attempt> => {
  const refusal = new Refusal('GIVEN_UP', 'You gave this order up. It was not placed.')
  const admit = (inner: Shop) => count(inner, 'orders', String(accountId))
  return told(await refuseBeforehand(shop, ticketOf(accountId, key), refusal, admit))
}
