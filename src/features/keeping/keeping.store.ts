import * as v from 'valibot'
import { create } from 'zustand'
import { callApi } from '../../offline/call.ts'
import { beginAnew, canKeep, dropKept, keptName, KeptWhat, listKept } from '../../offline/kept/cache.ts'
import type { KeptRecord, What } from '../../offline/kept/cache.ts'
import { onReach } from '../../offline/reach.ts'
import { isQuota } from '../../offline/quota.ts'
import { askToStay } from '../../offline/stay.ts'
import { onlyHere } from './onlyHere.ts'

/** What is kept for the time without network, and what is on its way. */

interface KeepingState {
  /** Undefined until the phone has been looked through. */
  kept: KeptRecord[] | undefined
  /** Names of what is coming to the phone now. */
  coming: readonly string[]
}

export const useKeeping = create<KeepingState>(() => ({ kept: undefined, coming: [] }))

export type Ended = 'kept' | 'stopped' | 'full' | 'failed'

const underWay = new Map<string, AbortController>()

const show = (record: KeptRecord): void =>
  useKeeping.setState(({ kept = [] }) => ({
    kept: [...kept.filter((other) => keptName(other) !== keptName(record)), record].sort((a, b) =>
      a.name.localeCompare(b.name),
    ),
  }))
const showComing = (): void => useKeeping.setState({ coming: [...underWay.keys()] })

/** The worker answers from what is kept, and has to look again. */
const tellWorker = (): void => navigator.serviceWorker?.controller?.postMessage({ type: 'KEPT_CHANGED' })

export const readKept = async (): Promise<void> => {
  const kept = await listKept()
  // What comes at this moment knows better how far it is.
  const live = useKeeping.getState().kept?.filter((record) => underWay.has(keptName(record))) ?? []
  useKeeping.setState({ kept: kept.map((record) => live.find((one) => keptName(one) === keptName(record)) ?? record) })
}

/** Brings it here, or goes on where it was interrupted. One tab at a time does it. */
export const keepHere = async (what: What): Promise<Ended> => {
  const name = keptName(what)
  if (underWay.has(name) || !canKeep()) return 'stopped'
  const ending = new AbortController()
  underWay.set(name, ending)
  showComing()
  try {
    return (await onlyHere(name, () => bring(what, ending.signal))) ?? 'stopped'
  } catch (error) {
    if (ending.signal.aborted) return 'stopped'
    return isQuota(error) ? 'full' : 'failed'
  } finally {
    underWay.delete(name)
    showComing()
    tellWorker()
  }
}

/** Beside the caches, so that they can be filled again when the phone has cleared them. */
const LIST = 'kept'

const readList = (): What[] => {
  try {
    const list = v.safeParse(v.array(KeptWhat), JSON.parse(localStorage.getItem(LIST) ?? '[]'))
    return list.success ? list.output : []
  } catch {
    return []
  }
}
const writeList = (list: readonly What[]): void =>
  localStorage.setItem(LIST, JSON.stringify(list.map(({ kind, slug, name }) => ({ kind, slug, name }))))
const others = (what: What): What[] => readList().filter((one) => keptName(one) !== keptName(what))

/** Brings back what the phone has cleared away; answers whether anything was missing. */
export const rebuildKept = async (): Promise<boolean> => {
  const there = new Set((await listKept()).map(keptName))
  const missing = readList().filter((what) => !there.has(keptName(what)))
  // Noted at once, so that whatever interrupts it, it goes on as begun and is not told again.
  for (const what of missing) await beginAnew(what)
  const bringAll = async () => {
    for (const what of missing) await keepHere(what)
  }
  void bringAll()
  return missing.length > 0
}

const bring = async (what: What, signal: AbortSignal): Promise<Ended> => {
  await askToStay()
  writeList([...others(what), what])
  const { kind, slug } = what
  const [{ keep }, size] = await Promise.all([
    import('../../offline/kept/keep.ts'),
    callApi('keepSize', { params: { kind, slug }, signal }),
  ])
  await keep(what, size.status ? size.data : null, { told: show, signal })
  return 'kept'
}

export const stopKeeping = (what: What): void => underWay.get(keptName(what))?.abort()

export const removeKept = async (what: What): Promise<void> => {
  stopKeeping(what)
  writeList(others(what))
  await dropKept(what)
  useKeeping.setState(({ kept = [] }) => ({ kept: kept.filter((other) => keptName(other) !== keptName(what)) }))
  tellWorker()
}

/** What was interrupted goes on at the start of the app and when the network is back. */
export const resumeKeeping = (): void => {
  const resume = async () => {
    for (const record of await listKept()) if (!record.done) await keepHere(record)
  }
  void resume()
  globalThis.addEventListener('online', () => void resume())
  let reached = true
  onReach((isReached) => {
    if (isReached && !reached) void resume()
    reached = isReached
  })
}
