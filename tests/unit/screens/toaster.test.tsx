// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { TOAST_MS } from '../../../src/contract/constants.ts'
import { toastSuccess } from '../../../src/ui/base/toast.ts'
import { Toaster } from '../../../src/ui/base/Toaster.tsx'
import { mount, settled } from './mount.tsx'

/** How long a toast stays. */

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const pass = (ms: number) => settled(() => vi.advanceTimersByTimeAsync(ms))

const showToast = async (said: string) => {
  const mounted = await mount(<Toaster duration={TOAST_MS} />)
  await settled(() => toastSuccess(said))
  await pass(100)
  const box = mounted.place.querySelector('[role=status]')
  if (box === null) throw new Error('No toast is shown')
  const point = (type: 'pointerover' | 'pointerout', pointerType: string) =>
    settled(() => box.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true })))
  return { ...mounted, box, point }
}

test('a mouse on a toast holds it, and from then on it stays for the rest of its time', async () => {
  const { words, point } = await showToast('Held by a mouse')
  await point('pointerover', 'mouse')
  await pass(4 * TOAST_MS)
  expect(words()).toContain('Held by a mouse')
  await point('pointerout', 'mouse')
  await pass(TOAST_MS + 100)
  expect(words()).not.toContain('Held by a mouse')
})

test('a tap on a toast does not hold it', async () => {
  const { words, box, point } = await showToast('Tapped')
  await point('pointerover', 'touch')
  await settled(() => box.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
  await pass(TOAST_MS + 100)
  expect(words()).not.toContain('Tapped')
})

test('a toast that was closed under the mouse leaves the next one its own time', async () => {
  const { words, point } = await showToast('First')
  await point('pointerover', 'mouse')
  await settled(() => document.querySelector<HTMLElement>('[role=status] button')?.click())
  await pass(100)
  await settled(() => toastSuccess('Second'))
  await pass(100)
  expect(words()).toContain('Second')
  await pass(TOAST_MS + 100)
  expect(words()).toBe('')
})
