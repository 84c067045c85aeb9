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

  test('a list that was made in haste is sent in as few bytes as any other once it is asked for again', async () => {
    for (let number = 0; number < 24; number++) await addGoods(shop().db, { title: `Wheat number ${number}` })
    await catalogue.settled()
    const prices = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]
    const alone = await bytesOf(1000)
    const [hasty = alone] = await Promise.all(prices.map(bytesOf))
    expect(hasty.length).toBeGreaterThan(alone.length)
    const whole = brotliDecompressSync(alone)
    expect(brotliDecompressSync(hasty)).toEqual(whole)
    // Compressed again beside the work for others.
    await expect.poll(async () => (await bytesOf(1001)).length).toBe(alone.length)
    expect(brotliDecompressSync(await bytesOf(1001))).toEqual(whole)
  })
})
