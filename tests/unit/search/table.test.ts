import { expect, test } from 'vitest'
import { searchProducts } from '../../../src/shop/catalogue-index/search.shared.ts'
import { judge } from '../../support/search/expectation.ts'
import { readTable } from '../../support/search/table.ts'
import { seedIndex } from '../../support/seed-index.ts'

/** The table of searches against the phone's own index; `tests/server/catalogue/search-table.test.ts` holds the server to the same. */

const SHOWN = 20
const goods = seedIndex()
const judged = readTable().map((row) => {
  const found = searchProducts(goods, row.query).map(({ product }) => product)
  return { row, first: found.slice(0, SHOWN).map(({ title }) => title)[0], ...judge(row, found.slice(0, SHOWN)) }
})

test('of the searches of farmers in ten scripts 95 of 100 show the right thing first', async () => {
  const wrong = judged.filter(({ right }) => !right)
  const list = wrong.map(({ row, first }) => `${row.script} ${row.kind}: ${row.query} → ${first ?? 'nothing'}`)
  expect(wrong.length / judged.length, list.join('\n')).toBeLessThanOrEqual(0.05)
})

test('no search makes a dangerous mistake', async () => {
  const dangerous = judged.filter(({ forbidden }) => forbidden !== undefined)
  expect(dangerous.map(({ row, forbidden }) => `${row.script} ${row.kind}: ${row.query} → ${forbidden}`)).toEqual([])
})
