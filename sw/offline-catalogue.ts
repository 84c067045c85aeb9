import { FETCHED_AT_HEADER, PARTIAL_HEADER } from '../src/contract/constants.ts'
import { savedAtOf, SAVED_PREFIX, unpack } from '../src/shop/saved/cache.shared.ts'
import { catalogueKey } from './cache-keys.ts'
import { offlineAnswer, OWN_CURSOR } from '../src/shop/catalogue-index/answer.shared.ts'
import { readCatalogueIndex, type CatalogueIndex } from '../src/shop/catalogue-index/read.shared.ts'

/** Answers of a catalogue call that the worker's own cache does not have. */

let shelf: Promise<CatalogueIndex> | undefined

/**
 * The index is built at the first miss, and only there: while the server answers in time it is not needed. A list can
 * only be put together from everything that was seen, and the worker's caches hold a few hundred small answers at most;
 * the index is shared until something new is stored.
 */
const readOnce = (): Promise<CatalogueIndex> => {
  const reading = (shelf ??= readCatalogueIndex())
  // A failed build is tried again by the next caller.
  reading.catch(() => {
    if (shelf === reading) shelf = undefined
  })
  return reading
}

/** Something was stored or removed: the index is out of date. */
export const invalidateIndex = (): void => {
  shelf = undefined
}

/** The next page of a list that was made offline. */
export const isOfflineCursor = (url: URL): boolean => (url.searchParams.get('cursor') ?? '').startsWith(OWN_CURSOR)

/** Made from the offline catalogue. */
export const offlineResponse = async (url: URL): Promise<{ response: Response; isWhole: boolean } | undefined> => {
  const made = offlineAnswer(await readOnce(), url)
  if (made === undefined) return undefined
  const headers = {
    'Content-Type': 'application/json',
    [FETCHED_AT_HEADER]: String(made.at),
    ...(!made.isWhole && { [PARTIAL_HEADER]: '1' }),
  }
  return {
    response: new Response(JSON.stringify(made.body), { status: made.status, headers }),
    isWhole: made.isWhole,
  }
}

/** The very answer, from an offline download. */
export const savedResponse = async (url: URL): Promise<Response | undefined> => {
  const key = catalogueKey(url)
  if (key === null) return undefined
  for (const name of await caches.keys()) {
    if (!name.startsWith(SAVED_PREFIX)) continue
    const cache = await caches.open(name)
    const answer = await cache.match(key)
    if (answer === undefined) continue
    const headers = { 'Content-Type': 'application/json', [FETCHED_AT_HEADER]: String(savedAtOf(answer)) }
    return new Response(await unpack(answer), { headers })
  }
  return undefined
}
