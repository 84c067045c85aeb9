import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy } from 'workbox-strategies'
import type { StrategyHandler } from 'workbox-strategies'
import { KEEP_HEADER } from '../src/contract/constants.ts'
import { isJson } from '../src/offline/genuine.ts'
import { catalogueKey } from './keys.ts'
import { noteAnswer, within, withinOnce } from './patience.ts'
import { CATALOGUE_CACHE } from '../src/offline/shelf/read.ts'
import { fromKept, fromShelf, isOfShelf, noteNews } from './shelf.ts'
import { stamp } from './stamp.ts'
import { tellFresher, tellScreens, tellUnreached } from './tell.ts'

/**
 * What is kept is shown at once and refreshed behind; screens are told when the fresh answer differs. What is not kept
 * is asked for, and answered from all that this phone knows when the shop stays silent.
 */

const ENTRIES_MAX = 400
/** A connection that brings nothing: what the phone knows is better than waiting on. */
const PATIENCE_MS = 1_000
/** Together below the 8 s after which a screen gives up. */
const PATIENCE_FOR_PARTS_MS = 4_000

export const isCatalogue: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.method === 'GET' &&
  !request.headers.has('Authorization') &&
  !request.headers.has(KEEP_HEADER) &&
  catalogueKey(url) !== null

/** A portal's page and a server in trouble are no answer. */
const isAnswer = (answer: Response): boolean =>
  answer.status < 500 && (answer.headers.get('Content-Type') ?? '').startsWith('application/json')

class Catalogue extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url)
    if (isOfShelf(url)) return (await fromShelf(url))?.response ?? Response.error()
    const fresh = handler.fetchAndCachePut(request)
    void handler.waitUntil(fresh.catch(() => undefined))
    const kept = await handler.cacheMatch(request)
    if (kept !== undefined) return kept
    const known = (await fromKept(url)) ?? (await insteadOf(fresh, url))
    if (known === undefined) return fresh
    const tell = async () => {
      if (isAnswer(await fresh)) await tellFresher()
    }
    void handler.waitUntil(tell().catch(() => undefined))
    return known
  }
}

/**
 * Nothing when the shop answers in time, or when this phone knows no better. A list of which only a part is known is
 * waited for longer: on a slow network it would be shown short and then grow.
 */
const insteadOf = async (fresh: Promise<Response>, url: URL): Promise<Response | undefined> => {
  const isThere = (answer: Response | undefined) => answer !== undefined && isAnswer(answer)
  if (isThere(await withinOnce(PATIENCE_MS, fresh))) return undefined
  const known = await fromShelf(url)
  if (known === undefined || known.isWhole) return known?.response
  return isThere(await within(PATIENCE_FOR_PARTS_MS, fresh)) ? undefined : known.response
}

const listen: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isAnswer(response)) noteAnswer()
    return response
  },
  cacheDidUpdate: async () => noteNews(),
}

export const catalogue = new Catalogue({
  cacheName: CATALOGUE_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => catalogueKey(new URL(request.url)) ?? request },
    { cacheWillUpdate: async ({ response }) => (isJson(response) ? response : null) },
    listen,
    stamp,
    tellScreens,
    tellUnreached,
    new ExpirationPlugin({ maxEntries: ENTRIES_MAX, purgeOnQuotaError: true }),
  ],
})
