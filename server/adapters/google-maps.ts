import * as v from 'valibot'
import type { PinPlace } from '../../src/contract/pin-place.ts'
import type { Maps, MapQuery } from '../ports/maps.ts'

const GEOCODING = 'https://maps.googleapis.com/maps/api/geocode/json'
/** The farmer is waiting; after this the PIN directory answers instead. */
const TIMEOUT_MS = 4_000

const Result = v.object({
  address_components: v.array(v.object({ long_name: v.string(), types: v.array(v.string()) })),
  geometry: v.object({ location: v.object({ lat: v.number(), lng: v.number() }) }),
})
const Answer = v.object({ status: v.string(), results: v.array(Result) })

/** The parts of an address, by Google's component types. */
const placeOf = ({ address_components: parts, geometry: { location } }: v.InferOutput<typeof Result>) => {
  const named = (type: string) => parts.find(({ types }) => types.includes(type))?.long_name
  const pincode = named('postal_code')?.replaceAll(' ', '')
  const city = named('locality')
  const district = named('administrative_area_level_3') ?? city
  const state = named('administrative_area_level_1')
  const area = named('sublocality')
  if (pincode === undefined || district === undefined || state === undefined) return null
  const areas = area === undefined ? [] : [{ name: area, ...location }]
  return { pincode, district, state, areas, ...(city === undefined ? {} : { city }) }
}

/** Google's geocoding REST API. The key is part of the URL, so no URL is ever logged. */
export const googleMaps = (key: string, address = GEOCODING): Maps => ({
  find: async (query) => {
    const search: Record<string, string> =
      'pincode' in query
        ? { components: `postal_code:${query.pincode}|country:IN` }
        : { latlng: `${query.lat},${query.lng}` }
    const answer = await fetch(`${address}?${new URLSearchParams({ ...search, region: 'in', key }).toString()}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`The map provider answered ${answer.status}`)
    const { status, results } = v.parse(Answer, await answer.json())
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`The map provider answered ${status}`)
    return results.map(placeOf).find((place) => place !== null) ?? null
  },
})

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
