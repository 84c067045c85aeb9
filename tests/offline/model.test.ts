import { expect, test } from 'vitest'
import { playMany } from '../model/run.ts'

/** The queue's own code and its real database, told as stories (reliability, fault 10); `npm run test:long` tells more. */

const LEAST = 2000
const TIME_MS = 60_000

test(
  'nothing is lost, sent twice, shown to another or stuck, whatever befalls the phone',
  { timeout: 600_000 },
  async () => {
    const count = await playMany({ first: 1, least: LEAST, most: Infinity, ms: TIME_MS })
    console.warn(`${count} stories`)
    expect(count).toBeGreaterThan(0)
  },
)
