import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { dice } from '../simulation/prng.ts'
import { PLACES } from '../../server/support/temp-databases.ts'
import { stopServer } from '../../server/support/process.ts'
import { openCampaign } from '../support/load-run.ts'
import { TEST_TIMEOUT, seedOf, atScale, report } from '../support/test-scale.ts'

/** A server that is stopped under load finishes the requests it has begun. */

const STOPS = atScale({ lean: 3, full: 50 })
const LIFE = 120
const JITTER_MS = 40
const WITHIN_MS = 10_000

test.skipIf(PLACES.postgres.make === undefined)(
  `${STOPS} times asked to stop under load, the server leaves nothing done without its answer`,
  TEST_TIMEOUT,
  async () => {
    const place = await PLACES.postgres.make?.()
    if (place === undefined) return
    const seed = seedOf()
    console.warn(`stop proof: SEED=${seed}`)
    const fate = dice(seed)
    let longest = 0
    try {
      const campaign = await openCampaign(place, { fate, forgets: 0 })
      let server = campaign.begin()
      campaign.launch()
      for (let stop = 1; stop <= STOPS; stop++) {
        await campaign.acknowledge(5 + fate.below(LIFE))
        await pause(fate.below(JITTER_MS))
        const begin = Date.now()
        expect(await stopServer(server, 'SIGTERM'), server.output()).toBe(0)
        longest = Math.max(longest, Date.now() - begin)
        server = campaign.begin()
      }
      await campaign.rest()
      expect(await stopServer(server, 'SIGTERM')).toBe(0)
      const { acknowledged, resent, replayed } = campaign.book
      report('stop', { stops: STOPS, acknowledged, resent, 'done without an answer': replayed, 'ms at most': longest })
      // A change that was resent and had been done already would have been one whose answer was cut off.
      expect(replayed, `SEED=${seed}`).toBe(0)
      expect(longest).toBeLessThan(WITHIN_MS)
      expect(await campaign.findings()).toEqual({ lost: [], torn: [], twice: [] })
    } finally {
      await place.remove()
    }
  },
)
