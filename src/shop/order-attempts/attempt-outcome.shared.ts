import * as v from 'valibot'
import { calls, type Answer } from '../../contract/shop-calls.ts'
import { messages } from '../../contract/messages.ts'
import { RefusalAnswer } from '../../contract/refusals.ts'
import { renewLogin } from '../../client/api/api-settings.ts'
import { closeAttempt, isForgotten, keepUnpaid, mayBeSent } from './order-attempts.shared.ts'
import { callApi } from '../../client/api/call.ts'
import { isFailure, noAnswer, type Failure } from '../../client/api/failure.ts'
import { receivedAt } from '../../client/api/clock.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { Attempt, AttemptNews } from '../../client/db/records.ts'
import { readFailure } from '../../client/api/make-call.ts'
import { sendFrozen } from '../../client/sync/send-frozen.ts'

/**
 * What becomes of an order. Only the outcome that the shop has stored under the attempt's key ends it: whatever a
 * server of another build or a proxy says instead, the key is asked for, and an order that the shop does not know is
 * given up there before it is forgotten here. So no late copy of it can become a second order.
 */

export type Placed = Pick<Answer<'orderCreate'>, 'data' | 'amount' | 'lowered'>
export type Outcome =
  | { state: 'placed'; answer: Placed }
  | { state: 'refused'; failure: Failure }
  /** It was not placed and never will be; `forgotten`: unless so long ago that the shop has forgotten it. */
  | { state: 'given_up' | 'forgotten' }
  /** Nobody knows. `unknown`: the shop has answered that it does not have it, so it may be sent again or given up. */
  | { state: 'open'; unknown: boolean; failure: Failure }

interface Asking {
  local: LocalDb
  attempt: Attempt
  token: string
  /** The farmer may not be looking: the outcome is stored until she has read it. */
  isUnseen?: boolean
}

const open = (failure: Failure = noAnswer(), unknown = false): Outcome => ({ state: 'open', unknown, failure })

/** Sends the attempt as it was recorded. Only the farmer's own tap may lead here. */
export const sendAttempt = async (asking: Asking): Promise<Outcome> => {
  const { attempt, token } = asking
  const sent = await sendFrozen({ wire: attempt.wire, account: { acct: attempt.acct, token }, key: attempt.key })
  if (sent.kind === 'nothing') return open()
  const answer = v.safeParse(calls.orderCreate.answer, sent.body)
  if (isSuccess(sent.status) && answer.success) {
    renewLogin()
    return place(asking, answer.output)
  }
  const failure = readFailure(sent.body, sent.status)
  if (isUndecided(sent.status, failure)) return open(failure)
  // What the order itself was refused for is stored under its key.
  if (sent.status === 409 && v.is(RefusalAnswer, sent.body)) return refuse(asking, failure)
  const asked = await askAttempt(asking)
  if (asked.state !== 'open') return asked
  if (!asked.unknown || isSuccess(sent.status)) return open(failure)
  const ended = await giveUpAttempt(asking)
  return ended.state === 'given_up' ? { state: 'refused', failure } : ended
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** These say nothing about the order itself. */
const UNDECIDED = [401, 408, 425, 429]
const isUndecided = (status: number, { code }: Failure): boolean =>
  status >= 500 || UNDECIDED.includes(status) || code === 'ACCOUNT_MISMATCH'

/** Asks what became of the attempt, placing nothing. One that is too old to be sent again is given up. */
export const askAttempt = async (asking: Asking): Promise<Outcome> => {
  const { local, attempt, token } = asking
  const answer = await callApi('orderAttempt', { params: { key: attempt.key }, token })
  if (isFailure(answer)) return open(answer)
  if (answer.data.state !== 'unknown') return end(asking, answer)
  const now = local.now()
  return mayBeSent(attempt, receivedAt(answer) ?? now, now) ? open(noAnswer(), true) : giveUpAttempt(asking)
}

/** From now on the shop places no copy of it; or it has placed or refused it already, and that stays. */
export const giveUpAttempt = async (asking: Asking): Promise<Outcome> => {
  const { attempt, token } = asking
  const answer = await callApi('orderGiveUp', { params: { key: attempt.key }, token })
  return isFailure(answer) ? open(answer) : end(asking, answer)
}

/** Records how the attempt has ended, by the server's own record. */
const end = async (asking: Asking, told: Answer<'orderAttempt'>): Promise<Outcome> => {
  const { state, order_id: data, amount, lowered, code, message = messages.serverError } = told.data
  if (state === 'placed' && data !== undefined) return place(asking, { data, amount, lowered })
  if (state === 'refused') return refuse(asking, { status: false, message, code, data: told.data.data })
  if (state !== 'given_up') return open()
  const { local, attempt } = asking
  const now = local.now()
  const ended = isForgotten(attempt, receivedAt(told) ?? now, now) ? 'forgotten' : 'given_up'
  await closeAttempt(local, attempt, undefined, newsOf(asking, { state: ended }))
  return { state: ended }
}

const place = async (asking: Asking, answer: Placed): Promise<Outcome> => {
  const { local, attempt } = asking
  const { data: orderId, amount } = answer
  const news = newsOf(asking, { state: 'placed' })
  if (amount === undefined) await closeAttempt(local, attempt, orderId, news)
  else await keepUnpaid(local, attempt, { orderId, amount }, news)
  return { state: 'placed', answer }
}

const refuse = async (asking: Asking, failure: Failure): Promise<Outcome> => {
  const { message, code, data } = failure
  const news = newsOf(asking, { state: 'refused', message, code, data })
  await closeAttempt(asking.local, asking.attempt, undefined, news)
  return { state: 'refused', failure }
}

const newsOf = ({ isUnseen }: Asking, news: AttemptNews): AttemptNews | undefined =>
  isUnseen === true ? news : undefined
