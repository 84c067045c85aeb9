import type { Phone } from './db.ts'

/** The one way to the phone's memory. Dexie is big, so it is fetched when first needed and not in the first paint. */

let door: Promise<Phone | null> | undefined

export const openDoor = (): Promise<Phone | null> => (door ??= load())

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Code that did not come is asked for again until it comes: cart, queue and log-in all wait behind this door, and what
 * the farmer has kept may not be taken for nothing.
 */
const load = async (): Promise<Phone | null> => {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const code = await import('./db.ts').catch(console.warn)
    if (code) return code.openPhone()
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
