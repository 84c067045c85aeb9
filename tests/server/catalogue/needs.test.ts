import { beforeAll, expect, test } from 'vitest'
import { seedIfEmpty } from '../../../server/seed/seed.ts'
import type { Product } from '../../../src/contract/entities.ts'
import { judgeNeed, readNeeds } from '../../support/search/needs.ts'
import { onBothDatabases } from '../support/support.ts'

/** What the server finds for what farmers need; that the phone finds the same is asked in search-table.test.ts. */

onBothDatabases((shop) => {
  beforeAll(async () => {
    await seedIfEmpty(shop().db)
  }, 120_000)

  test('of 100 needs 95 find first what is labelled for them, none another pesticide', async () => {
    // The embedded database leaves time to others after each search; a fourth of them is enough for a test.
    const needs = readNeeds().filter((_, at) => at % 4 === 0)
    const wrong: string[] = []
    const misused: string[] = []
    for (const [at, need] of needs.entries()) {
      // Each from a network of its own, for one has no more than 600 searches a minute.
      const from = `2001:db8:2:${at.toString(16)}::1`
      const { body } = await shop().ask('GET', `search/${encodeURIComponent(need.need)}`, { from })
      const found: Product[] = body.data
      const answered = judgeNeed(need, found)
      if (!answered.right) wrong.push(`${need.need} → ${found[0]?.title ?? 'nothing'}`)
      if (answered.misused.length > 0) misused.push(`${need.need} → ${answered.misused.join(', ')}`)
    }
    expect(misused).toEqual([])
    expect(wrong.length / needs.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  })
})
