import * as v from 'valibot'
import { create } from 'zustand'
import type { User } from '../../contract/entities.ts'
import type { OrderCreate } from '../../contract/forms.ts'
import { pageText, text } from '../../texts/texts.ts'
import { RefusedCharge, RefusedLines, type RefusedLine } from '../../contract/refusals.ts'
import { askAttempt, sendAttempt, type Outcome, type Placed } from './attempt-outcome.shared.ts'
import { rereadAttempts } from './attempts.ts'
import { writeAttempt } from './order-attempts.shared.ts'
import { changeCart, withPrices } from '../cart/cart-storage.shared.ts'
import type { Failure } from '../../client/api/call.ts'
import type { CartLine } from '../../client/db/records.ts'
import { getDb } from '../../client/db/get-db.ts'
import { identity, onIdentity, type Identity } from '../../client/session/identity.ts'
import { orderPayload, type OrderAddresses, type PaymentMethod } from './order-contents.ts'

/** Placing one order. Orders are never sent behind the farmer's back, only by a tap. */

export interface Refusal {
  message: string
  code?: string | undefined
  httpStatus?: number | undefined
  /** The lines whose price or stock was out of date on the phone. */
  lines: RefusedLine[]
  /** What delivery costs now, where the phone said something else. */
  charge?: RefusedCharge
}

interface CheckoutState {
  /** `open`: sent, but nobody knows whether it arrived; only the same order may be sent again. */
  state: 'idle' | 'placing' | 'open' | 'refused'
  refusal?: Refusal
}

export interface OrderDraft {
  items: readonly CartLine[]
  method: PaymentMethod
  addresses: OrderAddresses
  user: User
  /** For delivery, as the customer has seen it. */
  chargePaise: number
  isBuyNow: boolean
  /** The rest of the cart stays for another order. */
  isPart?: boolean
}

const IDLE: CheckoutState = { state: 'idle' }
export const useCheckout = create<CheckoutState>(() => IDLE)

onIdentity(() => useCheckout.setState(IDLE, true))

/**
 * Stores the attempt and sends it. While an earlier attempt is open that one decides, whatever the cart holds by
 * now: its outcome is asked for, and it is sent again only if it says the very same. Null when nothing was placed;
 * `useCheckout` says why.
 */
export const placeOrder = async (wish: OrderDraft): Promise<Placed | null> => {
  const who = identity()
  if (who === null) return refuse({ message: text.messages.noToken, lines: [] })
  if (useCheckout.getState().state === 'placing') return null
  useCheckout.setState({ state: 'placing' }, true)
  const order = orderPayload(wish.items, wish.method, wish.addresses, wish.user, wish.chargePaise)
  const { attempt, isNew } = await write(who, order, wish)
  const asking = { local: await getDb(), attempt, token: who.token }
  if (isNew) return settle(sendAttempt(asking))
  return settle(attempt.wire.text === JSON.stringify(order) ? sendAgain(asking) : askAttempt(asking))
}

const write = async (who: Identity, order: OrderCreate, { isBuyNow, isPart }: OrderDraft) => {
  try {
    return await writeAttempt(await getDb(), who.acct, order, isBuyNow, isPart)
  } catch (error) {
    // Nothing was sent: once there is storage left the farmer may press again.
    useCheckout.setState(IDLE, true)
    throw error
  }
}

/** It may have arrived, or be too old: it is asked for first. */
export const sendAgain = async (asking: Parameters<typeof askAttempt>[0]): Promise<Outcome> => {
  const asked = await askAttempt(asking)
  return asked.state === 'open' && asked.unknown ? sendAttempt(asking) : asked
}

/** The farmer accepts the server's prices; the next tap is a new order. */
export const acceptPrices = async (lines: readonly RefusedLine[]): Promise<void> => {
  const told = lines.flatMap(({ sku, current }) => (current === undefined ? [] : [{ sku, current }]))
  await changeCart(withPrices(told))
  useCheckout.setState(IDLE, true)
}

/** Shows how a tap has ended. */
const settle = async (coming: Promise<Outcome>): Promise<Placed | null> => {
  try {
    const outcome = await coming
    // Before the press is over: an order that has ended would still stand there as one in doubt.
    await rereadAttempts().catch(console.warn)
    return read(outcome)
  } catch (error) {
    // Whatever broke, the attempt is stored and its outcome is asked for again.
    useCheckout.setState({ state: 'open', refusal: { message: text.messages.serverError, lines: [] } }, true)
    throw error
  }
}

const read = (outcome: Outcome): Placed | null => {
  if (outcome.state === 'placed') {
    useCheckout.setState(IDLE, true)
    return outcome.answer
  }
  if (!('failure' in outcome)) return refuse({ message: pageText.checkout.open.ended[outcome.state], lines: [] })
  const refusal = refusalOf(outcome.failure)
  if (outcome.state === 'refused') return refuse(refusal)
  useCheckout.setState({ state: 'open', refusal }, true)
  return null
}

/** What the shop says of a refused order, for the screen. */
export const refusalOf = ({ message, code, httpStatus, data }: Omit<Failure, 'status'>): Refusal => {
  const told = v.safeParse(RefusedLines, data)
  const charged = v.safeParse(RefusedCharge, data)
  const charge = charged.success && { charge: charged.output.delivery_charge }
  return { message, code, httpStatus, lines: told.success ? told.output.lines : [], ...charge }
}

export const refuse = (refusal: Refusal): null => {
  useCheckout.setState({ state: 'refused', refusal }, true)
  return null
}
