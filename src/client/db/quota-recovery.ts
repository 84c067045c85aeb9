import { withTimeout } from '../api/timeout.ts'
import { reportStorageIssue, type StorageWriter } from './storage-status.ts'

/** Whether it failed for want of quota. Dexie wraps the browser's error in its own, and those of many rows in one. */
export const isQuota = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('name' in error && error.name === 'QuotaExceededError') ||
    ('inner' in error && isQuota(error.inner)) ||
    ('failures' in error && Array.isArray(error.failures) && error.failures.some(isQuota)))

/** Pictures are the worker's, and the first to be evicted when the storage is full. */
export const PICTURE_CACHE = 'pictures'

let isFull = false

/**
 * Runs a write. Over quota the cached pictures are deleted and it runs once more; then it fails, and visibly so until
 * one of the farmer's own succeeds: an action that was not saved must never look saved.
 */
export const withQuotaRecovery = async <T>(write: () => PromiseLike<T>, by?: StorageWriter): Promise<T> => {
  const written = await retryAfterEviction(write, by)
  if (isFull && by === undefined) {
    reportStorageIssue(null)
    isFull = false
  }
  return written
}

const retryAfterEviction = async <T>(write: () => PromiseLike<T>, by: StorageWriter): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    if (!isQuota(error)) throw error
    await dropPictures()
  }
  try {
    return await write()
  } catch (error) {
    if (isQuota(error)) {
      isFull = true
      reportStorageIssue('full', by)
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
