import * as v from 'valibot'
import { calls } from '../contract/calls.ts'
import type { Answer } from '../contract/calls.ts'
import type { OrderCreate } from '../contract/forms.ts'
import { messages } from '../contract/messages.ts'
import { repeatable } from './again.ts'
import { afterOrder, changeBasket, changeInPhone } from './basket.ts'
import { renewLogin } from './api.ts'
import { readFailure } from './exchange.ts'
import type { Failure } from './call.ts'
import type { Attempt, Phone, ToPay } from './db.ts'
import { mintId } from './ids.ts'
import { keepRoom, makeRoom } from './room.ts'
import { sendWire } from './send.ts'

/**
 * Placing an order so that it happens once (reliability 3.2, decision 14). The attempt is written down at the tap,
 * before the first byte leaves; until the server has said yes or no only these very bytes are sent again.
 */

export type Placed = Answer<'orderCreate'>
export type Outcome =
  | { state: 'placed'; answer: Placed }
  /** Nobody knows: the same attempt must be sent again. */
  | { state: 'open'; failure: Failure }
  | { state: 'refused'; failure: Failure }

/** Where nothing can be kept the attempt lives as long as the page. */
let inMemory: Attempt | undefined

const attemptsOf = async (phone: Phone | null, acct: number): Promise<Attempt[]> =>
  phone === null ? (inMemory?.acct === acct ? [inMemory] : []) : phone.db.attempts.where('acct').equals(acct).toArray()

const findOpen = async (phone: Phone | null, acct: number): Promise<Attempt | undefined> =>
  (await attemptsOf(phone, acct)).find(({ toPay }) => toPay === undefined)

/** The attempt whose outcome nobody knows yet. */
export const openAttempt = (phone: Phone | null, acct: number): Promise<Attempt | undefined> =>
  repeatable(() => findOpen(phone, acct))

/** Orders that were placed and wait for their payment. */
export const unpaidAttempts = async (phone: Phone | null, acct: number): Promise<Attempt[]> =>
  (await repeatable(() => attemptsOf(phone, acct))).filter(({ toPay }) => toPay !== undefined)

/** Writes an attempt down, or answers the one that is still open: then that one decides. */
export const writeAttempt = async (
  phone: Phone | null,
  acct: number,
  order: OrderCreate,
  isBuyNow: boolean,
): Promise<Attempt> => {
  const attempt: Attempt = {
    key: mintId(),
    acct,
    wire: { method: calls.orderCreate.method, path: calls.orderCreate.path, text: JSON.stringify(order) },
    bought: order.order_items.map(({ sku, quantity }) => ({ sku, quantity })),
    isBuyNow,
    createdAt: phone?.now() ?? Date.now(),
  }
  if (phone === null) return (inMemory = (await findOpen(null, acct)) ?? attempt)
  return keepRoom(() =>
    phone.db.transaction('rw', phone.db.attempts, async () => {
      const open = await findOpen(phone, acct)
      if (open !== undefined) return open
      await phone.db.attempts.add(attempt)
      return attempt
    }),
  )
}

/** Sends an attempt and writes down what came of it. */
export const sendAttempt = async (phone: Phone | null, attempt: Attempt, token: string): Promise<Outcome> => {
  const sent = await sendWire({ wire: attempt.wire, token, acct: attempt.acct, key: attempt.key })
  if (sent.kind === 'nothing') return { state: 'open', failure: { status: false, message: messages.serverError } }
  const answer = v.safeParse(calls.orderCreate.answer, sent.body)
  if (sent.status >= 200 && sent.status < 300 && answer.success) {
    const { data: orderId, amount } = answer.output
    if (amount === undefined) await close(phone, attempt, true)
    else await keepUnpaid(phone, attempt, { orderId, amount })
    renewLogin()
    return { state: 'placed', answer: answer.output }
  }
  const failure = readFailure(sent.body, sent.status)
  if (!isDefinite(sent.status)) return { state: 'open', failure }
  await close(phone, attempt, false)
  return { state: 'refused', failure }
}

/** These say nothing about the order itself. */
const UNDECIDED = [401, 408, 425, 429]
const isDefinite = (status: number): boolean => status < 500 && !UNDECIDED.includes(status)

/** Only what is still written down: another tab may have paid it already. */
const keepUnpaid = async (phone: Phone | null, attempt: Attempt, toPay: ToPay): Promise<void> => {
  if (phone === null) inMemory = { ...attempt, toPay }
  else await keepRoom(() => phone.db.attempts.update(attempt.key, { toPay }))
}

/** An order that waited for its payment is paid, or will never be. */
export const settleUnpaid = async (
  phone: Phone | null,
  acct: number,
  orderId: string,
  isPaid: boolean,
): Promise<void> => {
  const attempt = (await unpaidAttempts(phone, acct)).find(({ toPay }) => toPay?.orderId === orderId)
  if (attempt !== undefined) await close(phone, attempt, isPaid)
}

/** The attempt ends, and with an order the cart is cleared: once, in the same transaction. */
const close = async (phone: Phone | null, attempt: Attempt, isPlaced: boolean): Promise<void> => {
  const clear = afterOrder(attempt.isBuyNow ? [] : attempt.bought)
  if (phone === null) {
    inMemory = undefined
    if (isPlaced) await changeBasket(clear)
    return
  }
  const { db } = phone
  await makeRoom(() =>
    db.transaction('rw', db.attempts, db.cart, db.buyNow, db.meta, async () => {
      const isOpen = (await db.attempts.get(attempt.key)) !== undefined
      await db.attempts.delete(attempt.key)
      if (isOpen && isPlaced) await changeInPhone(phone, clear)
    }),
  )
}
