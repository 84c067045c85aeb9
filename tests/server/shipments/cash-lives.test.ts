import { expect, test } from 'vitest'
import { onBothDatabases } from '../support/support.ts'
import { liveInCash } from './lives/cash-life.ts'
import { livePaid } from './lives/paid-life.ts'
import { playLives } from './lives/play.ts'
import { openStage } from './lives/stage.ts'

onBothDatabases((shop) => {
  test('random lives of parcels keep every noted sum, ask nobody twice, and give back what came in and is not kept', async () => {
    expect(await playLives(shop(), 40)).toBe(40)
  })

  /** A discount leaves a part of it without a share of a whole paisa. */
  test.each([204])('an order that was paid with a discount and cancelled bit by bit goes back whole', async (seed) => {
    await expect(livePaid(await openStage(shop()), seed)).resolves.toBeUndefined()
  })

  /** A line is put back after another of its parcel was given back: what was noted is shared out between two parcels. */
  test.each([980634193])('what goes back of cash follows the lines that it paid', async (seed) => {
    await expect(liveInCash(await openStage(shop()), seed)).resolves.toBeUndefined()
  })
})
