/** Which packs cover a need at the lowest price. Values in, new values out; whole numbers only. */

/** A pack on sale. */
export interface Pack {
  /** What is in it, in the unit of the need. */
  amount: number
  pricePaise: number
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

/** A pack with its place in the order in which they were given. */
interface Placed extends Pack {
  place: number
}

const withMore = (before: Choice, { place, amount, pricePaise }: Placed, count: number): Choice => ({
  amount: before.amount + count * amount,
  paise: before.paise + count * pricePaise,
  pieces: before.pieces + count,
  last: { place, count, before },
})

/** So many pieces of one pack are taken together or not at all. */
interface Portion {
  pack: Placed
  count: number
  /** What is left to choose from after it. */
  rest: readonly Pack[]
}

/** More choices than this at a time take an old phone longer than a farmer waits. */
const CHOICES_MAX = 20_000
/** Into so many steps a need is cut where packs of odd sizes and equal unit prices leave more choices than that. */
const STEPS = 10_000

/** A product of two safe integers need not be one. */
const shareUp = (price: number, part: number, whole: number): number =>
  Number((BigInt(price) * BigInt(part) + BigInt(whole) - 1n) / BigInt(whole))

/** Cheaper by the unit; of equals the larger pack, because fewer are carried. */
const byUnitPrice = (a: Pack, b: Pack): number => {
  const difference = BigInt(a.pricePaise) * BigInt(b.amount) - BigInt(b.pricePaise) * BigInt(a.amount)
  return difference === 0n ? b.amount - a.amount : difference < 0n ? -1 : 1
}

/** Cheapest, then least left over, then fewest pieces. */
const isBetter = (a: Worth, b: Worth | undefined): boolean => {
  if (b === undefined) return true
  if (a.paise !== b.paise) return a.paise < b.paise
  return a.amount === b.amount ? a.pieces < b.pieces : a.amount < b.amount
}

/** What an amount costs and takes at least, could the packs be cut; nothing where they do not have it. */
const leastFor = (missing: number, packs: readonly Pack[]): Worth | undefined => {
  let left = missing
  let paise = 0
  let largest = 1
  for (const { amount, pricePaise, available } of packs) {
    largest = Math.max(largest, amount)
    if (left === 0) continue
    const whole = Math.min(available, Math.floor(left / amount))
    const isCut = whole < available && left < (whole + 1) * amount
    paise += whole * pricePaise + (isCut ? shareUp(pricePaise, left - whole * amount, amount) : 0)
    left = isCut ? 0 : left - whole * amount
  }
  return left > 0 ? undefined : { amount: missing, paise, pieces: Math.ceil(missing / largest) }
}

/** Any count from none to all of a pack is a sum of its portions 1, 2, 4 … and what is left. */
const portionsOf = (packs: readonly Placed[]): Portion[] =>
  packs.flatMap((pack, at) => {
    const later = packs.slice(at + 1)
    const counts: number[] = []
    for (let left = pack.available; left > 0; left -= counts[counts.length - 1] ?? left)
      counts.push(Math.min(2 ** counts.length, left))
    counts.sort((a, b) => b - a)
    return counts.map((count, place) => {
      const available = counts.slice(place + 1).reduce((sum, portion) => sum + portion, 0)
      return { pack, count, rest: [{ ...pack, available }, ...later] }
    })
  })

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
      const count = Math.ceil((need - taken.amount) / other.amount)
      const cover = withMore(taken, other, count)
      if (count <= other.available && isBetter(cover, best)) best = cover
    }
    taken = withMore(taken, pack, Math.min(pack.available, Math.floor((need - taken.amount) / pack.amount)))
    if (taken.amount >= need) break
  }
  return best
}

/**
 * Portion after portion, the cheapest by the unit first: of two choices of the same amount the worse is dropped, and so is
 * what cannot become better than the best known. Not complete where too many choices are left.
 */
const search = (need: number, packs: readonly Pack[]): { best: Choice | undefined; isComplete: boolean } => {
  const order = packs.map((pack, place) => ({ ...pack, place })).filter(({ available }) => available > 0)
  order.sort(byUnitPrice)
  let best = soonestCover(need, order)
  let open = new Map<number, Choice>([[0, NOTHING]])
  for (const { pack, count, rest } of portionsOf(order)) {
    const next = new Map<number, Choice>()
    const keep = (choice: Choice): void => {
      if (choice.amount >= need) {
        if (isBetter(choice, best)) best = choice
        return
      }
      if (!isBetter(choice, next.get(choice.amount))) return
      const least = leastFor(need - choice.amount, rest)
      if (least === undefined) return
      const bound = { amount: need, paise: choice.paise + least.paise, pieces: choice.pieces + least.pieces }
      if (isBetter(bound, best)) next.set(choice.amount, choice)
    }
    for (const before of open.values()) {
      keep(withMore(before, pack, count))
      keep(before)
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
  const sumOf = (of: (pack: Pack) => number): number =>
    packs.reduce((sum, pack, place) => sum + (counts[place] ?? 0) * of(pack), 0)
  return {
    counts,
    pieces: best.pieces,
    amount: sumOf(({ amount }) => amount),
    paise: sumOf(({ pricePaise }) => pricePaise),
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
