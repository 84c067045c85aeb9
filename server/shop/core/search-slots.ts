import { currentAsker } from './asker.ts'
import { limitConcurrency } from './concurrency-limit.ts'

/** The most searches that wait, of one network and in all; further ones are refused as busy. */
const QUEUE_MAX_PER_NETWORK = 8
const QUEUE_MAX = 64
const PAUSE_MAX_MS = 1_000

/** How many searches work at once, and how many times as long as it worked each of them pauses. */
export interface SearchSlotOptions {
  atOnce: number
  pauseFactor: number
}
/** One connection for everything: most of it is left to everybody else. */
export const EMBEDDED: SearchSlotOptions = { atOnce: 1, pauseFactor: 3 }
/** A server works for each connection by itself; the rest of the pool is left to everybody else. */
export const SERVER: SearchSlotOptions = { atOnce: 4, pauseFactor: 0 }

/** One part of a search; before the next one the database is left to others for a while. */
export type SearchStep = <T>(work: () => Promise<T>) => Promise<T>
/** Runs a search of a network when it is its turn. `step` goes around every query that may be costly. */
export type SearchSlots = <T>(network: string | null, search: (step: SearchStep) => Promise<T>) => Promise<T>

/**
 * Runs few searches at once, so that a list never waits behind more than one part of each. The next turn goes to the
 * network whose searches have cost least.
 *
 * The pause comes after every part, whoever waits: the embedded database answers before the event loop turns, so the
 * requests that wait for this one to end have not been read yet and cannot be counted.
 */
export const createSearchSlots = ({ atOnce, pauseFactor }: SearchSlotOptions): SearchSlots => {
  const slots = limitConcurrency({ atOnce, waiting: QUEUE_MAX, waitingPerNetwork: QUEUE_MAX_PER_NETWORK })
  return async (network, search) => {
    const { signal } = currentAsker()
    const giveBack = await slots.take({ network, widerNetwork: network, signal })
    let pauseMs = 0
    try {
      return await search(async (work) => {
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
        const start = performance.now()
        try {
          return await work()
        } finally {
          pauseMs = Math.min((performance.now() - start) * pauseFactor, PAUSE_MAX_MS)
        }
      })
    } finally {
      // The answer itself waits for no pause.
      if (pauseMs > 0) setTimeout(giveBack, pauseMs)
      else giveBack()
    }
  }
}
