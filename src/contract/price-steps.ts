/** Prices that fall with the number of pieces of a pack in one order. Phone and server ask the same function. */

/** One piece costs so much where at least `from` of them are bought. */
export interface PriceStep {
  from: number
  price: number
}

/** What one piece costs where so many are bought: the lowest price that applies, also where the pack costs less by now. */
export const priceAt = (price: number, steps: readonly PriceStep[] | undefined, pieces: number): number =>
  (steps ?? []).reduce((low, step) => (pieces >= step.from ? Math.min(low, step.price) : low), price)
