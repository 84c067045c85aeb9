import * as v from 'valibot'
import { create } from 'zustand'
import { callApi } from '../../client/api/call.ts'
import {
  resetDownload,
  canSave,
  dropSaved,
  savedName,
  SavedScopeSchema,
  listSaved,
  type SavedRecord,
  type SavedScope,
} from './cache.shared.ts'
import { onReachability } from '../../client/api/reachability.ts'
import { isQuota } from '../../client/db/quota-recovery.ts'
import { requestPersistence } from '../../client/db/persist.ts'
import { toWorker } from '../../client/worker/worker-protocol.ts'

/** Offline downloads, finished and running. */

interface KeepingState {
  /** Undefined until the caches have been read. */
  kept: SavedRecord[] | undefined
  /** Names of running downloads. */
  coming: readonly string[]
}

export const useSaved = create<KeepingState>(() => ({ kept: undefined, coming: [] }))

export type Ended = 'kept' | 'stopped' | 'full' | 'failed'

const underWay = new Map<string, AbortController>()

const show = (record: SavedRecord): void =>
  useSaved.setState(({ kept = [] }) => ({
    kept: [...kept.filter((other) => savedName(other) !== savedName(record)), record].sort((a, b) =>
      a.name.localeCompare(b.name),
    ),
  }))
const showComing = (): void => useSaved.setState({ coming: [...underWay.keys()] })

/** The worker answers from downloads, and has to rebuild its index. */
const notifyWorker = (): void => navigator.serviceWorker?.controller?.postMessage({ type: toWorker.savedChanged })

export const readSaved = async (): Promise<void> => {
  const kept = await listSaved()
  // A running download knows its own progress better.
  const live = useSaved.getState().kept?.filter((record) => underWay.has(savedName(record))) ?? []
  useSaved.setState({ kept: kept.map((record) => live.find((one) => savedName(one) === savedName(record)) ?? record) })
}

/** Runs `work` unless another tab is at it; then returns nothing. Without Web Locks every tab works. */
const tryExclusive = async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
  // Older browsers and plain HTTP have none.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return work()
  return locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()))
}

/** Starts or resumes a download. One tab at a time does it. */
export const startDownload = async (what: SavedScope): Promise<Ended> => {
  const name = savedName(what)
  if (underWay.has(name) || !canSave()) return 'stopped'
  const ending = new AbortController()
  underWay.set(name, ending)
  showComing()
  try {
    return (await tryExclusive(name, () => bring(what, ending.signal))) ?? 'stopped'
  } catch (error) {
    if (ending.signal.aborted) return 'stopped'
    return isQuota(error) ? 'full' : 'failed'
  } finally {
    underWay.delete(name)
    showComing()
    notifyWorker()
  }
}

/** A list outside the caches, so that they can be filled again when the browser has evicted them. */
const LIST = 'kept'

const readList = (): SavedScope[] => {
  try {
    const list = v.safeParse(v.array(SavedScopeSchema), JSON.parse(localStorage.getItem(LIST) ?? '[]'))
    return list.success ? list.output : []
  } catch {
    return []
  }
}
const writeList = (list: readonly SavedScope[]): void =>
  localStorage.setItem(LIST, JSON.stringify(list.map(({ kind, slug, name }) => ({ kind, slug, name }))))
const others = (what: SavedScope): SavedScope[] => readList().filter((one) => savedName(one) !== savedName(what))

/** Downloads again what the browser has evicted; returns whether anything was missing. */
export const rebuildSaved = async (): Promise<boolean> => {
  const there = new Set((await listSaved()).map(savedName))
  const missing = readList().filter((what) => !there.has(savedName(what)))
  // Recorded at once, so that after an interruption it resumes and is not reported again.
  for (const what of missing) await resetDownload(what)
  const bringAll = async () => {
    for (const what of missing) await startDownload(what)
  }
  void bringAll()
  return missing.length > 0
}

const bring = async (what: SavedScope, signal: AbortSignal): Promise<Ended> => {
  await requestPersistence()
  writeList([...others(what), what])
  const { kind, slug } = what
  const [{ download }, size] = await Promise.all([
    import('./download.shared.ts'),
    callApi('keepSize', { params: { kind, slug }, signal }),
  ])
  await download(what, size.status ? size.data : null, { told: show, signal })
  return 'kept'
}

export const stopDownload = (what: SavedScope): void => underWay.get(savedName(what))?.abort()

export const removeSaved = async (what: SavedScope): Promise<void> => {
  stopDownload(what)
  writeList(others(what))
  await dropSaved(what)
  useSaved.setState(({ kept = [] }) => ({ kept: kept.filter((other) => savedName(other) !== savedName(what)) }))
  notifyWorker()
}

/** Interrupted downloads resume at the start of the app and when the network is back. */
export const resumeDownloads = (): void => {
  const resume = async () => {
    for (const record of await listSaved()) if (!record.done) await startDownload(record)
  }
  void resume()
  globalThis.addEventListener('online', () => void resume())
  let reached = true
  onReachability((isReached) => {
    if (isReached && !reached) void resume()
    reached = isReached
  })
}
