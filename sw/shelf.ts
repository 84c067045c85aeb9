import { KEPT_AT_HEADER, KEPT_PART_HEADER } from '../src/contract/constants.ts'
import { keptAtOf, KEPT_PREFIX, unpack } from '../src/offline/kept/cache.ts'
import { catalogueKey } from './keys.ts'
import { answerFrom, OWN_CURSOR } from '../src/offline/shelf/answer.ts'
import { readShelf } from '../src/offline/shelf/read.ts'
import type { Shelf } from '../src/offline/shelf/read.ts'

/** Answers of a catalogue call that the worker's own cache does not have. */

let shelf: Promise<Shelf> | undefined

/**
 * Everything is parsed at the first miss, and only there: while the shop answers in time nobody asks. A list can only be
 * put together of all that was seen, and the worker's caches hold a few hundred small answers at most; what is read is
 * shared until something new is stored.
 */
const readOnce = (): Promise<Shelf> => {
  const reading = (shelf ??= readShelf())
  // What could not be read is read again by the next one who asks.
  reading.catch(() => {
    if (shelf === reading) shelf = undefined
  })
  return reading
}

/** Something was stored or removed: what was read no longer counts. */
export const noteNews = (): void => {
  shelf = undefined
}

/** The next page of a list that this phone has made itself. */
export const isOfShelf = (url: URL): boolean => (url.searchParams.get('cursor') ?? '').startsWith(OWN_CURSOR)

/** Made of everything that this phone knows. */
export const fromShelf = async (url: URL): Promise<{ response: Response; isWhole: boolean } | undefined> => {
  const made = answerFrom(await readOnce(), url)
  if (made === undefined) return undefined
  const headers = {
    'Content-Type': 'application/json',
    [KEPT_AT_HEADER]: String(made.at),
    ...(!made.isWhole && { [KEPT_PART_HEADER]: '1' }),
  }
  return {
    response: new Response(JSON.stringify(made.body), { status: made.status, headers }),
    isWhole: made.isWhole,
  }
}

/** The very answer, in what the farmer keeps. */
export const fromKept = async (url: URL): Promise<Response | undefined> => {
  const key = catalogueKey(url)
  if (key === null) return undefined
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT_PREFIX)) continue
    const cache = await caches.open(name)
    const answer = await cache.match(key)
    if (answer === undefined) continue
    const headers = { 'Content-Type': 'application/json', [KEPT_AT_HEADER]: String(keptAtOf(answer)) }
    return new Response(await unpack(answer), { headers })
  }
  return undefined
}
