import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePageData, encodePageData, isPageData } from '../../../src/contract/page-data.ts'

/** As it goes through a page. */
const carried = (data: unknown): unknown => {
  const page: unknown = JSON.parse(JSON.stringify(encodePageData(data)))
  if (!isPageData(page)) throw new Error('Not the data of a page')
  return decodePageData(page)
}

test('whatever a loader returns comes out of the page as JSON would bring it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (data) => {
      expect(carried(data)).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test('what is undefined is left out, an empty list stays a list, and an empty record a record', () => {
  const data = { gone: undefined, none: [], nothing: {}, list: [[], [{}], { a: undefined, b: 0 }] }
  expect(carried(data)).toEqual({ none: [], nothing: {}, list: [[], [{}], { b: 0 }] })
})

test('records of the same keys name them once', () => {
  const row = { slug: 'urea', price: 266.5 }
  expect(encodePageData([row, row, { ...row, brand: null }]).keys).toEqual([
    ['slug', 'price'],
    ['slug', 'price', 'brand'],
  ])
})

test('keys of any signs are told apart', () => {
  const data = [{ 'a\nb': 1 }, { a: 1, b: 2 }, { '["a"]': 3 }]
  expect(carried(data)).toEqual(data)
})

test('a record that comes again is written once, and what holds it is not', () => {
  const brand = { slug: 'kheti', name: 'Kheti' }
  const data = {
    list: [
      { brand, crops: [] },
      { brand: { ...brand }, crops: ['rice'] },
      { brand: null, crops: [brand] },
    ],
  }
  expect(JSON.stringify(encodePageData(data)).split('Kheti')).toHaveLength(2)
  expect(carried(data)).toEqual(data)
})
