// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useInstall, watchInstall } from '../../../src/shop/updates/install-prompt.ts'

test('a phone without room for one more word starts, and does not take today for a second visit', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => watchInstall(createMemoryRouter([{ path: '*' }]))).not.toThrow()
  expect(useInstall.getState().isDue).toBe(false)
  vi.unstubAllGlobals()
})
