import { expect } from 'vitest'

/** Plays the scenarios of many seeds. A seed that fails is printed; `SEED=<it>` plays that one alone. */

interface Series {
  /** Plays the scenario of a seed and returns the violations. */
  play: (seed: number, isQuick: boolean) => Promise<string[]>
  first: number
  count: number
  /** With plain memory in place of the database. */
  isQuick?: boolean
}

/** A long series reports its progress now and then, so that it can be resumed from there. */
const TOLD_EVERY = 5000

export const playMany = async ({ play, first, count, isQuick = false }: Series): Promise<number> => {
  const chosen = process.env.SEED
  const seeds = chosen === undefined ? Array.from({ length: count }, (_, n) => first + n) : [Number(chosen)]
  for (const [n, seed] of seeds.entries()) {
    const problems = await play(seed, isQuick)
    if (problems.length > 0) console.error(`SEED=${seed} reproduces this.`)
    expect(problems, `SEED=${seed}`).toEqual([])
    if ((n + 1) % TOLD_EVERY === 0) console.warn(`${n + 1} stories, the last with seed ${seed}`)
  }
  return seeds.length
}
