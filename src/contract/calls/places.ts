import * as v from 'valibot'
import * as e from '../entities.ts'
import { anyone, listOf, type Call } from './call.ts'

const PlaceQuery = v.object({
  lat: v.pipe(v.string(), v.regex(/^-?\d{1,2}(\.\d+)?$/), v.transform(Number)),
  lng: v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/), v.transform(Number)),
})

/** PINs and positions. */
export const placeCalls = {
  pincode: anyone.get('pincode/:pincode', {
    answer: listOf(e.PinPlace),
    summary: 'Find the places of a PIN, one per district',
  }),
  locate: anyone.get('locate', {
    query: PlaceQuery,
    answer: listOf(e.PinPlace),
    summary: 'Find the nearest PIN to a position',
  }),
} as const satisfies Record<string, Call>
