// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LanguageOffer } from '../../../src/shop/languages/LanguageOffer.tsx'
import { InstallPrompt } from '../../../src/shop/updates/InstallPrompt.tsx'
import { updatePrompt } from '../../../src/shop/updates/show-update.ts'
import { mount, settled } from './mount.tsx'

/** Where a question at the foot of the screen may be asked. */

const CALM = ['/', '/category/seeds', '/product-details/urea']
const OTHERS = ['/login', '/address/add-new', '/payment', '/order-history', '/bulk-order-request', '/search']
const UPDATE = 'A new version is ready.'
const words = () => document.body.textContent
const never = { update: () => undefined, later: () => undefined }

test.each([...CALM, ...OTHERS])('on %s language, home screen and update are offered alike', async (path) => {
  const isCalm = CALM.includes(path)
  await mount(<LanguageOffer code="mr" />, path)
  expect(words().includes('मराठी')).toBe(isCalm)
  await mount(<InstallPrompt />, path)
  expect(words().includes('Install')).toBe(isCalm)
  const prompt = updatePrompt(createMemoryRouter([{ path: '*' }], { initialEntries: [path] }))
  await settled(() => prompt.show(never))
  expect(words().includes(UPDATE)).toBe(isCalm)
  await settled(prompt.hide)
  expect(words()).not.toContain(UPDATE)
})

test('an update waits for a calm page, in any language, and not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/hi/payment'] })
  const prompt = updatePrompt(router)
  await settled(() => prompt.show(never))
  expect(words()).not.toContain(UPDATE)
  await settled(() => router.navigate('/hi/category/seeds'))
  expect(words()).toContain(UPDATE)
  await settled(() => router.navigate('/hi/order-history'))
  expect(words()).not.toContain(UPDATE)
  await settled(() => vi.advanceTimersByTimeAsync(10 * 60_000))
  expect(words()).toContain(UPDATE)
  await settled(prompt.hide)
  vi.useRealTimers()
})
