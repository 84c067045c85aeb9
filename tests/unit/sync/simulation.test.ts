import { expect, test } from 'vitest'
import { atScale } from '../../proofs/support/test-scale.ts'
import { playMany } from '../../proofs/simulation/run.ts'
import { play } from '../../proofs/simulation/scenario.ts'

/** The queue's own code on its real database in random scenarios; `npm run test:long` plays more. */

const STORIES = atScale({ quick: 200, lean: 2000, full: 2000 })

const playPhone = (seed: number, isQuick: boolean) => play(seed, {}, isQuick)

test(
  'nothing is lost, sent twice, shown to another or stuck, whatever befalls the phone',
  { timeout: 600_000 },
  async () => {
    expect(await playMany({ play: playPhone, first: 1, count: STORIES })).toBeGreaterThan(0)
  },
)
