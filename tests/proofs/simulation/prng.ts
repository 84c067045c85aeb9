import { chance, mulberry32, pick } from '../../../server/seed/random.ts'

/** Random numbers that are the same for the same seed. */
export interface Dice {
  below: (limit: number) => number
  chance: (likelihood: number) => boolean
  pick: <T>(list: readonly T[]) => T
  next: () => number
}

export const dice = (seed: number): Dice => {
  const next = mulberry32(Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995)
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    chance: (likelihood) => chance(next, likelihood),
    pick: (list) => pick(next, list),
  }
}
