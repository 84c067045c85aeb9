import { repeatable } from './again.ts'
import { isQuota } from './quota.ts'
import { reportTrouble } from './trouble.ts'

/** Pictures are the worker's, and the first to go when the phone is full. */
export const PICTURE_CACHE = 'pictures'

let isFull = false

/**
 * Runs a write of the farmer's own. Without room left the kept pictures are thrown away and it runs once more; then it
 * fails, and visibly so (fault 7).
 */
export const keepRoom = async <T>(write: () => PromiseLike<T>): Promise<T> => {
  const kept = await makingRoom(write)
  if (isFull) reportTrouble(null)
  isFull = false
  return kept
}

const makingRoom = async <T>(write: () => PromiseLike<T>): Promise<T> => {
  try {
    return await repeatable(write)
  } catch (error) {
    if (!isQuota(error)) throw error
    if ('caches' in globalThis) await caches.delete(PICTURE_CACHE)
  }
  try {
    return await write()
  } catch (error) {
    isFull = isQuota(error)
    if (isFull) reportTrouble('full')
    throw error
  }
}
