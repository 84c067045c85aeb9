import { create } from 'zustand'
import type { SellerZones } from '../../contract/delivery/zones.ts'
import { identity, onIdentity } from '../../client/session/identity.ts'
import { readDeliveryPins, saveDeliveryPin, type DeliveryPins } from './delivery-pin.shared.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import { getDb, watchDb } from '../../client/db/get-db.ts'

/** The farmer's PIN, and where sellers deliver. */

interface DeliveryState extends DeliveryPins {
  /** Nothing until the first answer. */
  zones: readonly SellerZones[] | null
  /** True once the phone has been read. */
  ready: boolean
}

const NO_PINS: DeliveryPins = { own: null, guest: null }
export const useDelivery = create<DeliveryState>(() => ({ ...NO_PINS, zones: null, ready: false }))

const watch = (): (() => void) => {
  const acct = identity()?.acct ?? null
  return watchDb(
    (local) => readDeliveryPins(local, acct),
    (pins) => useDelivery.setState({ ...pins, ready: true }),
  )
}

let stop: (() => void) | undefined

/** Follows the PIN that is kept on this phone, from the first time on that one is shown. */
export const watchPin = (): void => {
  if (stop !== undefined) return
  stop = watch()
  onIdentity(() => {
    stop?.()
    useDelivery.setState({ ...NO_PINS, ready: false })
    stop = watch()
  })
}

/** Used from now on, on every page. */
export const savePin = async (pin: string): Promise<void> => {
  const acct = identity()?.acct ?? null
  useDelivery.setState({ own: pin })
  await saveDeliveryPin(await getDb(), acct, pin)
}

/** Many places show a promise at once, and the worker answers from what it keeps. */
const FRESH_MS = 60_000
let askedAt = -Infinity
let asking: Promise<void> | undefined

const ask = async (): Promise<void> => {
  const answer = await callApi('deliveryZones')
  if (isFailure(answer)) return
  askedAt = performance.now()
  useDelivery.setState({ zones: answer.data })
}

/** Asks where sellers deliver, unless it was just told. */
export const loadZones = (): Promise<void> => {
  if (performance.now() - askedAt < FRESH_MS) return Promise.resolve()
  return (asking ??= ask().finally(() => (asking = undefined)))
}

/** Asks anew: what the phone has is no longer true. */
export const renewZones = (): Promise<void> => {
  askedAt = -Infinity
  return loadZones()
}
