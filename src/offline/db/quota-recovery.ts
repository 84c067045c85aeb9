import { retryOnClosed } from './reopen.ts'
import { withTimeout } from '../api/timeout.ts'
import { isQuota } from './quota.ts'
import { reportStorageIssue } from './storage-status.ts'

/** Pictures are the worker's, and the first to be evicted when the storage is full. */
export const PICTURE_CACHE = 'pictures'

let isFull = false

/**
 * Runs a write of the farmer's own. Over quota the cached pictures are deleted and it runs once more; then it fails,
 * and visibly so until one succeeds: an action that was not saved must never look saved.
 */
export const writeOrFail = async <T>(write: () => PromiseLike<T>): Promise<T> => {
  const kept = await retryAfterEviction(write)
  if (isFull) reportStorageIssue(null)
  isFull = false
  return kept
}

/** The same for what the queue notes by itself: that may succeed because it had nothing to write. */
export const retryAfterEviction = async <T>(write: () => PromiseLike<T>): Promise<T> => {
  try {
    return await retryOnClosed(write)
  } catch (error) {
    if (!isQuota(error)) throw error
    await dropPictures()
  }
  try {
    return await retryOnClosed(write)
  } catch (error) {
    if (isQuota(error)) {
      isFull = true
      reportStorageIssue('full')
    }
    throw error
  }
}

const DROPPING_MS = 2_000

/** As well as it can: the change is tried again in any case. */
const dropPictures = (): Promise<unknown> =>
  withTimeout(DROPPING_MS, undefined, async () => 'caches' in globalThis && (await caches.delete(PICTURE_CACHE))).catch(
    () => undefined,
  )
