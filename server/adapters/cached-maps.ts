import type { PinPlace } from '../../src/contract/entities.ts'
import type { Maps } from '../ports/maps.ts'

/** About a hundred metres: whoever stands in one field is in one place. */
const DIGITS = 3
const REMEMBERED_MAX = 5_000
const REMEMBERED_MS = 24 * 60 * 60 * 1000

type Asked = Parameters<Maps['find']>[0]
const keyOf = (asked: Asked): string =>
  'pincode' in asked ? asked.pincode : `${asked.lat.toFixed(DIGITS)},${asked.lng.toFixed(DIGITS)}`

/** Asks the map provider, whose answers are paid for, once a day for a place. What failed is asked again. */
export const cachedMaps = (maps: Maps, now: () => number = Date.now): Maps => {
  const known = new Map<string, { until: number; place: Promise<PinPlace | null> }>()
  return {
    find: (asked) => {
      const key = keyOf(asked)
      const before = known.get(key)
      if (before !== undefined && now() < before.until) return before.place
      const place = maps.find(asked)
      known.delete(key)
      known.set(key, { until: now() + REMEMBERED_MS, place })
      place.catch(() => known.delete(key))
      const [oldest] = known.keys()
      if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest)
      return place
    },
  }
}
