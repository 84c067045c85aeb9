import { onEmbedded } from '../server/support/support.ts'
import { playLives } from '../server/shipments/cash-lives.ts'
import { test } from 'vitest'

/** `LIVES=<count>` plays fewer; `SEED=<it>` begins with that one. */
onEmbedded((shop) => {
  test('nothing goes wrong with the money in twenty thousand lives of parcels', () =>
    playLives(shop(), { lives: Number(process.env['LIVES'] ?? 20_000) }))
})
