import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateLimits } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { listen } from '../../../server/listen.ts'
import { openBuyer } from '../../server/payments/payment-steps.ts'
import { onBothDatabases, type TestShop } from '../../server/support/support.ts'
import { oddPaths, statusOf } from './odd-paths.ts'
import { TEST_TIMEOUT, seedOf, atScale, report } from '../support/test-scale.ts'

/** Addresses that are none: refused, and nothing breaks. */

const PATHS = atScale({ lean: 300, full: 2_000 })
/** Below the smallest limit of those who ask too often. */
const REQUESTS_PER_LIMIT = 4

/** Counts answers, and names the request behind each server error. */
const counting = (shop: () => TestShop, counts: Record<string, number>) => {
  let requests = 0
  return async (name: string, send: () => Promise<{ status: number }>): Promise<void> => {
    if (requests++ % REQUESTS_PER_LIMIT === 0) await shop().db.delete(rateLimits)
    const { status } = await send()
    counts[status] = (counts[status] ?? 0) + 1
    if (status >= 500) throw new Error(`${name} was answered ${status} ${shop().errors.at(-1)}`)
  }
}
const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, count) => all + count, 0)

onBothDatabases((shop) => {
  const seed = seedOf()
  console.warn(`odd: SEED=${seed}`)

  test('no address breaks the server', TEST_TIMEOUT, async () => {
    const pages = createPages({ dist: 'dist', publicUrl: 'https://shop.test', api: async (asked) => app.fetch(asked) })
    const app = createApp({ ...shop().deps, clientDir: 'dist/client', pages })
    const server = await listen(app.fetch, 0)
    const asked: Record<string, number> = {}
    const before = shop().errors.length
    const countPath = counting(shop, asked)
    const tokens = { anyone: undefined, customer: (await openBuyer(shop())).token, operator: shop().deps.adminToken }
    await fc.assert(
      fc.asyncProperty(oddPaths, (odd) =>
        countPath(`${odd.method} ${odd.path}`, async () => ({
          status: await statusOf(server.port, odd, tokens[odd.caller]),
        })),
      ),
      { numRuns: PATHS, seed, endOnFailure: true },
    )
    await server.close()
    report(`odd paths, ${shop().kind}`, { requests: sum(asked), ...asked })
    expect(shop().errors.slice(before)).toEqual([])
  })
})
