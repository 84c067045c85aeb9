import { expect, test } from 'vitest'
import { onEmbedded } from '../support/support.ts'
import { playLives } from './cash-lives.ts'

onEmbedded((shop) => {
  test('random lives of parcels keep every noted sum, ask nobody twice, and give back no more than came in', async () => {
    expect(await playLives(shop(), 40)).toBe(40)
  })
})
