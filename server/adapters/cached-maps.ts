import type { PinPlace } from '../../src/contract/entities.ts'
import type { MapQuery, Maps } from '../ports/maps.ts'

/** About a hundred metres: one field is one place. */
const DIGITS = 3
const CACHE_MAX = 5_000
const CACHE_MS = 24 * 60 * 60 * 1000

const keyOf = (query: MapQuery): string =>
  'pincode' in query ? query.pincode : `${query.lat.toFixed(DIGITS)},${query.lng.toFixed(DIGITS)}`

/** Caches answers of the map provider, each of which costs money, for a day. Failures are not cached. */
export const cachedMaps = (maps: Maps, now: () => number = Date.now): Maps => {
  const cache = new Map<string, { until: number; place: Promise<PinPlace | null> }>()
  return {
    find: (query) => {
      const key = keyOf(query)
      const cached = cache.get(key)
      if (cached !== undefined && now() < cached.until) return cached.place
      const place = maps.find(query)
      cache.delete(key)
      cache.set(key, { until: now() + CACHE_MS, place })
      place.catch(() => cache.delete(key))
      const [oldest] = cache.keys()
      if (cache.size > CACHE_MAX && oldest !== undefined) cache.delete(oldest)
      return place
    },
  }
}
