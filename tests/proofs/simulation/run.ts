import { expect } from 'vitest'

/** Plays the scenarios of many seeds. A seed that fails is printed; `SEED=<it>` plays that one alone. */

interface Series {
  /** Plays the scenario of a seed and returns the violations. */
  play: (seed: number, isQuick: boolean) => Promise<string[]>
  first: number
  /** So many at least, however long they take. */
  least: number
  /** So many at most, as long as there is time. */
  most: number
  ms: number
  /** With plain memory in place of the database. */
  isQuick?: boolean
}

/** A long series reports its progress now and then, so that it can be resumed from there. */
const TOLD_EVERY = 5000

export const playMany = async ({ play, first, least, most, ms, isQuick = false }: Series): Promise<number> => {
  const chosen = process.env.SEED
  if (chosen !== undefined) {
    expect(await play(Number(chosen), isQuick), `SEED=${chosen}`).toEqual([])
    return 1
  }
  const end = Date.now() + ms
  let count = 0
  while (count < least || (count < most && Date.now() < end)) {
    const seed = first + count++
    const problems = await play(seed, isQuick)
    if (problems.length > 0) console.error(`SEED=${seed} reproduces this.`)
    expect(problems, `SEED=${seed}`).toEqual([])
    if (count % TOLD_EVERY === 0) console.warn(`${count} stories, the last with seed ${seed}`)
  }
  return count
}
