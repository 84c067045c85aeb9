import { expect, test } from 'vitest'
import { playLives } from '../../server/shipments/lives/play.ts'
import { onPostgres } from '../../server/support/support.ts'

/** `LIVES=<count>` plays fewer; `SEED=<it>` begins with that one. */
onPostgres((shop) => {
  test('nothing goes wrong with the money in twenty thousand lives of parcels', async () => {
    const lives = Number(process.env['LIVES'] ?? 20_000)
    expect(await playLives(shop(), lives)).toBe(lives)
  })
})
