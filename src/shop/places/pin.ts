import * as v from 'valibot'
import type { PinPlace } from '../../contract/pin-place.ts'
import { PIN_DISTRICTS_PATH, PinAreas, pinAreasPath, PinDistricts, placesOfPin } from '../../contract/pins.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import { withTimeout } from '../../client/api/timeout.ts'

/** Where a PIN lies: from the directory stored on the phone first, so that it works without network. */

const FILE_MS = 8_000

/** All places of a PIN, none when it is not in use, null when nobody could be asked. */
export const lookUpPin = async (pincode: string): Promise<PinPlace[] | null> => {
  const [districts, areas] = await Promise.all([
    readFile(PIN_DISTRICTS_PATH, PinDistricts),
    readFile(pinAreasPath(pincode), PinAreas),
  ])
  const known = districts === null ? [] : placesOfPin(pincode, districts, areas ?? undefined)
  if (known.length > 0) return known
  // The shop may know a PIN from a map that is newer than the directory.
  const answer = await callApi('pincode', { params: { pincode } })
  if (isFailure(answer)) return answer.httpStatus === 404 ? [] : null
  return answer.data
}

/** The places nearest to a position; null when nobody could be asked. */
export const placeAt = async (lat: number, lng: number): Promise<PinPlace[] | null> => {
  const answer = await callApi('locate', { query: { lat: lat.toFixed(5), lng: lng.toFixed(5) } })
  if (isFailure(answer)) return answer.httpStatus === 404 ? [] : null
  return answer.data
}

const readFile = async <S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null> => {
  try {
    const content: unknown = await withTimeout(FILE_MS, undefined, async (signal) => {
      const answer = await fetch(path, { signal, redirect: 'error' })
      const read: unknown = answer.ok ? await answer.json() : null
      return read
    })
    const file = v.safeParse(schema, content)
    return file.success ? file.output : null
  } catch {
    return null
  }
}
