import type { Dose } from '../../contract/product/dose.ts'
import { amountFor, type Area } from './area.ts'

/** How much of a product is needed, in thousandths of a gram or millilitre. */

/** What a farmer sprays, where the label does not say how much water an area takes. */
export const PUMP_LITRES = 15
export const LITRES_MAX = 100_000

/** Within what the label says; typed or the label's least. */
export interface Chosen {
  dose: number
  /** Thousandths of a litre for the label's area. */
  water: number
}

export type Extent = { area: Area } | { /** Thousandths of a litre. */ water: number }

/** What can be weighed on a farm: four figures, rounded down. A label is not exceeded by rounding. */
export const roundDown = (amount: number): number => {
  const step = 10 ** Math.max(0, String(amount).length - 4)
  return Math.floor(amount / step) * step
}

const waterOf = (dose: Dose, extent: Extent, chosen: Chosen): number => {
  if ('water' in extent) return extent.water
  return dose.water === null ? 0 : amountFor(extent.area, chosen.water, dose.water.per)
}

/** `chosen` is never above the label's most, nor is what comes of it. */
export const needOf = (dose: Dose, extent: Extent, chosen: Chosen): number => {
  const given = Math.min(chosen.dose, dose.most)
  if (dose.per !== 'litre') return 'area' in extent ? roundDown(amountFor(extent.area, given, dose.per)) : 0
  const water = waterOf(dose, extent, { ...chosen, water: Math.min(chosen.water, dose.water?.most ?? 0) })
  return roundDown(Number((BigInt(given) * BigInt(water)) / 1000n))
}
