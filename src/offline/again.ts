import type { Dexie } from 'dexie'
import { isQuota } from './quota.ts'
import { reportTrouble } from './trouble.ts'

/** What the browser does when it clears its storage: it closes the database, whatever is under way (faults 1 and 4). */

/** So often a closed database is opened again; the first time may meet the browser in the act of clearing it. */
const OPENINGS = 3

/** Settled once the database that was closed is open again, or given up. */
let reopening: Promise<void> = Promise.resolve()

/** Opens a database again whenever the browser closes it. Dexie gives up at the first refusal. */
export const keepOpen = (db: Dexie): void => {
  let isAtIt = false
  const openAgain = async () => {
    for (let left = OPENINGS; left > 0 && !db.isOpen() && !db.hasBeenClosed(); left--)
      await db.open().catch((error: unknown) => {
        if (left === 1) giveUp(error)
      })
    isAtIt = false
  }
  db.on('close', () => {
    // Told again by each opening that fails.
    if (isAtIt) return
    isAtIt = true
    // Dexie is not done with closing yet.
    reopening = Promise.resolve().then(openAgain)
  })
}

export const giveUp = (error: unknown): void => {
  console.warn('The phone keeps nothing', error)
  reportTrouble('memory')
}

/** What a piece of work fails with when the database is closed under it, or while it cannot be opened yet. */
const CUT_OFF = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  'TransactionInactiveError',
  // Safari when its database process is gone: "Connection to Indexed Database server lost".
  'UnknownError',
])

/** A phone without room left cuts work off as well; to do it once more would not help. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  !isQuota(error) &&
  (CUT_OFF.has(error.name) || ('failures' in error && Array.isArray(error.failures) && error.failures.every(isCutOff)))

/** How long is waited before each further try: work is cut off some moments before the database is closed. */
const PAUSES_MS = [0, 100, 500]

/**
 * Runs work that may be repeated, and repeats it while the closing of the database cuts it off. Every transaction runs
 * in it, and whatever touches the database outside one; inside a transaction only the whole can run again.
 */
export const repeatable = async <T>(work: () => PromiseLike<T>): Promise<T> => {
  for (const pause of PAUSES_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isCutOff(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    await reopening
  }
  return work()
}
