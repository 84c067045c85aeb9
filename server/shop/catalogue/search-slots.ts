import { answers } from '../../../src/contract/answers.ts'
import { Refusal } from '../core/refusal.ts'

/** The most searches that wait, of one network and in all; further ones are refused as busy. */
const QUEUE_MAX_PER_NETWORK = 8
const QUEUE_MAX = 64
const PAUSE_MAX_MS = 1_000
/** The cost of a network's searches is forgotten after this. */
const COSTS_RESET_MS = 60_000

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
  let running = 0
  let queue: { network: string; start: () => void }[] = []
  let costs = new Map<string, number>()
  let resetAt = 0

  const costOf = (network: string): number => costs.get(network) ?? 0

  const startNext = (): void => {
    const [first] = queue.toSorted((a, b) => costOf(a.network) - costOf(b.network))
    if (first === undefined) {
      running -= 1
      return
    }
    queue = queue.filter((one) => one !== first)
    first.start()
  }

  const recordCost = (network: string, ms: number): void => {
    const now = performance.now()
    if (now >= resetAt) {
      costs = new Map()
      resetAt = now + COSTS_RESET_MS
    }
    costs.set(network, costOf(network) + ms)
  }

  return async (network, search) => {
    const own = network ?? 'inside'
    if (queue.length >= QUEUE_MAX || queue.filter((one) => one.network === own).length >= QUEUE_MAX_PER_NETWORK)
      throw new Refusal('BUSY', answers.tryAgain, { retryAfterSeconds: 5 })
    if (running >= atOnce) await new Promise<void>((start) => queue.push({ network: own, start }))
    else running += 1
    let pauseMs = 0
    try {
      return await search(async (work) => {
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
        const start = performance.now()
        try {
          return await work()
        } finally {
          const ms = performance.now() - start
          recordCost(own, ms)
          pauseMs = Math.min(ms * pauseFactor, PAUSE_MAX_MS)
        }
      })
    } finally {
      // The answer itself waits for no pause.
      if (pauseMs > 0) setTimeout(startNext, pauseMs)
      else startNext()
    }
  }
}
