import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeCart, encodeCart, PACK_ID_MAX, type CodedCart } from '../../../src/contract/cart-code.ts'

const pincode = fc.option(fc.integer({ min: 100_000, max: 999_999 }).map(String))
const packId = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: PACK_ID_MAX }))
const line = fc.record({ id: packId, quantity: fc.integer({ min: 1, max: 999 }) })
const linesUpTo = (maxLength: number) => fc.uniqueArray(line, { minLength: 1, maxLength, selector: ({ id }) => id })
const anyCart: fc.Arbitrary<CodedCart> = fc.record({ pincode, lines: linesUpTo(50) })
const smallCart: fc.Arbitrary<CodedCart> = fc.record({ pincode, lines: linesUpTo(6) })

/** What a finger may hit, and signs that are read as others. */
const KEYS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcxyz-./ #'
/** Codes that differ by this alone are the same. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()

/** The part, from 1, in which the sign at this place stands; for a dash the one before it. */
const partAt = (code: string, place: number): number => code.slice(0, place).split('-').length

test('any cart of up to 50 lines comes back from its code as it was', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      expect(decodeCart(encodeCart(cart))).toEqual({ cart })
    }),
  )
})

test('small letters, blanks for dashes and letters that look like figures are read as they are meant', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const typed = encodeCart(cart).toLowerCase().replaceAll('-', '  ').replaceAll('0', 'o').replaceAll('1', 'l')
      expect(decodeCart(` ${typed}\n`)).toEqual({ cart })
    }),
  )
})

test('any one changed sign of a code is refused, and the part that cannot be read is named', () => {
  fc.assert(
    fc.property(smallCart, (cart) => {
      const code = encodeCart(cart)
      for (let place = 0; place < code.length; place++)
        for (const key of KEYS) {
          const changed = code.slice(0, place) + key + code.slice(place + 1)
          if (plain(changed) === plain(code)) continue
          const read = decodeCart(changed)
          expect(read, `${code} as ${changed}`).toHaveProperty('fault.part')
          const { part } = (read as { fault: { part: number } }).fault
          // A changed dash makes one part of two.
          const own = partAt(code, place)
          // Where a dash is changed, or one comes in, there is one part more or less.
          const isDash = code[place] === '-' || !SIGN.test(key)
          expect(isDash ? [own, own + 1] : [own], `${code} as ${changed}`).toContain(part)
        }
    }),
    { numRuns: 30 },
  )
})

const SIGN = /[0-9A-TV-Z]/i

test('any two neighbours that have changed places are refused', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const code = encodeCart(cart)
      for (let place = 1; place < code.length; place++) {
        const swapped = code.slice(0, place - 1) + code[place] + code[place - 1] + code.slice(place + 1)
        if (swapped === code) continue
        expect(decodeCart(swapped), `${code} as ${swapped}`).toHaveProperty('fault.part')
      }
    }),
    { numRuns: 60 },
  )
})

test('a code without one of its parts, or with two of them in the wrong order, is refused', () => {
  fc.assert(
    fc.property(smallCart, fc.nat(), (cart, seed) => {
      const parts = encodeCart(cart).split('-')
      const place = seed % parts.length
      expect(decodeCart(parts.toSpliced(place, 1).join('-'))).toHaveProperty('fault')
      const [one = '', two = ''] = [parts[1], parts[2]]
      if (parts.length < 4) return
      expect(decodeCart(parts.toSpliced(1, 2, two, one).join('-'))).toEqual({ fault: 'parts' })
    }),
  )
})

test('what is no code at all is refused', () => {
  fc.assert(fc.property(fc.string(), (text) => 'fault' in decodeCart(text)))
  expect(decodeCart('')).toEqual({ fault: { part: 1, text: '' } })
})
