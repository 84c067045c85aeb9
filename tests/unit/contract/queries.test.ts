import { expect, test } from 'vitest'
import { readFilters } from '../../../src/shop/catalogue/listing/filters.ts'
import { callNames, knownOf, LIST_FILTERS, pageNames } from '../../../src/contract/queries.ts'
import { calls } from '../../../src/contract/shop-calls.ts'

/** What an address may carry. */

const query = (path: string, text: string) =>
  new URLSearchParams(knownOf(new URLSearchParams(text), pageNames(path))).toString()

test('known names stand in one order, whatever stands beside them and in which order they came', () => {
  const wanted = 'brand=x&max_price=9&sort=newest'
  for (const given of [
    'sort=newest&max_price=9&brand=x',
    'fbclid=1&brand=x&utm_source=a&sort=newest&max_price=9',
    'br%61nd=x&so%72t=newest&max%5Fprice=9',
    'brand=x&brand=y&sort=newest&sort=rating&max_price=9',
    'brand=x&sort=newest&max_price=9&origin=&crop=+&in_stock',
    'brand=x&sort=newest&max_price=9&SORT=rating&Brand=y&sort[]=a',
    `brand=x&sort=newest&max_price=9&${Array.from({ length: 2_000 }, (_, at) => `n${at}=1`).join('&')}`,
  ])
    expect(query('/hi/category/seeds', given), given).toBe(wanted)
})

test('a page is found in every language, case and way of writing, and what is none carries nothing', () => {
  for (const path of ['/search', '/search/', '/SEARCH', '/%73earch', '/ta/search'])
    expect(query(path, 'q=dap')).toBe('q=dap')
  for (const path of ['/', '/hi', '/about', '/product-details/dap', '/nothing/here', '/%'])
    expect(query(path, 'q=dap&sort=newest')).toBe('')
})

test('every filter that a page reads is one that its address may carry', () => {
  const given = new URLSearchParams({
    brand: 'x',
    cash: '1',
    crop: 'x',
    fact: '3.2',
    in_stock: '1',
    max_price: '1',
    min_price: '1',
    origin: 'IN',
    sort: 'newest',
  })
  expect(Object.keys(readFilters(given)).toSorted()).toEqual([...LIST_FILTERS])
})

test('a call’s names are those of its schema', () => {
  expect(callNames(calls.sellers)).toEqual(['category', 'brand'])
  expect(callNames(calls.brands)).toEqual([])
})
