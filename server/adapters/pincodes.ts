import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { PinAreas, PinDistricts, placesOfPin } from '../../src/contract/pins.ts'
import type { Pins } from '../ports/pins.ts'

/** Farther than this from every known area no address is returned. */
const NEAR_KM = 25
const NEIGHBOURS = 9
const KM_PER_DEGREE = 111.2

const read = <S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))

/** Every area with a position: PIN, latitude and longitude one after the other. */
const readPositions = (folder: string): Float64Array =>
  Float64Array.from(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) =>
        Object.entries(read(PinAreas, join(folder, name))).flatMap(([tail, districts]) =>
          districts
            .flat()
            .flatMap(([, lat, lng]) =>
              lat === undefined || lng === undefined ? [] : [Number(name.slice(0, 3) + tail), lat, lng],
            ),
        ),
      ),
  )

/** Kilometres on a plane, which is exact enough near one post office. */
const distanceKm = (lat: number, lng: number, toLat: number, toLng: number): number =>
  Math.hypot(toLat - lat, (toLng - lng) * Math.cos((lat * Math.PI) / 180)) * KM_PER_DEGREE

/** The most frequent value; of several the first. */
const commonest = (values: string[]): string | undefined =>
  [...Map.groupBy(values, (value) => value)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]

/**
 * The PIN of the nearest area. The directory places a few offices in the wrong town, so the neighbours first agree
 * on the region, the PIN's first three digits.
 */
const nearestPin = (positions: Float64Array, lat: number, lng: number): string | undefined => {
  const near: { pincode: string; distance: number }[] = []
  for (let i = 0; i < positions.length; i += 3) {
    const distance = distanceKm(lat, lng, positions[i + 1] ?? 0, positions[i + 2] ?? 0)
    if (distance < NEAR_KM) near.push({ pincode: String(positions[i]), distance })
  }
  const neighbours = near.toSorted((one, other) => one.distance - other.distance).slice(0, NEIGHBOURS)
  const region = commonest(neighbours.map(({ pincode }) => pincode.slice(0, 3)))
  return neighbours.find(({ pincode }) => region !== undefined && pincode.startsWith(region))?.pincode
}

/** Opens the PIN directory that the build has written into a folder. */
export const openPins = (folder: string): Pins => {
  const districts = read(PinDistricts, join(folder, 'districts.json'))
  const shards = new Map<string, PinAreas>()
  let positions: Float64Array | undefined

  const areasOf = (prefix: string): PinAreas | undefined => {
    const known = shards.get(prefix)
    if (known !== undefined) return known
    const file = join(folder, 'areas', `${prefix}.json`)
    // While a build replaces the files, a PIN's districts are known and its areas are not.
    if (!existsSync(file)) return undefined
    const areas = read(PinAreas, file)
    shards.set(prefix, areas)
    return areas
  }
  const find = (pincode: string) =>
    placesOfPin(pincode, districts).length === 0 ? [] : placesOfPin(pincode, districts, areasOf(pincode.slice(0, 3)))

  return {
    find,
    nearest: (lat, lng) => {
      if (positions === undefined && !existsSync(folder)) return []
      positions ??= readPositions(join(folder, 'areas'))
      const pincode = nearestPin(positions, lat, lng)
      if (pincode === undefined) return []
      const distanceTo = (area: { lat: number | null; lng: number | null }) =>
        area.lat === null || area.lng === null ? Infinity : distanceKm(lat, lng, area.lat, area.lng)
      return find(pincode).map((place) => ({
        ...place,
        areas: place.areas.toSorted((one, other) => distanceTo(one) - distanceTo(other)),
      }))
    },
  }
}
