import { Refusal } from '../core/refusal.ts'

/** Most waiting searches of one network, and of all together; later ones are told to try again. */
const WAITING_PER_NETWORK = 8
const WAITING = 64
/** A search pauses this many times as long as it worked, which leaves most of the database to everybody else. */
const RESTS = 3
const REST_MAX_MS = 1_000
/** The cost of a network's searches is forgotten after this. */
const MEMORY_MS = 60_000

interface Waiting {
  network: string
  begin: () => void
}

let isWorking = false
let waiting: Waiting[] = []
let spent = new Map<string, number>()
let forgetAt = 0

const spentBy = (network: string): number => spent.get(network) ?? 0

/** The next turn goes to the network whose searches have cost least. */
const next = (): void => {
  const [first] = waiting.toSorted((a, b) => spentBy(a.network) - spentBy(b.network))
  isWorking = first !== undefined
  if (first === undefined) return
  waiting = waiting.filter((one) => one !== first)
  first.begin()
}

const note = (network: string, ms: number): void => {
  const now = performance.now()
  if (now >= forgetAt) {
    spent = new Map()
    forgetAt = now + MEMORY_MS
  }
  spent.set(network, spentBy(network) + ms)
}

/** One part of a search; afterwards the database is left to others for a while. */
export type SearchStep = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs one search at a time: the embedded database has one connection, and a list must never wait behind more than one
 * part of one search. `step` goes around every query that may be costly.
 */
export const withSearchSlot = async <T>(
  network: string | null,
  search: (step: SearchStep) => Promise<T>,
): Promise<T> => {
  const own = network ?? 'inside'
  if (waiting.length >= WAITING || waiting.filter((one) => one.network === own).length >= WAITING_PER_NETWORK)
    throw new Refusal('BUSY', 'Please try again', { retryAfterSeconds: 5 })
  if (isWorking) await new Promise<void>((begin) => waiting.push({ network: own, begin }))
  isWorking = true
  try {
    return await search(async (work) => {
      const begin = performance.now()
      try {
        return await work()
      } finally {
        const ms = performance.now() - begin
        note(own, ms)
        // With nobody waiting there is no pause: a lone quick search goes on at once.
        if (ms > 10 || waiting.length > 0)
          await new Promise((rested) => setTimeout(rested, Math.min(ms * RESTS, REST_MAX_MS)))
      }
    })
  } finally {
    next()
  }
}
