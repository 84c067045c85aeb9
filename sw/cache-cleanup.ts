import { PAGES_CACHE } from './navigation.ts'
import { PAGES_PREFIX } from '../src/shop/catalogue-index/pages.shared.ts'
import { CATALOGUE_CACHE, SEEN_CACHE } from '../src/shop/catalogue-index/caches.shared.ts'
import { SAVED_PREFIX } from '../src/shop/saved/cache.shared.ts'
import { PICTURE_CACHE } from '../src/client/db/quota-recovery.ts'
import { DATA_USE_CACHE } from '../src/shop/data-use/choice.shared.ts'
import { PIN_CACHES } from './pincodes.ts'
import { LANGUAGE_CACHE } from '../src/contract/language-choice.ts'
import { DESK_CACHE, DESK_PICTURES, DESK_WORDS } from '../src/client/worker/storage-names.ts'
import { removeOldTexts, TEXTS_CACHE } from './texts.ts'

/** Catalogue, pictures, PINs, the chosen language, the use of data and offline downloads outlive a build. */
const LASTING = new Set([
  LANGUAGE_CACHE,
  TEXTS_CACHE,
  PAGES_CACHE,
  CATALOGUE_CACHE,
  SEEN_CACHE,
  PICTURE_CACHE,
  DATA_USE_CACHE,
  DESK_CACHE,
  DESK_PICTURES,
  DESK_WORDS,
  ...PIN_CACHES,
])
const isOurs = (name: string): boolean =>
  LASTING.has(name) || name.startsWith(SAVED_PREFIX) || name.startsWith('workbox-')

const SEEN_MAX = 120

/** Newest last, so that the oldest go when there are too many. Evicted when the storage is full. */
const archivePages = async (name: string): Promise<void> => {
  const [renderings, seen] = await Promise.all([caches.open(name), caches.open(SEEN_CACHE)])
  for (const key of await renderings.keys()) {
    const page = await renderings.match(key, { ignoreVary: true })
    if (page !== undefined) await seen.put(key, page)
  }
  const tooMany = (await seen.keys()).slice(0, -SEEN_MAX)
  await Promise.all(tooMany.map((key) => seen.delete(key, { ignoreVary: true })))
}

/**
 * Deletes what no build reads any more: caches whose name was changed because their content was, and renderings of
 * other builds. Those cannot be hydrated; their catalogue data is archived for the offline catalogue.
 */
export const removeOldCaches = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => !isOurs(name))
  for (const name of old)
    if (name.startsWith(PAGES_PREFIX)) await archivePages(name).catch(() => caches.delete(SEEN_CACHE))
  await Promise.all([removeOldTexts(), ...old.map((name) => caches.delete(name))])
}
