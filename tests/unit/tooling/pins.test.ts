import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  encodePins,
  PIN_DISTRICTS_PATH,
  pinAreasPath,
  PinAreas,
  PinDistricts,
  placesOfPin,
} from '../../../src/contract/pins.ts'
import { makeFiles } from '../../../server/seed/pins/files.ts'
import { readOffices } from '../../../server/seed/pins/offices.ts'
import { openPins } from '../../../server/adapters/pincodes.ts'
import type { Pins } from '../../../server/ports/pins.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-pins-'))
const offices = readOffices()
const files = makeFiles(offices)
let pins: Pins

beforeAll(() => {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(content))
  }
  pins = openPins(join(folder, 'pins'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const districts = () => v.parse(PinDistricts, files.get(PIN_DISTRICTS_PATH))

test.each([
  ['110001', 'New Delhi', 'Delhi', 'Connaught Place'],
  ['411001', 'Pune', 'Maharashtra', 'Ghorpuri Bazar'],
  ['422001', 'Nashik', 'Maharashtra', 'Nashik City'],
  ['403001', 'North Goa', 'Goa', 'Panaji'],
  ['781001', 'Kamrup Metro', 'Assam', 'Guwahati'],
  ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman'],
])('PIN %s lies in %s, %s', (pincode, district, state, area) => {
  expect(placesOfPin(pincode, districts())).toEqual([{ pincode, district, state, areas: [] }])
  expect(pins.find(pincode)).toMatchObject([{ pincode, district, state }])
  expect(pins.find(pincode)[0]?.areas.map(({ name }) => name)).toContain(area)
})

test('a PIN that spans districts offers each of them with its own areas', () => {
  const places = pins.find('144632')
  expect(places.map(({ district }) => district).toSorted()).toEqual([
    'Jalandhar',
    'Kapurthala',
    'Shahid Bhagat Singh Nagar',
  ])
  expect(places.every(({ areas }) => areas.length > 0)).toBe(true)
})

test.each(['999999', '000000', '41100', '4110011', 'abcdef', ''])('PIN %j is in use nowhere', (pincode) => {
  expect(pins.find(pincode)).toEqual([])
})

test('every PIN of the directory is found in the districts it was listed with', () => {
  expect(offices.size).toBeGreaterThan(19_000)
  const small = districts()
  for (const [pincode, listed] of offices) {
    const found = placesOfPin(pincode, small).map(({ district, state }) => `${district}, ${state}`)
    expect(found.toSorted()).toEqual(
      [...new Set(listed.map(({ district, state }) => `${district}, ${state}`))].toSorted(),
    )
  }
})

test('whatever PINs a prefix has, those are found and no others', () => {
  const someDistricts = fc.uniqueArray(fc.nat(25), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.dictionary(fc.nat(999).map(String), someDistricts), fc.nat(999), (byTail, other) => {
      const used = Object.entries(byTail).map(([tail, of]) => [Number(tail), of] as const)
      const file: PinDistricts = {
        states: ['Somewhere'],
        districts: Array.from({ length: 26 }, (_, place) => [`District ${place}`, 0]),
        pins: { 411: [Array.from({ length: 26 }, (_, place) => place), encodePins(used)] },
      }
      for (const tail of [...used.map(([name]) => name), other])
        expect(placesOfPin(`411${String(tail).padStart(3, '0')}`, file).map(({ district }) => district)).toEqual(
          (byTail[tail] ?? []).map((place) => `District ${place}`),
        )
    }),
  )
})

test('positions lie in India, and names are for reading', () => {
  let positions = 0
  for (const [path, content] of files) {
    if (path === PIN_DISTRICTS_PATH) continue
    for (const [name, lat, lng] of Object.values(v.parse(PinAreas, content)).flat(2)) {
      expect(name).toMatch(/^\S.*$/)
      if (lat === undefined || lng === undefined) continue
      positions += 1
      expect(lat > 6 && lat < 38 && lng > 68 && lng < 98).toBe(true)
    }
  }
  expect(positions).toBeGreaterThan(100_000)
  const { states, districts: named } = districts()
  expect(states).toHaveLength(36)
  for (const name of [...states, ...named.map(([district]) => district)]) expect(name).not.toMatch(/[A-Z]{4}|^[a-z]/)
})

test.each([
  ['Nashik', 19.9975, 73.7898],
  ['Pune', 18.5204, 73.8567],
  ['New Delhi', 28.6139, 77.209],
  ['Bengaluru Urban', 12.9716, 77.5946],
  ['Ludhiana', 30.901, 75.8573],
])('somebody in the middle of %s is placed there', (district, lat, lng) => {
  expect(pins.nearest(lat, lng).map((place) => place.district)).toContain(district)
})

test('nobody at sea is told an address', () => {
  expect(pins.nearest(10, 90)).toEqual([])
})

const sizeOf = (content: unknown, quality: number): number =>
  brotliCompressSync(JSON.stringify(content), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

test('districts of all India fit 20 kB on the wire, and a region 4 kB on average', () => {
  expect(sizeOf(districts(), 11)).toBeLessThan(20_000)
  const areas = [...files].filter(([path]) => path !== PIN_DISTRICTS_PATH)
  expect(areas).toHaveLength(405)
  // Quicker than the build, and a little larger.
  expect(areas.reduce((sum, [, content]) => sum + sizeOf(content, 6), 0) / areas.length).toBeLessThan(4_000)
})

test('the area file of a PIN is named by its first three digits', () => {
  expect(pinAreasPath('411001')).toBe('/pins/areas/411.json')
})
