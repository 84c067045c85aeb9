import { expect, test } from 'vitest'
import { atScale } from '../../proofs/support/test-scale.ts'
import { playMany } from '../../proofs/simulation/run.ts'
import { play } from '../../proofs/simulation/scenario.ts'

/** The queue's own code on its real database in random scenarios; `npm run test:long` plays more. */

const LEAST = atScale({ quick: 200, lean: 2000, full: 2000 })
const TIME_MS = atScale({ quick: 0, lean: 60_000, full: 60_000 })

const playPhone = (seed: number, isQuick: boolean) => play(seed, {}, isQuick)

test(
  'nothing is lost, sent twice, shown to another or stuck, whatever befalls the phone',
  { timeout: 600_000 },
  async () => {
    const count = await playMany({ play: playPhone, first: 1, least: LEAST, most: Infinity, ms: TIME_MS })
    console.warn(`${count} stories`)
    expect(count).toBeGreaterThan(0)
  },
)
