import * as v from 'valibot'
import { create } from 'zustand'
import type { User } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { RefusedLines } from '../../contract/refusals.ts'
import type { RefusedLine } from '../../contract/refusals.ts'
import { openAttempt, sendAttempt, writeAttempt } from '../../offline/attempts.ts'
import type { Outcome, Placed } from '../../offline/attempts.ts'
import { changeBasket, withPrices } from '../../offline/basket.ts'
import type { CartLine, Attempt } from '../../offline/db.ts'
import { openDoor } from '../../offline/door.ts'
import { identity, onIdentity } from '../../offline/identity.ts'
import type { Identity } from '../../offline/identity.ts'
import { orderPayload } from './checkout.ts'
import type { OrderAddresses, PaymentMethod } from './checkout.ts'

/** Placing one order. Nothing is ever sent without the farmer's own tap (decision 44). */

export interface Refusal {
  message: string
  code?: string
  httpStatus?: number
  /** The lines whose price or stock is not what the phone believed. */
  lines: RefusedLine[]
}

interface CheckoutState {
  /** `open`: sent, but nobody knows whether it arrived; only the same order may be sent again. */
  state: 'idle' | 'placing' | 'open' | 'refused'
  refusal?: Refusal
}

export interface OrderWish {
  items: readonly CartLine[]
  method: PaymentMethod
  addresses: OrderAddresses
  user: User
  isBuyNow: boolean
}

const IDLE: CheckoutState = { state: 'idle' }
export const useCheckout = create<CheckoutState>(() => IDLE)

onIdentity(() => useCheckout.setState(IDLE, true))

/**
 * Writes the order down and sends it. While an earlier attempt is open that one is sent instead, whatever the cart
 * holds by now. Null when it was not placed; `useCheckout` says why.
 */
export const placeOrder = async (wish: OrderWish): Promise<Placed | null> => {
  const who = identity()
  if (who === null) return refuse({ message: messages.noToken, lines: [] })
  if (useCheckout.getState().state === 'placing') return null
  useCheckout.setState({ state: 'placing' }, true)
  return send(await write(wish, who), who)
}

const write = async ({ items, method, addresses, user, isBuyNow }: OrderWish, who: Identity): Promise<Attempt> => {
  try {
    return await writeAttempt(await openDoor(), who.acct, orderPayload(items, method, addresses, user), isBuyNow)
  } catch (error) {
    // Nothing was sent: once there is room the farmer may press again.
    useCheckout.setState(IDLE, true)
    throw error
  }
}

/** After a reload: asks for the outcome of an order whose answer was lost, by sending it again. */
export const resumeAttempt = async (): Promise<Placed | null> => {
  const who = identity()
  if (who === null || useCheckout.getState().state === 'placing') return null
  const attempt = await openAttempt(await openDoor(), who.acct)
  if (attempt === undefined || useCheckout.getState().state === 'placing') return null
  useCheckout.setState({ state: 'placing' }, true)
  return send(attempt, who)
}

/** The farmer agrees to the prices the server told; the next tap is a new order. */
export const acceptPrices = async (lines: readonly RefusedLine[]): Promise<void> => {
  const told = lines.flatMap(({ sku, current }) => (current === undefined ? [] : [{ sku, current }]))
  await changeBasket(withPrices(told))
  useCheckout.setState(IDLE, true)
}

const send = async (attempt: Attempt, who: Identity): Promise<Placed | null> => {
  try {
    return read(await sendAttempt(await openDoor(), attempt, who.token))
  } catch (error) {
    // Whatever broke, the attempt stands where it was written and is asked for again.
    useCheckout.setState({ state: 'open', refusal: { message: messages.serverError, lines: [] } }, true)
    throw error
  }
}

const read = (outcome: Outcome): Placed | null => {
  if (outcome.state === 'placed') {
    useCheckout.setState(IDLE, true)
    return outcome.answer
  }
  const { message, code, httpStatus, data } = outcome.failure
  const told = v.safeParse(RefusedLines, data)
  const refusal: Refusal = {
    message,
    ...(code === undefined ? {} : { code }),
    ...(httpStatus === undefined ? {} : { httpStatus }),
    lines: told.success ? told.output.lines : [],
  }
  if (outcome.state === 'refused') return refuse(refusal)
  useCheckout.setState({ state: 'open', refusal }, true)
  return null
}

const refuse = (refusal: Refusal): null => {
  useCheckout.setState({ state: 'refused', refusal }, true)
  return null
}
