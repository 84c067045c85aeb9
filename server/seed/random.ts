/** A stream of numbers in [0, 1) that is the same for the same seed. */
export type Random = () => number

/** Small, quick, and good enough for made-up goods and the order of events. */
export const mulberry32 = (start: number): Random => {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Mixed with `salt`, so that every listing has a stream of its own. */
export const randomFrom = (seed: number, salt = 0): Random =>
  mulberry32(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35))

/** Whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

export const chance = (random: Random, share: number): boolean => random() < share

/** One of the items; throws on an empty list, which would be a fault in the data. */
export const pick = <T>(random: Random, items: readonly T[]): T => {
  if (items.length === 0) throw new Error('Nothing to pick from')
  // Safe: the index lies within the list, whose items may be undefined.
  return items[Math.floor(random() * items.length)] as T
}

/** A new list in a random order. */
export const shuffled = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)

/** A number that depends on the text alone. */
export const hash = (text: string): number => {
  let sum = 2166136261
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0
  return sum
}
