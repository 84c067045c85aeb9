import { isQuota } from './quota.ts'

/** What a piece of work fails with when the browser closes the database under it. */
const CUT_OFF = new Set(['AbortError', 'DatabaseClosedError', 'InvalidStateError'])

/** A phone without room left cuts work off as well; to do it once more would not help. */
const isCutOff = (error: unknown): boolean => error instanceof Error && CUT_OFF.has(error.name) && !isQuota(error)

/** Runs work that may be repeated. What the closing of the database has cut off runs once more (fault 4). */
export const onceMore = async <T>(work: () => PromiseLike<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!isCutOff(error)) throw error
    // By then the database is being opened again, and the work waits for it.
    await new Promise((resolve) => setTimeout(resolve))
    return await work()
  }
}
