import { repeatable } from './again.ts'
import { withDeadline } from './deadline.ts'
import { isQuota } from './quota.ts'
import { reportTrouble } from './trouble.ts'

/** Pictures are the worker's, and the first to go when the phone is full. */
export const PICTURE_CACHE = 'pictures'

let isFull = false

/**
 * Runs a write of the farmer's own. Without room left the kept pictures are thrown away and it runs once more; then it
 * fails, and visibly so until one succeeds (fault 7).
 */
export const keepRoom = async <T>(write: () => PromiseLike<T>): Promise<T> => {
  const kept = await makeRoom(write)
  if (isFull) reportTrouble(null)
  isFull = false
  return kept
}

/** The same for what the queue notes by itself: that may succeed because it had nothing to write. */
export const makeRoom = async <T>(write: () => PromiseLike<T>): Promise<T> => {
  try {
    return await repeatable(write)
  } catch (error) {
    if (!isQuota(error)) throw error
    await dropPictures()
  }
  try {
    return await repeatable(write)
  } catch (error) {
    if (isQuota(error)) {
      isFull = true
      reportTrouble('full')
    }
    throw error
  }
}

const DROPPING_MS = 2_000

/** As well as it can: the change is tried again in any case. */
const dropPictures = (): Promise<unknown> =>
  withDeadline(
    DROPPING_MS,
    undefined,
    async () => 'caches' in globalThis && (await caches.delete(PICTURE_CACHE)),
  ).catch(() => undefined)
