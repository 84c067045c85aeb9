import * as v from 'valibot'
import { PINCODE_DIGITS } from './constants.ts'
import type { PinPlace } from './pin-place.ts'

/**
 * The PIN directory as files: the districts of every PIN of India in one, small enough to be precached, and the names
 * and positions of areas by the PIN's first three digits.
 */

const PREFIX = 3

export const isPincode = (text: string): boolean => text.length === PINCODE_DIGITS && /^\d+$/.test(text)

export const PIN_DISTRICTS_PATH = '/pins/districts.json'
export const pinAreasPath = (pincode: string): string => `/pins/areas/${pincode.slice(0, PREFIX)}.json`

/**
 * Under a prefix stand its districts and one text with its PINs in order: the distance to the PIN before, left out
 * when it is 1, then a letter for each district, the first a capital, or a full stop when they are those of the PIN before.
 */
export const PinDistricts = v.object({
  states: v.array(v.string()),
  /** Name and place of the state in `states`. */
  districts: v.array(v.tuple([v.string(), v.number()])),
  pins: v.record(v.string(), v.tuple([v.array(v.number()), v.string()])),
})
export type PinDistricts = v.InferOutput<typeof PinDistricts>

const AreaEntry = v.union([v.tuple([v.string(), v.number(), v.number()]), v.tuple([v.string()])])
/** By the PIN's last three digits: for each of its districts, in their order, areas with latitude and longitude. */
export const PinAreas = v.record(v.string(), v.array(v.array(AreaEntry)))
export type PinAreas = v.InferOutput<typeof PinAreas>

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const SAME = '.'

/** Writes the PINs of one prefix: pairs of the last three digits and the districts, by their place in the prefix. */
export const encodePins = (pins: readonly (readonly [tail: number, districts: readonly number[]])[]): string => {
  let before = -1
  let lettersBefore = ''
  return pins
    .map(([tail, districts]) => {
      const gap = tail - before
      const letters = districts.map((place) => LETTERS.charAt(place)).join('')
      const capital = letters.charAt(0).toUpperCase() + letters.slice(1)
      const entry = (gap === 1 ? '' : gap) + (letters === lettersBefore ? SAME : capital)
      before = tail
      lettersBefore = letters
      return entry
    })
    .join('')
}

/** The districts of one PIN, by their place in the prefix; none when the PIN is not in use. */
const decodePin = (text: string, wanted: number): number[] => {
  let tail = -1
  let letters = ''
  for (const [, gap, entry = ''] of text.matchAll(/(\d*)([A-Z][a-z]*|\.)/g)) {
    tail += gap ? Number(gap) : 1
    if (entry !== SAME) letters = entry.toLowerCase()
    if (tail >= wanted) return tail === wanted ? Array.from(letters, (letter) => LETTERS.indexOf(letter)) : []
  }
  return []
}

/** The places of a PIN, one for each district it lies in; areas are empty without the file that names them. */
export const placesOfPin = (
  pincode: string,
  { states, districts, pins }: PinDistricts,
  areas?: PinAreas,
): PinPlace[] => {
  const prefix = pins[pincode.slice(0, PREFIX)]
  if (prefix === undefined || !/^\d{6}$/.test(pincode)) return []
  const [ofPrefix, text] = prefix
  const tail = pincode.slice(PREFIX)
  return decodePin(text, Number(tail)).flatMap((place, index) => {
    const [district, state] = districts[ofPrefix[place] ?? -1] ?? []
    if (district === undefined || state === undefined) return []
    const named = areas?.[tail]?.[index] ?? []
    return {
      pincode,
      district,
      state: states[state] ?? '',
      areas: named.map(([name, lat = null, lng = null]) => ({ name, lat, lng })),
    }
  })
}
