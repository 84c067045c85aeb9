import { priceAt, type PriceStep } from '../../contract/price-steps.ts'

/** Which packs cover a need at the lowest price. Values in, new values out; whole numbers only. */

/** A pack on sale. */
export interface Pack {
  /** What is in it, in the unit of the need. */
  amount: number
  pricePaise: number
  /** Lower prices of a piece from so many pieces on, in paise. */
  steps?: readonly PriceStep[]
  /** How many can be had: what is in stock, or what one order takes. */
  available: number
}

/** How many of each pack, in the order in which they were given. */
export interface Mix {
  counts: number[]
  amount: number
  paise: number
}

interface Worth {
  amount: number
  paise: number
  pieces: number
}

/** Some of the packs looked at so far. */
interface Choice extends Worth {
  last: { place: number; count: number; before: Choice } | undefined
}

const NOTHING: Choice = { amount: 0, paise: 0, pieces: 0, last: undefined }

/** What so many pieces of a pack cost. */
export const paiseOf = ({ pricePaise, steps }: Pick<Pack, 'pricePaise' | 'steps'>, count: number): number =>
  count * priceAt(pricePaise, steps, count)

/** A pack with its place in the order in which they were given. */
interface Placed extends Pack {
  place: number
  /** What one piece costs where as many are taken as there are. */
  lowestPaise: number
}

const withMore = (before: Choice, { place, amount }: Placed, count: number, paise: number): Choice => ({
  amount: before.amount + count * amount,
  paise: before.paise + paise,
  pieces: before.pieces + count,
  last: { place, count, before },
})

/** From `least` to `most` pieces of a pack, each of which then costs the same. */
interface Tier {
  least: number
  most: number
  paise: number
}

const tiersOf = ({ pricePaise, steps = [], available }: Pack): Tier[] => {
  const starts = [...new Set([0, ...steps.map(({ from }) => from)])]
    .filter((from) => from <= available)
    .sort((a, b) => a - b)
  return starts.map((least, at) => ({
    least,
    most: (starts[at + 1] ?? available + 1) - 1,
    paise: priceAt(pricePaise, steps, least),
  }))
}

/** More choices than this at a time take an old phone longer than a farmer waits. */
const CHOICES_MAX = 20_000
/** Into so many steps a need is cut where packs of odd sizes and equal unit prices leave more choices than that. */
const STEPS = 10_000

/** A product of two safe integers need not be one. */
const shareUp = (price: number, part: number, whole: number): number =>
  Number((BigInt(price) * BigInt(part) + BigInt(whole) - 1n) / BigInt(whole))

/** Cheaper by the unit at its lowest price; of equals the larger pack, because fewer are carried. */
const byUnitPrice = (a: Placed, b: Placed): number => {
  const difference = BigInt(a.lowestPaise) * BigInt(b.amount) - BigInt(b.lowestPaise) * BigInt(a.amount)
  return difference === 0n ? b.amount - a.amount : difference < 0n ? -1 : 1
}

/** Cheapest, then least left over, then fewest pieces. */
const isBetter = (a: Worth, b: Worth | undefined): boolean => {
  if (b === undefined) return true
  if (a.paise !== b.paise) return a.paise < b.paise
  return a.amount === b.amount ? a.pieces < b.pieces : a.amount < b.amount
}

/** What an amount costs and takes at least, could the packs be cut; nothing where they do not have it. */
const leastFor = (missing: number, packs: readonly Placed[]): Worth | undefined => {
  let left = missing
  let paise = 0
  let largest = 1
  for (const { amount, lowestPaise, available } of packs) {
    largest = Math.max(largest, amount)
    if (left === 0) continue
    const whole = Math.min(available, Math.floor(left / amount))
    const isCut = whole < available && left < (whole + 1) * amount
    paise += whole * lowestPaise + (isCut ? shareUp(lowestPaise, left - whole * amount, amount) : 0)
    left = isCut ? 0 : left - whole * amount
  }
  return left > 0 ? undefined : { amount: missing, paise, pieces: Math.ceil(missing / largest) }
}

/** Any count from none to all is a sum of portions 1, 2, 4 … and what is left; the largest comes first. */
const portionsOf = (all: number): number[] => {
  const counts: number[] = []
  for (let left = all; left > 0; left -= counts[counts.length - 1] ?? left)
    counts.push(Math.min(2 ** counts.length, left))
  return counts.sort((a, b) => b - a)
}

/** All of these packs together. */
export const mostOf = (packs: readonly Pack[]): number =>
  packs.reduce((sum, { amount, available }) => sum + amount * available, 0)

const countsOf = (best: Choice, length: number): number[] => {
  const counts = Array.from({ length }, () => 0)
  for (let { last } = best; last !== undefined; { last } = last.before)
    counts[last.place] = (counts[last.place] ?? 0) + last.count
  return counts
}

