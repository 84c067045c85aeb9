import { afterEach, expect, test, vi } from 'vitest'
import { keeps } from '../../support/keeps.ts'
import { fetchCode } from '../../../src/offline/platform/fetch-code.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('code that did not come is asked for again until it comes, and at once when the network returns', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  let asked = 0
  const coming = fetchCode(async () => {
    asked++
    if (asked < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return 'code'
  })
  await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(1_000)
  await keeps('beyond/code', () => expect(asked).toBe(2))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(3)
  target.dispatchEvent(new Event('online'))
  expect(await coming).toBe('code')
  vi.unstubAllGlobals()
})
