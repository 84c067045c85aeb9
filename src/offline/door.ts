import type { Phone } from './db.ts'

/** The one way to the phone's memory. Dexie is big, so it is fetched when first needed and not in the first paint. */

let door: Promise<Phone | null> | undefined

export const openDoor = (): Promise<Phone | null> =>
  (door ??= fetchCode(() => import('./db.ts')).then(({ openPhone }) => openPhone()))

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Fetches code, again and again until it comes: cart, queue and log-in all wait behind this door, and what the farmer
 * has kept may not be taken for nothing.
 */
export const fetchCode = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch (error) {
      console.warn(error)
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      globalThis.addEventListener('online', resolve, { once: true })
    })
  }
}

/** Puts another memory behind the door: a test's own, or none at all. */
export const replaceDoor = (phone: Promise<Phone | null> | undefined): void => {
  door = phone
}
