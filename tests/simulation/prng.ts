/** Random numbers that are the same for the same seed. */
export interface Dice {
  below: (limit: number) => number
  chance: (likelihood: number) => boolean
  pick: <T>(list: readonly T[]) => T
  next: () => number
}

/** The generator known as mulberry32: small, quick, and good enough to shuffle events. */
export const dice = (seed: number): Dice => {
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from')
    // Safe: the place is inside the list.
    return list[below(list.length)] as T
  }
  return { next, below, pick, chance: (likelihood) => next() < likelihood }
}
