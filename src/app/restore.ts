import { rebuildAccount, wasEmptied } from '../features/account/rebuild.ts'
import { rebuildKept } from '../features/keeping/keeping.store.ts'
import type { Phone } from '../offline/db.ts'
import { openDoor } from '../offline/door.ts'
import { p } from '../texts/pageTexts.ts'
import { toastSuccess } from '../ui/toast.ts'

/** What the phone has cleared is fetched from the shop again, and told once (faults 1 and 2). */

const PRECACHE = 'workbox-precache'
const SHELL = '/index.html'

/** Looked for by its name: the worker opens its cache anew, and empty, as soon as it looks for anything in it. */
const isShellThere = async (): Promise<boolean> => {
  const cacheName = (await caches.keys()).find((name) => name.startsWith(PRECACHE))
  return cacheName !== undefined && (await caches.match(SHELL, { cacheName, ignoreSearch: true })) !== undefined
}

/** The worker's own files; without them nothing opens offline. */
const repairShell = async (): Promise<boolean> => {
  const worker = navigator.serviceWorker?.controller
  if (!worker || (await isShellThere())) return false
  worker.postMessage({ type: 'REPAIR' })
  return true
}

const restore = async (phone: Phone | null): Promise<void> => {
  const isEmptied = phone !== null && (await wasEmptied(phone))
  if (isEmptied) await rebuildAccount(phone)
  const lost = [isEmptied, await repairShell(), await rebuildKept()]
  if (lost.includes(true)) void toastSuccess(p.phone.lost)
}

/** At the start, and whenever the database is opened again: the browser may have emptied it in between. */
export const watchMemory = async (): Promise<void> => {
  const phone = await openDoor()
  if (phone === null) await restore(null)
  else phone.db.on('ready', () => void restore(phone).catch(console.warn), true)
}
