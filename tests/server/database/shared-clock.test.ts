import { expect, test, vi } from 'vitest'
import { openSharedClock } from '../../../server/db/shared-clock.ts'
import { onPostgres } from '../support/support.ts'

onPostgres((shop) => {
  test.each([
    ['ahead', 10 * 60_000],
    ['behind', -10 * 60_000],
  ])('a machine whose clock is ten minutes %s goes by the database', async (_, skew) => {
    const truth = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: truth + skew })
    try {
      const clock = await openSharedClock(shop().db)
      expect(Math.abs(clock().getTime() - truth)).toBeLessThan(5_000)
    } finally {
      vi.useRealTimers()
    }
  })
})
