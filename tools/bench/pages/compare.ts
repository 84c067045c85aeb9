import type { Figures } from './visit.ts'

/** What a page costs beyond its floor: milliseconds are of a machine and an hour, their ratio is of the page. */

export interface Ratios {
  fcp: number
  lcp: number
  /** ms above the floor's, which is mostly 0. */
  tbt: number
  /** Between the floor's first and last FCP, as a share of the middle one. */
  spread: number
}

/** Where the floor itself differs by more, something else had the machine. */
const SPREAD_MAX = 0.25

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** The median of each figure by itself. */
export const medianOf = (runs: readonly Figures[]): Figures => {
  const [first] = runs
  if (first === undefined) throw new Error('Nothing was measured')
  const middles = Object.keys(first).map((key) => [key, middleOf(runs.map((run) => run[key as keyof Figures]))])
  // All keys of the figures, each with a number.
  return Object.fromEntries(middles) as Figures
}

const spreadOf = (numbers: readonly number[]): number =>
  (Math.max(...numbers) - Math.min(...numbers)) / middleOf(numbers)

const rounded = (number: number): number => Number(number.toFixed(2))

export const compare = (own: Figures, floor: Figures, floors: readonly Figures[]): Ratios => ({
  fcp: rounded(own.fcp / floor.fcp),
  lcp: rounded(own.lcp / floor.lcp),
  tbt: Math.round(own.tbt - floor.tbt),
  spread: rounded(spreadOf(floors.map(({ fcp }) => fcp))),
})

export const isBelievable = ({ spread }: Ratios): boolean => spread <= SPREAD_MAX
