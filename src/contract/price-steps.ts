import * as v from 'valibot'

/** Prices that fall with the number of pieces of a pack in one order. Phone and server ask the same function. */

export const PRICE_STEPS_MAX = 2

/** One piece costs so much where at least `from` of them are bought. */
export const PriceStep = v.object({ from: v.number(), price: v.number() })
export type PriceStep = v.InferOutput<typeof PriceStep>

/** What one piece costs where so many are bought: the lowest price that applies, also where the pack itself costs less by now. */
export const priceAt = (price: number, steps: readonly PriceStep[] | undefined, pieces: number): number =>
  (steps ?? []).reduce((low, step) => (pieces >= step.from ? Math.min(low, step.price) : low), price)
