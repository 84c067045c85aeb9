import { PAGES_CACHE } from './pages.ts'
import { CATALOGUE_CACHE } from '../src/offline/shelf/read.ts'
import { KEPT_PREFIX } from '../src/offline/kept/cache.ts'
import { PICTURE_CACHE } from '../src/offline/room.ts'
import { PIN_CACHES } from './pins.ts'

/** Catalogue, pictures, PINs and what the farmer keeps outlive a build. */
const LASTING = new Set([PAGES_CACHE, CATALOGUE_CACHE, PICTURE_CACHE, ...PIN_CACHES])
const isOurs = (name: string): boolean =>
  LASTING.has(name) || name.startsWith(KEPT_PREFIX) || name.startsWith('workbox-')

/**
 * Clears away what no build reads any more: renderings of other builds, which cannot be brought to life, and caches
 * whose name was changed because their content was.
 */
export const removeOldCaches = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => !isOurs(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
