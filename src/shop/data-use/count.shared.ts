import { dayInIndia } from '../../contract/india.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { DATA_USE_CACHE } from './choice.shared.ts'

/**
 * Counts what comes over the network, in every page and in the worker: each fetches for itself, and what it takes from the
 * other or from a cache counts as nothing. Headers count as 300 bytes an answer, and what is sent not at all.
 */

const COUNTS = '/data-use/counted/'
/** Pages are left at any moment, so a count is written at once; further ones together. */
const PAUSE_MS = 500

/** Every page and worker writes under a name of its own, so that none overwrites another's count. */
const keyOf = (day: string, writer: string): string => `${COUNTS}${day}/${writer}`

const countKeys = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(COUNTS))

const forgetDaysBefore = async (cache: Cache, day: string): Promise<void> => {
  const old = (await countKeys(cache)).filter((path) => !path.startsWith(keyOf(day, '')))
  await Promise.all(old.map((path) => cache.delete(path)))
}

/** Safari tells sizes from 16.4 on, and nothing is counted where it does not. */
const canCount = (): boolean =>
  'caches' in globalThis &&
  'PerformanceObserver' in globalThis &&
  'PerformanceResourceTiming' in globalThis &&
  'transferSize' in PerformanceResourceTiming.prototype

/** Bytes on the wire; 0 from a cache and from another site. */
const bytesOf = (entry: PerformanceEntry): number =>
  'transferSize' in entry && typeof entry.transferSize === 'number' ? entry.transferSize : 0

const isTold = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type)

/** From the first fetch of this page or worker on, also of those before. */
export const startCounting = (): void => {
  if (!canCount()) return
  const writer = newUuid()
  let counted = { day: '', bytes: 0 }
  let isWriting = false
  const write = async () => {
    if (isWriting) return
    isWriting = true
    const cache = await caches.open(DATA_USE_CACHE)
    for (let written = -1; written !== counted.bytes;) {
      const { day, bytes } = counted
      await cache.put(keyOf(day, writer), new Response(String(bytes)))
      await forgetDaysBefore(cache, day)
      written = bytes
      await new Promise((over) => setTimeout(over, PAUSE_MS))
    }
    isWriting = false
  }
  const observer = new PerformanceObserver((list) => {
    const bytes = list.getEntries().reduce((sum, entry) => sum + bytesOf(entry), 0)
    if (bytes === 0) return
    const day = dayInIndia(Date.now())
    counted = { day, bytes: bytes + (counted.day === day ? counted.bytes : 0) }
    // The write is no fetch, and counts nothing itself. Where the phone is full, nothing is counted any more.
    void write().catch(() => undefined)
  })
  for (const type of ['resource', 'navigation'].filter(isTold)) observer.observe({ type, buffered: true })
}

/** Bytes that this phone has used in the shop today, by India's days; null where the browser does not tell. */
export const countedToday = async (): Promise<number | null> => {
  if (!canCount()) return null
  const cache = await caches.open(DATA_USE_CACHE)
  const ofToday = (await countKeys(cache)).filter((path) => path.startsWith(keyOf(dayInIndia(Date.now()), '')))
  const counts = await Promise.all(ofToday.map(async (path) => Number(await (await cache.match(path))?.text())))
  return counts.reduce((sum, bytes) => sum + (bytes || 0), 0)
}
