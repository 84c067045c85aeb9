import { PAGES_PREFIX } from '../catalogue-index/pages.shared.ts'
import { CATALOGUE_CACHE, SEEN_CACHE } from '../catalogue-index/caches.shared.ts'
import { PICTURE_CACHE } from '../../client/db/quota-recovery.ts'
import { SAVED_PREFIX } from '../saved/cache.shared.ts'

/** What the shop keeps on this phone, and which of it can be fetched again. */

export const STORED_KINDS = ['pictures', 'catalogue', 'saved', 'app', 'own'] as const
type StoredKind = (typeof STORED_KINDS)[number]
/** Bytes of each kind; `own` is cart, wishes, addresses and what waits to be sent, with what the browser adds. */
export type Stored = Readonly<Record<StoredKind, number>>

const kindOf = (name: string): Exclude<StoredKind, 'own'> => {
  if (name === PICTURE_CACHE) return 'pictures'
  if (name === CATALOGUE_CACHE || name === SEEN_CACHE || name.startsWith(PAGES_PREFIX)) return 'catalogue'
  return name.startsWith(SAVED_PREFIX) ? 'saved' : 'app'
}

/** What the worker has seen on the way. What somebody has saved or written is never among it. */
const canBeFetchedAgain = (name: string): boolean => ['pictures', 'catalogue'].includes(kindOf(name))

/** As it is stored: an answer that travelled compressed is not. */
const sizeOf = async (answer: Response): Promise<number> => {
  const told = Number(answer.headers.get('Content-Length'))
  return told > 0 && !answer.headers.has('Content-Encoding') ? told : (await answer.blob()).size
}

/** One after the other: a phone's memory does not hold all pictures at once. */
const cacheSize = async (name: string): Promise<number> => {
  const cache = await caches.open(name)
  let bytes = 0
  for (const key of await cache.keys()) {
    const answer = await cache.match(key, { ignoreVary: true })
    if (answer !== undefined) bytes += await sizeOf(answer)
  }
  return bytes
}

/** What the browser says that all of it takes; 0 where it does not. */
const totalUsage = async (): Promise<number> => {
  // Missing over plain HTTP.
  const storage: StorageManager | undefined = navigator.storage
  if (storage === undefined || !('estimate' in storage)) return 0
  return (await storage.estimate().catch(() => undefined))?.usage ?? 0
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: to weigh a cache that was deleted meanwhile would make it anew. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/** How many bytes of each kind are stored. */
export const readStored = (): Promise<Stored> => inTurn(weigh)

const weigh = async (): Promise<Stored> => {
  const stored = { pictures: 0, catalogue: 0, saved: 0, app: 0, own: 0 }
  for (const name of await caches.keys()) stored[kindOf(name)] += await cacheSize(name)
  const inCaches = stored.pictures + stored.catalogue + stored.saved + stored.app
  return { ...stored, own: Math.max(0, (await totalUsage()) - inCaches) }
}

/** Deletes what can be fetched again; returns how many bytes that were. */
export const freeStored = (): Promise<number> =>
  inTurn(async () => {
    const { pictures, catalogue } = await weigh()
    const names = (await caches.keys()).filter(canBeFetchedAgain)
    await Promise.all(names.map((name) => caches.delete(name)))
    return pictures + catalogue
  })
