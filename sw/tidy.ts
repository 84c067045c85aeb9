import { PAGES_CACHE } from './pages.ts'
import { PAGES_PREFIX } from '../src/offline/shelf/pages.ts'
import { CATALOGUE_CACHE, SEEN_CACHE } from '../src/offline/shelf/read.ts'
import { KEPT_PREFIX } from '../src/offline/kept/cache.ts'
import { PICTURE_CACHE } from '../src/offline/room.ts'
import { PIN_CACHES } from './pins.ts'

/** Catalogue, pictures, PINs and what the farmer keeps outlive a build. */
const LASTING = new Set([PAGES_CACHE, CATALOGUE_CACHE, SEEN_CACHE, PICTURE_CACHE, ...PIN_CACHES])
const isOurs = (name: string): boolean =>
  LASTING.has(name) || name.startsWith(KEPT_PREFIX) || name.startsWith('workbox-')

const SEEN_MAX = 120

/** Newest last, so that the oldest go when there are too many. A full phone gives them up. */
const rememberSeen = async (name: string): Promise<void> => {
  const [renderings, seen] = await Promise.all([caches.open(name), caches.open(SEEN_CACHE)])
  for (const key of await renderings.keys()) {
    const page = await renderings.match(key, { ignoreVary: true })
    if (page !== undefined) await seen.put(key, page)
  }
  const tooMany = (await seen.keys()).slice(0, -SEEN_MAX)
  await Promise.all(tooMany.map((key) => seen.delete(key, { ignoreVary: true })))
}

/**
 * Clears away what no build reads any more: caches whose name was changed because their content was, and renderings of
 * other builds. Those cannot be brought to life; what they tell of the catalogue is remembered.
 */
export const removeOldCaches = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => !isOurs(name))
  for (const name of old)
    if (name.startsWith(PAGES_PREFIX)) await rememberSeen(name).catch(() => caches.delete(SEEN_CACHE))
  await Promise.all(old.map((name) => caches.delete(name)))
}
