import { expect, test } from 'vitest'
import { CATEGORIES } from '../../../server/seed/categories.ts'
import { dosesByTitle } from '../../../server/seed/product-data/doses.ts'
import { readTable } from '../../../server/seed/read-table.ts'
import * as v from 'valibot'

const goods = CATEGORIES.flatMap(({ slug, goods: ofTrade }) => ofTrade.map((good) => ({ slug, good })))
const dosesOf = ({ good }: (typeof goods)[number]) => good.facts?.doses ?? dosesByTitle(good.title).doses ?? []

test('every dose that is calculated with stands in the good’s own description', async () => {
  const rows = readTable('product-data/doses', v.object({ title: v.string(), doses: v.string() }))
  expect(rows.length).toBeGreaterThan(90)
  for (const { title, doses } of rows) {
    const told = goods.find(({ good }) => good.title === title)?.good.details.join(' ')
    for (const dose of doses.split(/; ?/)) {
      const [, amount = '?'] = /^(?:[^:]+: )?(.+) per (?:acre|litre)$/.exec(dose) ?? []
      expect(told, title).toContain(amount)
    }
  }
})

test('seeds, fertilisers and crop care have doses, and nothing else has', () => {
  const withDoses = new Set(goods.filter((one) => dosesOf(one).length > 0).map(({ slug }) => slug))
  expect([...withDoses].toSorted()).toEqual(['crop-care', 'fertilisers', 'seeds'])
  const wheat = goods.find(({ good }) => good.title === 'Wheat seed, HD 2967')
  expect(wheat && dosesOf(wheat)).toEqual([
    { use: null, measure: 'mass', least: 40_000_000, most: 40_000_000, per: 'acre', water: null },
  ])
})

test('a label that names no end, or another thing than area and water, is not calculated with', () => {
  for (const title of [
    'Gypsum powder, agriculture grade',
    'City compost, certified',
    'Urea, neem coated, 46% nitrogen',
    'Groundnut seed, GG 20',
    'Metribuzin 70% WP',
    'Carboxin + thiram 75% DS',
  ]) {
    const found = goods.find(({ good }) => good.title === title)
    expect(found && dosesOf(found), title).toEqual([])
  }
})
