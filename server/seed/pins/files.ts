import {
  encodePins,
  PIN_DISTRICTS_PATH,
  pinAreasPath,
  type PinAreas,
  type PinDistricts,
} from '../../../src/contract/pins.ts'
import type { Office } from './offices.ts'

/** About a hundred metres: an area is larger. */
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000

const areasOf = (offices: Office[]): PinAreas[string][number] => {
  const byName = new Map<string, Office>()
  // The first office of a name that has a position speaks for it.
  for (const office of offices)
    if (office.area !== '' && (byName.get(office.area)?.position ?? null) === null) byName.set(office.area, office)
  return [...byName]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { position }]) => (position === null ? [name] : [name, round(position.lat), round(position.lng)]))
}

/** A list in which every value has its place, given at its first appearance. */
const numbering = <T>() => {
  const places = new Map<T, number>()
  const place = (value: T): number => {
    const known = places.get(value)
    if (known !== undefined) return known
    places.set(value, places.size)
    return places.size - 1
  }
  return { place, values: () => [...places.keys()] }
}

const nameOf = ({ district, state }: Office): string => `${district}|${state}`

/** The directory's files by their paths. */
export const makeFiles = (offices: Map<string, Office[]>): Map<string, PinDistricts | PinAreas> => {
  const states = numbering<string>()
  const districts = numbering<string>()
  const pins: PinDistricts['pins'] = {}
  const files = new Map<string, PinDistricts | PinAreas>()

  for (const [prefix, ofPrefix] of Map.groupBy(offices, ([pincode]) => pincode.slice(0, 3))) {
    const local = numbering<number>()
    const areas: PinAreas = {}
    const encoded = ofPrefix.map(([pincode, ofPin]) => {
      const byDistrict = [...Map.groupBy(ofPin, nameOf)]
        .map(([name, inDistrict]) => ({ district: districts.place(name), areas: areasOf(inDistrict) }))
        .toSorted((one, other) => one.district - other.district)
      areas[pincode.slice(3)] = byDistrict.map((entry) => entry.areas)
      return [Number(pincode.slice(3)), byDistrict.map(({ district }) => local.place(district))] as const
    })
    if (local.values().length > 26) throw new Error(`PINs ${prefix}… have more districts than the alphabet has letters`)
    pins[prefix] = [local.values(), encodePins(encoded)]
    files.set(pinAreasPath(prefix), areas)
  }

  const named = districts.values().map((name): [string, number] => {
    const [district = '', state = ''] = name.split('|')
    return [district, states.place(state)]
  })
  return files.set(PIN_DISTRICTS_PATH, { states: states.values(), districts: named, pins })
}
