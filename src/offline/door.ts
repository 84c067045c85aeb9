import type { Phone } from './db.ts'

/** The one way to the phone's memory. Dexie is big, so it is fetched when first needed and not in the first paint. */

let door: Promise<Phone | null> | undefined

export const openDoor = (): Promise<Phone | null> => (door ??= import('./db.ts').then(({ openPhone }) => openPhone()))

/** Puts another memory behind the door: a test's own, or none at all. */
export const replaceDoor = (phone: Promise<Phone | null> | undefined): void => {
  door = phone
}
