import { expect, test } from 'vitest'
import { findParcel } from '../../../src/desk/scan/find-parcel.ts'

/** Whose label a code is. */

const one = (id: string, isRest = false) => ({ id, isRest })
const here = [one('HD7QK2MAB1CD-1'), one('HD7QK2MAB1CD-2'), one('HDXX-1', true)]
const all = [...here, one('HDZZZZZZ99ZZ-1')]
const found = (code: string): string => {
  const is = findParcel(code, here, all)
  return is.is === 'unknown' ? `unknown ${is.code}` : `${is.is} ${is.parcel.id}`
}

test.each([
  ['HD7QK2MAB1CD-2', 'here HD7QK2MAB1CD-2'],
  [' hd7qk2mab1cd-1\n', 'here HD7QK2MAB1CD-1'],
  ['CD-2', 'here HD7QK2MAB1CD-2'],
  ['D-2', 'unknown D-2'],
  ['HDZZZZZZ99ZZ-1', 'elsewhere HDZZZZZZ99ZZ-1'],
  ['ZZ-1', 'elsewhere HDZZZZZZ99ZZ-1'],
  // What is left out of a parcel has no label.
  ['HDXX-1', 'unknown HDXX-1'],
  ['', 'unknown '],
])('%j is %s', (code, is) => expect(found(code)).toBe(is))

test('an ending that two parcels have is nobody’s', () => {
  const two = [one('HDAAAA-1'), one('HDBBAAAA-1')]
  expect(findParcel('AAAA-1', two, two)).toEqual({ is: 'unknown', code: 'AAAA-1' })
})
