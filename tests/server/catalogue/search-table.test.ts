import { beforeAll, expect, test } from 'vitest'
import { seedIfEmpty } from '../../../server/seed/seed.ts'
import type { Product } from '../../../src/contract/entities.ts'
import { searchProducts } from '../../../src/shop/catalogue-index/search.shared.ts'
import { judge } from '../../support/search/expectation.ts'
import { readTable } from '../../support/search/table.ts'
import { readAll } from '../support/read-all.ts'
import { onBothDatabases } from '../support/support.ts'

/** The table of searches against the server and against a phone that has read all of its lists. */

const SHOWN = 20

onBothDatabases((shop) => {
  beforeAll(async () => {
    await seedIfEmpty(shop().db)
  }, 120_000)

  test('every search of the table shows online what it shows offline, 95 of 100 the right thing first', async () => {
    const goods = (await readAll(shop())).map((product) => ({ product, at: 0 }))
    const differing: unknown[] = []
    const wrong: string[] = []
    const dangerous: string[] = []
    const rows = readTable()
    for (const [at, row] of rows.entries()) {
      // Each from a network of its own, for one has no more than 600 searches a minute.
      const from = `2001:db8:1:${at.toString(16)}::1`
      const { body } = await shop().ask('GET', `search/${encodeURIComponent(row.query)}`, { from })
      const online: Product[] = body.data.slice(0, SHOWN)
      const offline = searchProducts(goods, row.query)
        .slice(0, SHOWN)
        .map(({ product }) => product)
      const [here, there] = [online, offline].map((list) => list.map(({ id, title }) => `${id} ${title}`))
      if (here?.join('\n') !== there?.join('\n')) differing.push({ query: row.query, online: here, offline: there })
      const { right, forbidden } = judge(row, online)
      if (!right) wrong.push(`${row.query} → ${online[0]?.title ?? 'nothing'}`)
      if (forbidden !== undefined) dangerous.push(`${row.query} → ${forbidden}`)
    }
    expect(differing).toEqual([])
    expect(dangerous).toEqual([])
    expect(wrong.length / rows.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  }, 180_000)
})
