import type { Dexie } from 'dexie'
import { isQuota } from './quota-recovery.ts'
import { reportStorageIssue } from './storage-status.ts'

/** When the browser clears its storage, or puts the page in the background, it closes the database in mid-work. */

/** So often a closed database is opened again; the first time may meet the browser in the act of clearing it. */
const OPENINGS = 3

/** Settled once the database that was closed is open again, or given up. */
let reopening: Promise<void> = Promise.resolve()

/** Opens a database again whenever the browser closes it. Dexie gives up at the first refusal. */
export const reopenOnClose = (db: Dexie): void => {
  let isAtIt = false
  const openAgain = async () => {
    for (let left = OPENINGS; left > 0 && !db.isOpen() && !db.hasBeenClosed(); left--)
      await db.open().catch((error: unknown) => {
        if (left === 1) reportUnavailable(error)
      })
    isAtIt = false
  }
  db.on('close', () => {
    // Reported again by each opening that fails.
    if (isAtIt) return
    isAtIt = true
    // Dexie is not done with closing yet.
    reopening = Promise.resolve().then(openAgain)
  })
}

export const reportUnavailable = (error: unknown): void => {
  console.warn('The phone keeps nothing', error)
  reportStorageIssue('memory')
}

/** What a piece of work fails with when the database is closed under it, or while it cannot be opened yet. */
const CUT_OFF = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  // The browser committed while the transaction still had work, which then ran outside it.
  'PrematureCommitError',
  'TransactionInactiveError',
  // Safari when its database process is gone: "Connection to Indexed Database server lost".
  'UnknownError',
])

/** Work is cut off over quota as well; to repeat it would not help. */
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
export const retryOnClosed = async <T>(work: () => PromiseLike<T>): Promise<T> => {
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
