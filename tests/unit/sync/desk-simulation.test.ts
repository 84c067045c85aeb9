import { expect, test } from 'vitest'
import { atScale } from '../../proofs/support/test-scale.ts'
import { playDesk } from '../../proofs/simulation/desk/scenario.ts'
import { playMany } from '../../proofs/simulation/run.ts'

/** The desk's own code in random scenarios of a phone that two shops' staff share; `npm run test:long` plays more. */

const play = (seed: number, isQuick: boolean) => playDesk(seed, {}, isQuick)
/** With plain memory in place of the database, which is much faster. */
const QUICK = atScale({ quick: 300, lean: 2000, full: 4000 })
const REAL = atScale({ quick: 50, lean: 500, full: 2000 })

test(
  'at the desk nothing is lost, sent twice, told to another shop or stuck, whatever befalls the phone',
  { timeout: 600_000 },
  async () => {
    expect(await playMany({ play, first: 1, count: QUICK, isQuick: true })).toBeGreaterThan(0)
    expect(await playMany({ play, first: 10_001, count: REAL })).toBeGreaterThan(0)
  },
)
