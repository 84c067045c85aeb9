import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGoods } from '../support/fixtures.ts'
import { openPreparedApp, type PreparedApp } from '../support/prepared-app.ts'
import { onEmbedded } from '../support/support.ts'

/** Answers that are made while many wait. */

onEmbedded((shop) => {
  let catalogue: PreparedApp['catalogue']
  let app: PreparedApp['app']
  beforeAll(async () => void ({ catalogue, app } = await openPreparedApp(shop())))
  afterAll(() => catalogue.close())
  const bytesOf = async (highest: number) => {
    const request = new Request(`http://shop.test/api/products?limit=24&max_price=${highest}`, {
      headers: { 'Accept-Encoding': 'br' },
    })
    const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: '203.0.113.7' } } })
    return Buffer.from(await answer.arrayBuffer())
  }

  test('a list that has stood for a while is sent in fewer bytes, also where it was made in haste', async () => {
    for (let number = 0; number < 24; number++) await addGoods(shop().db, { title: `Wheat number ${number}` })
    await catalogue.settled()
    const prices = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]
    const alone = await bytesOf(1000)
    const [hasty = alone] = await Promise.all(prices.map(bytesOf))
    expect(hasty.length).toBeGreaterThan(alone.length)
    const whole = brotliDecompressSync(alone)
    expect(brotliDecompressSync(hasty)).toEqual(whole)
    expect(await bytesOf(1001)).toEqual(hasty)
    expect(await bytesOf(1000)).toEqual(alone)
    // Compressed again beside the work for others, one after another.
    for (const highest of [1000, 1001]) {
      shop().pass(5_000)
      await expect.poll(async () => (await bytesOf(highest)).length).toBeLessThan(alone.length)
      expect(brotliDecompressSync(await bytesOf(highest))).toEqual(whole)
    }
  })
})
