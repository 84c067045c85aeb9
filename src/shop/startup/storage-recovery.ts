import { rebuildSaved } from '../saved/saved.store.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { getDb } from '../../client/db/get-db.ts'
import { pageText } from '../../texts/texts.ts'
import { toastSuccess } from '../../ui/base/toast.ts'
import { FILES_MARK, MARK } from '../../client/worker/storage-names.ts'
import { toWorker } from '../../client/worker/worker-protocol.ts'
import { whenQuiet } from '../updates/when-quiet.ts'
import { identity } from '../../client/session/identity.ts'
import { pullMirror } from '../../client/sync/pull.ts'
import { rememberLogin } from '../../client/session/session.ts'

/** Whether the database was emptied since it was last looked at. Marks it anew, so that it is reported once. */
const wasStorageCleared = async ({ db, read, write }: LocalDb): Promise<boolean> => {
  const inside = await read(() => db.meta.get(MARK))
  const beside = localStorage.getItem(MARK)
  if (inside === undefined) await write(['meta'], () => db.meta.put({ key: MARK, value: true }))
  localStorage.setItem(MARK, 'marked')
  return inside === undefined && beside !== null
}

/** Fills the emptied database with the server's data of whoever is logged in. */
const restoreAccount = async (local: LocalDb): Promise<void> => {
  const who = identity()
  if (who === null) return
  await rememberLogin(local, who.acct, who.token)
  await pullMirror(local)
}

/** Data that the browser has evicted, all or in part, is fetched from the server again, and reported once. */

const PRECACHE = 'workbox-precache'
const SHELL = '/index.html'

/** Looked for by its name: the worker opens its cache anew, and empty, as soon as it looks for anything in it. */
const isShellThere = async (): Promise<boolean> => {
  const cacheName = (await caches.keys()).find((name) => name.startsWith(PRECACHE))
  return cacheName !== undefined && (await caches.match(SHELL, { cacheName, ignoreSearch: true })) !== undefined
}

/** Of the worker's own files a first visit has only some; without the rest nothing else opens offline. */
const completePrecache = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  await whenQuiet()
  if (await isShellThere()) localStorage.setItem(FILES_MARK, 'marked')
  else active?.postMessage({ type: toWorker.repair })
}

const isPrecacheLost = async (): Promise<boolean> =>
  localStorage.getItem(FILES_MARK) !== null && !(await isShellThere())

const restore = async (local: LocalDb): Promise<void> => {
  void completePrecache().catch(console.warn)
  const isEmptied = local.isPersistent && (await wasStorageCleared(local))
  if (isEmptied) await restoreAccount(local)
  const lost = [isEmptied, await isPrecacheLost(), await rebuildSaved()]
  if (lost.includes(true)) void toastSuccess(pageText.storage.lost)
}

/** At the start, and whenever the database is opened again: the browser may have emptied it in between. */
export const watchStorage = async (): Promise<void> => {
  const local = await getDb()
  local.db.on('ready', () => void restore(local).catch(console.warn), true)
}
