import * as v from 'valibot'
import { answers } from '../../../src/contract/answers.ts'
import { calls, type Answer } from '../../../src/contract/shop-calls.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { refuseBeforehand, storedUnder, type Outcome } from '../core/idempotency.ts'
import { Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'

/** The outcome of an order whose answer never reached the phone. */

type Attempt = Answer<'orderAttempt'>['data']

const ticketOf = (accountId: number, key: string) => ({
  accountId,
  key,
  route: `${calls.orderCreate.method} ${calls.orderCreate.path}`,
})

const attemptOfOutcome = (outcome: Outcome | null): Attempt => {
  if (outcome === null) return { state: 'unknown' }
  if ('answer' in outcome) {
    const { data, amount, lowered } = v.parse(calls.orderCreate.answer, outcome.answer)
    return { state: 'placed', order_id: data, amount, lowered }
  }
  const { code, message, facts } = outcome.refusal
  return { state: code === 'GIVEN_UP' ? 'given_up' : 'refused', code, message, data: facts.data }
}

/** Returns what is stored under the key of an order, and places nothing. */
export const attemptOf = async (shop: ShopContext, accountId: number, key: string): Promise<Attempt> =>
  attemptOfOutcome(await storedUnder(shop, ticketOf(accountId, key)))

/** Stores a final refusal under the key, so that no late copy is placed; or returns the outcome already stored. */
export const giveUp = async (shop: ShopContext, accountId: number, key: string): Promise<Attempt> => {
  const refusal = new Refusal('GIVEN_UP', answers.givenUp)
  const admit = (inner: ShopContext) => consumeLimit(inner, 'orders', String(accountId))
  return attemptOfOutcome(await refuseBeforehand(shop, ticketOf(accountId, key), refusal, admit))
}
