import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { rateLimits } from '../../../server/db/schema.ts'
import { cachedMaps } from '../../../server/adapters/google-maps.ts'
import { bucketOf, LIMITS } from '../../../server/shop/core/rate-limits.ts'
import { createSearchSlots, EMBEDDED, SERVER } from '../../../server/shop/core/search-slots.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** What guests may request, and what it costs the shop. */

afterEach(() => void vi.useRealTimers())

const place = { pincode: '411001', district: 'Pune', state: 'Maharashtra', areas: [] }

onEmbedded((shop) => {
  /** As if the limit had been reached but for one. */
  const allButOne = (name: 'search' | 'placesPerNetwork') =>
    shop()
      .db.insert(rateLimits)
      .values({
        bucket: bucketOf(shop().deps, name, '192.0.2.1'),
        count: LIMITS[name].max - 1,
        resetAt: new Date(shop().deps.clock().getTime() + 60_000),
      })

  test('a text in a list counts as a search, and a list without one does not', async () => {
    await allButOne('search')
    expect((await shop().ask('GET', 'products?q=urea')).status).toBe(200)
    expect((await shop().ask('GET', 'products?q=urea')).status).toBe(429)
    expect((await shop().ask('GET', 'search/urea')).status).toBe(429)
    expect((await shop().ask('GET', 'products')).status).toBe(200)
  })

  test('a page of results costs a search, however its path is written', async () => {
    await shop().db.delete(rateLimits)
    await allButOne('search')
    const app = createApp({ ...shop().deps, pages: async () => new Response('A page') })
    const statusOf = async (path: string) =>
      (await app.request(`http://shop.test${path}`, {}, { incoming: { socket: { remoteAddress: '192.0.2.1' } } }))
        .status
    expect(await statusOf('/search?q=urea')).toBe(200)
    for (const path of ['/search?q=urea', '/search/?q=urea', '/SEARCH?q=urea', '/search?%71=urea'])
      expect([path, await statusOf(path)]).toEqual([path, 429])
    expect(await statusOf('/search')).toBe(200)
  })

  test('eight words of a search are guessed at most, and none after one that stands for nothing', async () => {
    await shop().db.delete(rateLimits)
    await addGoods(shop().db, { title: 'Zorkim' })
    const guesses = vi.spyOn(shop().db, 'transaction')
    const guessesFor = async (text: string): Promise<number> => {
      guesses.mockClear()
      expect((await shop().ask('GET', `search/${encodeURIComponent(text)}`)).status).toBe(200)
      return guesses.mock.calls.length
    }
    expect(await guessesFor('zorkin zorkit zorkil zorkip zorkiv zorkis zorkir zorkid zorkib')).toBe(8)
    expect(await guessesFor('qqxzv vvkqj jjwqx')).toBe(1)
    guesses.mockRestore()
  })

  test('the map provider is asked so often for one network, and once for one place', async () => {
    let asked = 0
    const maps = cachedMaps({
      find: async () => {
        asked += 1
        return place
      },
    })
    const app = createApp({ ...shop().deps, maps })
    const locate = async (path: string) =>
      app.fetch(new Request(`http://shop.test/api/${path}`), { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
    expect((await locate('locate?lat=18.52001&lng=73.85001')).status).toBe(200)
    expect((await locate('locate?lat=18.52004&lng=73.85004')).status).toBe(200)
    expect(asked).toBe(1)
    await shop().db.delete(rateLimits)
    await allButOne('placesPerNetwork')
    expect((await locate('locate?lat=19&lng=73')).status).toBe(200)
    expect((await locate('locate?lat=20&lng=73')).status).toBe(429)
    expect((await locate('pincode/999999')).status).toBe(429)
    expect(asked).toBe(2)
  })
})

test('a provider that failed is asked again, and an old answer too', async () => {
  let asked = 0
  let now = 0
  const maps = cachedMaps(
    {
      find: async () => {
        asked += 1
        if (asked === 1) throw new Error('away')
        return place
      },
    },
    () => now,
  )
  await expect(maps.find({ pincode: '411001' })).rejects.toThrow('away')
  expect(await maps.find({ pincode: '411001' })).toEqual(place)
  expect(await maps.find({ pincode: '411001' })).toEqual(place)
  now = 25 * 60 * 60 * 1000
  await maps.find({ pincode: '411001' })
  expect(asked).toBe(3)
})

test('one search works at a time, the cheapest network is next, and one network has eight that wait', async () => {
  const withSearchSlot = createSearchSlots(EMBEDDED)
  const begun: string[] = []
  let finish = () => {}
  const first = withSearchSlot('greedy', async (step) => {
    begun.push('greedy')
    await step(() => new Promise<void>((done) => (finish = done)))
  })
  const run = (network: string) => withSearchSlot(network, async () => void begun.push(network))
  const more = Array.from({ length: 8 }, () => run('greedy'))
  await expect(run('greedy')).rejects.toMatchObject({ code: 'BUSY' })
  const honest = run('honest')
  expect(begun).toEqual(['greedy'])
  finish()
  await Promise.all([first, honest, ...more])
  expect(begun.slice(0, 2)).toEqual(['greedy', 'honest'])
  expect(begun).toHaveLength(10)
})

test('a search rests three times as long as it worked, a second at most, also when nobody waits; its answer never', async () => {
  const withSearchSlot = createSearchSlots(EMBEDDED)
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const begun: string[] = []
  const run = (name: string, ...parts: number[]) =>
    withSearchSlot(name, async (step) => {
      for (const ms of parts) {
        await step(async () => {
          begun.push(name)
          vi.advanceTimersByTime(ms)
        })
      }
    })
  const all = [run('slow', 200), run('slower', 5_000), run('last', 1)]
  await vi.advanceTimersByTimeAsync(599)
  expect(begun).toEqual(['slow'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['slow', 'slower'])
  await vi.advanceTimersByTimeAsync(999)
  expect(begun).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toHaveLength(3)
  await Promise.all(all)
  await vi.advanceTimersByTimeAsync(3)
  const alone = run('alone', 5, 1)
  await vi.advanceTimersByTimeAsync(14)
  expect(begun.slice(3)).toEqual(['alone'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun.slice(3)).toEqual(['alone', 'alone'])
  await alone
})

test('a database server works on four searches at once, and the fifth waits', async () => {
  const withSearchSlot = createSearchSlots(SERVER)
  const begun: number[] = []
  const finish: (() => void)[] = []
  const all = Array.from({ length: 5 }, (_, number) =>
    withSearchSlot(null, async (step) => {
      begun.push(number)
      await step(() => new Promise<void>((done) => finish.push(done)))
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2, 3])
  finish[2]?.()
  await all[2]
  expect(begun).toEqual([0, 1, 2, 3, 4])
  for (const done of finish) done()
  await Promise.all(all)
})
