import { dice as diceOf } from '../../../proofs/simulation/prng.ts'
import type { TestShop } from '../../support/support.ts'
import { liveInCash } from './cash-life.ts'
import { livePaid } from './paid-life.ts'
import { atOwnTime, openStage } from './stage.ts'

/** So many at once, each with an order of its own; an embedded database plays them one after another. */
const AT_ONCE = 8

/** Plays so many lives in one database and returns how many; the seeds are printed, `SEED=<it>` begins with one. */
export const playLives = async (shop: TestShop, lives: number): Promise<number> => {
  const stage = await openStage(shop)
  const first = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 30))
  console.warn(`${lives} lives of parcels from seed ${first}`)
  let next = first
  let failure: Error | undefined
  const play = async () => {
    while (next < first + lives && failure === undefined) {
      const seed = next++
      try {
        // Of their own, so that a life without charges is the same as before there were any.
        const extra = diceOf(-1 - seed)
        if (seed % 4 === 0) await livePaid(atOwnTime(stage, diceOf(seed)).stage, seed, extra)
        else await liveInCash(stage, seed, extra)
      } catch (error) {
        failure = new Error(`Seed ${seed}`, { cause: error })
      }
    }
  }
  await Promise.all(Array.from({ length: shop.kind === 'postgres' ? AT_ONCE : 1 }, play))
  if (failure !== undefined) throw failure
  return lives
}
