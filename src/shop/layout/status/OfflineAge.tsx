import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { oldestOf } from '../../../client/api/freshness.ts'
import { savedAtOf } from '../../saved/cache.shared.ts'
import { PAGES_PREFIX } from '../../catalogue-index/pages.shared.ts'
import { formatAgo } from '../../../texts/amounts.ts'
import { text } from '../../../texts/texts.ts'
import { lastOnline } from './last-online.ts'

const MINUTE_MS = 60_000

/** The answers in a loader's data: themselves, or the products of a row. */
const contentsOf = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null
    ? Object.values(data).flatMap((part: unknown) =>
        typeof part === 'object' && part !== null && 'products' in part ? [part.products] : [part],
      )
    : []

/** When this document was cached, if the worker served it; its data made no calls of their own. */
const documentKeptAt = async (): Promise<number | undefined> => {
  if (!('caches' in globalThis)) return undefined
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES_PREFIX)) continue
    const answer = await (await caches.open(name)).match(location.pathname, { ignoreSearch: true, ignoreVary: true })
    if (answer !== undefined) return savedAtOf(answer) || undefined
  }
  return undefined
}

/** How old the prices on this page are, in words; else when the phone last had the network. */
export const OfflineAge = () => {
  const data = [...useMatches()].pop()?.data
  const { key, pathname } = useLocation()
  const own = oldestOf(contentsOf(data))
  const [ofDocument, setOfDocument] = useState<{ pathname: string; at: number | undefined }>()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    // Only the first page of a document came with it.
    if (own === undefined && key === 'default') void documentKeptAt().then((at) => setOfDocument({ pathname, at }))
  }, [own, key, pathname])
  const at = own ?? (ofDocument?.pathname === pathname ? ofDocument.at : undefined)
  const since = at ?? lastOnline()
  return since === undefined ? text.status.lastOnlineUnknown : text.status.pricesSeen(formatAgo(since, now))
}
