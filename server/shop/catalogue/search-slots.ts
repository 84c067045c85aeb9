import { Refusal } from '../core/refusal.ts'

/** The most searches that wait, of one network and in all; further ones are refused as busy. */
const QUEUE_MAX_PER_NETWORK = 8
const QUEUE_MAX = 64
/** A search pauses this many times as long as it worked, which leaves most of the database to everybody else. */
const PAUSE_FACTOR = 3
const PAUSE_MAX_MS = 1_000
/** The cost of a network's searches is forgotten after this. */
const COSTS_RESET_MS = 60_000

let isBusy = false
let queue: { network: string; start: () => void }[] = []
let costs = new Map<string, number>()
let resetAt = 0

const costOf = (network: string): number => costs.get(network) ?? 0

/** The next turn goes to the network whose searches have cost least. */
const startNext = (): void => {
  const [first] = queue.toSorted((a, b) => costOf(a.network) - costOf(b.network))
  isBusy = first !== undefined
  if (first === undefined) return
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

/** One part of a search; before the next one the database is left to others for a while. */
export type SearchStep = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs one search at a time: the embedded database has one connection, and a list must never wait behind more than one
 * part of one search. `step` goes around every query that may be costly.
 *
 * The pause comes after every part, whoever waits: the embedded database answers before the event loop turns, so the
 * requests that wait for this one to end have not been read yet and cannot be counted.
 */
export const withSearchSlot = async <T>(
  network: string | null,
  search: (step: SearchStep) => Promise<T>,
): Promise<T> => {
  const own = network ?? 'inside'
  if (queue.length >= QUEUE_MAX || queue.filter((one) => one.network === own).length >= QUEUE_MAX_PER_NETWORK)
    throw new Refusal('BUSY', 'Please try again', { retryAfterSeconds: 5 })
  if (isBusy) await new Promise<void>((start) => queue.push({ network: own, start }))
  isBusy = true
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
        pauseMs = Math.min(ms * PAUSE_FACTOR, PAUSE_MAX_MS)
      }
    })
  } finally {
    // The answer itself waits for no pause.
    if (pauseMs > 0) setTimeout(startNext, pauseMs)
    else startNext()
  }
}
