import { rebuildAccount, wasEmptied } from '../features/account/rebuild.ts'
import { rebuildKept } from '../features/keeping/keeping.store.ts'
import { openDoor } from '../offline/door.ts'
import { p } from '../texts/pageTexts.ts'
import { toastSuccess } from '../ui/toast.ts'

/** What the phone has cleared is fetched from the shop again, and told once (faults 1 and 2). */

const PRECACHE = 'workbox-precache'

/** The worker's own files; without them nothing opens offline. */
const repairShell = async (): Promise<boolean> => {
  const worker = navigator.serviceWorker?.controller
  if (!worker || (await caches.keys()).some((name) => name.startsWith(PRECACHE))) return false
  worker.postMessage({ type: 'REPAIR' })
  return true
}

const restore = async (): Promise<void> => {
  const phone = await openDoor()
  const isEmptied = phone !== null && (await wasEmptied(phone))
  if (isEmptied) await rebuildAccount(phone)
  const lost = [isEmptied, await repairShell(), await rebuildKept()]
  if (lost.includes(true)) void toastSuccess(p.phone.lost)
}

/** At the start, and when the browser closes the database in the middle of a session. */
export const watchMemory = async (): Promise<void> => {
  await restore()
  const phone = await openDoor()
  // Dexie is not done with closing yet. It opens again by itself, unless it was closed for good.
  phone?.db.on('close', () => queueMicrotask(() => void restore().catch(console.warn)))
}
