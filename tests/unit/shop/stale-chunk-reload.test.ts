import { afterEach, expect, test, vi } from 'vitest'
import { watchStaleChunks } from '../../../src/shop/startup/stale-chunk-reload.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose shop is there, or not; `miss` is what a part that does not come does. */
const openPage = () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  const target = new EventTarget()
  const shop = { isThere: true }
  const stored = new Map<string, string>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('fetch', () => (shop.isThere ? Promise.resolve(new Response('')) : Promise.reject(new TypeError())))
  vi.stubGlobal('location', { reload })
  watchStaleChunks()
  const miss = async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs)
    target.dispatchEvent(new Event('vite:preloadError'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { shop, reload, miss }
}

const HALF_MINUTE = 30_000

test('a part that never comes reloads the page once, however often it is asked for', async () => {
  const { reload, miss } = openPage()
  for (let round = 0; round < 10; round++) await miss(HALF_MINUTE)
  expect(reload).toHaveBeenCalledTimes(1)
  await miss(4 * HALF_MINUTE)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('while the shop is away the page is not reloaded, and is once it is back', async () => {
  const { shop, reload, miss } = openPage()
  shop.isThere = false
  for (let round = 0; round < 4; round++) await miss(HALF_MINUTE)
  expect(reload).not.toHaveBeenCalled()
  shop.isThere = true
  await miss(HALF_MINUTE)
  expect(reload).toHaveBeenCalledTimes(1)
})