/** The cheapest by the unit, and for what they leave open whichever one pack covers it at the lowest price. */
const soonestCover = (need: number, packs: readonly Placed[]): Choice | undefined => {
  let best: Choice | undefined
  let taken = NOTHING
  for (const [at, pack] of packs.entries()) {
    for (const other of packs.slice(at)) {
      const least = Math.ceil((need - taken.amount) / other.amount)
      // More pieces may cost less than the fewest that cover it.
      for (const count of [least, ...tiersOf(other).map((tier) => tier.least)]) {
        if (count < least || count > other.available) continue
        const cover = withMore(taken, other, count, paiseOf(other, count))
        if (isBetter(cover, best)) best = cover
      }
    }
    const count = Math.min(pack.available, Math.floor((need - taken.amount) / pack.amount))
    taken = withMore(taken, pack, count, paiseOf(pack, count))
    if (taken.amount >= need) break
  }
  return best
}

/**
 * Pack after pack, the cheapest by the unit first, and each at every price that it has: of two choices of the same amount
 * the worse is dropped, and so is what cannot become better than the best known. Not complete where too many choices are left.
 */
const search = (need: number, packs: readonly Pack[]): { best: Choice | undefined; isComplete: boolean } => {
  const order = packs
    .map((pack, place) => ({ ...pack, place, lowestPaise: priceAt(pack.pricePaise, pack.steps, pack.available) }))
    .filter(({ available }) => available > 0)
    .sort(byUnitPrice)
  let best = soonestCover(need, order)
  let open = new Map<number, Choice>([[0, NOTHING]])
  for (const [at, pack] of order.entries()) {
    const later = order.slice(at + 1)
    const next = new Map<number, Choice>()
    /** Keeps a choice after which so many pieces of this pack, and all later ones, may follow. */
    const keep = (choices: Map<number, Choice>, choice: Choice, available: number): void => {
      if (choice.amount >= need) {
        if (isBetter(choice, best)) best = choice
        return
      }
      if (!isBetter(choice, choices.get(choice.amount))) return
      const least = leastFor(need - choice.amount, [{ ...pack, available }, ...later])
      if (least === undefined) return
      const bound = { amount: need, paise: choice.paise + least.paise, pieces: choice.pieces + least.pieces }
      if (isBetter(bound, best)) choices.set(choice.amount, choice)
    }
    for (const { least, most, paise } of tiersOf(pack)) {
      let left = most - least
      let taken = open
      if (least > 0) {
        taken = new Map()
        for (const before of open.values()) keep(taken, withMore(before, pack, least, least * paise), left)
      }
      for (const count of portionsOf(left)) {
        left -= count
        const more = new Map<number, Choice>()
        for (const before of taken.values()) {
          keep(more, withMore(before, pack, count, count * paise), left)
          keep(more, before, left)
        }
        if (more.size > CHOICES_MAX) return { best, isComplete: false }
        taken = more
      }
      for (const choice of taken.values()) keep(next, choice, 0)
    }
    if (next.size > CHOICES_MAX) return { best, isComplete: false }
    open = next
  }
  return { best, isComplete: true }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Packs a little smaller than they are, a need a little larger: what covers the one covers the other. */
const inSteps = (need: number, packs: readonly Pack[]) => {
  const step = Math.ceil(need / STEPS)
  return {
    need: Math.ceil(need / step),
    packs: packs.map((pack) => {
      const amount = Math.floor(pack.amount / step)
      return { ...pack, amount, available: amount > 0 ? pack.available : 0 }
    }),
  }
}

/** What so many of each are, or nothing. */
const mixOf = (best: Choice | undefined, packs: readonly Pack[]): (Mix & Worth) | undefined => {
  if (best === undefined) return undefined
  const counts = countsOf(best, packs.length)
  const sumOf = (of: (pack: Pack, count: number) => number): number =>
    packs.reduce((sum, pack, place) => sum + of(pack, counts[place] ?? 0), 0)
  return {
    counts,
    pieces: best.pieces,
    amount: sumOf(({ amount }, count) => count * amount),
    paise: sumOf(paiseOf),
  }
}

/**
 * The cheapest packs that hold at least what is needed; of equal prices those that leave least over, then the fewest.
 * Nothing where all packs together do not hold it.
 */
export const cheapestMix = (need: number, packs: readonly Pack[]): Mix | undefined => {
  if (need <= 0 || mostOf(packs) < need) return undefined
  const unit = packs.reduce((common, { amount }) => divisor(common, amount), 0)
  const units = packs.map((pack) => ({ ...pack, amount: pack.amount / unit }))
  const neededUnits = Math.ceil(need / unit)
  const { best, isComplete } = search(neededUnits, units)
  const found = mixOf(best, packs)
  if (isComplete) return found
  const stepped = inSteps(neededUnits, units)
  const other = mixOf(search(stepped.need, stepped.packs).best, packs)
  return other && isBetter(other, found) ? other : found
}
