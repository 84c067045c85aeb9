import { onEmbedded } from '../server/support/support.ts'
import { playLives } from '../server/shipments/cash-lives.ts'
import { expect, test } from 'vitest'

/** `LIVES=<count>` plays fewer; `SEED=<it>` begins with that one. */
onEmbedded((shop) => {
  test('nothing goes wrong with the money in twenty thousand lives of parcels', async () => {
    const lives = Number(process.env['LIVES'] ?? 20_000)
    expect(await playLives(shop(), lives)).toBe(lives)
  })
})
