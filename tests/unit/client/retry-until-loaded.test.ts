import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilLoaded } from '../../../src/client/worker/retry-until-loaded.ts'

let target: EventTarget
beforeEach(() => {
  target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('code that did not come is asked for again until it comes, and at once when the network returns', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let asked = 0
  const coming = retryUntilLoaded(async () => {
    asked++
    if (asked < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return 'code'
  })
  await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(3)
  target.dispatchEvent(new Event('online'))
  expect(await coming).toBe('code')
})

test('what the browser denies for good is denied at once, and anything else is asked for again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const denied = vi.fn<() => Promise<never>>().mockRejectedValue(new DOMException('Denied', 'NotSupportedError'))
  await expect(retryUntilLoaded(denied)).rejects.toThrow('Denied')
  expect(denied).toHaveBeenCalledTimes(1)
  // A login page of the network in place of the file.
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  load.mockRejectedValueOnce(new DOMException('Not a script', 'SecurityError'))
  const coming = retryUntilLoaded(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await coming).toBe('code')
})
