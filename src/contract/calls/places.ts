import * as v from 'valibot'
import { PinPlace } from '../pin-place.ts'
import { anyone, cacheable, listOf, type Call } from './call.ts'

const PlaceQuery = v.object({
  lat: v.pipe(v.string(), v.regex(/^-?\d{1,2}(\.\d+)?$/), v.transform(Number)),
  lng: v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/), v.transform(Number)),
})

/** PINs and positions. */
export const placeCalls = {
  pincode: cacheable.get('pincode/:pincode', 'Find the places of a PIN, one per district', listOf(PinPlace)),
  locate: anyone.get('locate', 'Find the nearest PIN to a position', listOf(PinPlace), {
    query: PlaceQuery,
    limited: true,
  }),
} as const satisfies Record<string, Call>
