import { afterEach, expect, test, vi } from 'vitest'
import type { UpdateAnswer } from '../../../src/shop/updates/UpdatePrompt.tsx'
import { offerUpdate } from '../../../src/shop/updates/updates.ts'
import { holdActivity } from '../../../src/client/worker/activity-lock.ts'

afterEach(() => vi.useRealTimers())

const offer = async () => {
  vi.useFakeTimers()
  const apply = vi.fn<() => void>()
  const show = vi.fn<(answer: UpdateAnswer) => void>()
  const over = offerUpdate(apply, { show, hide: () => {} })
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce())
  const [asked] = show.mock.calls[0] ?? []
  if (asked === undefined) throw new Error('Nothing was asked')
  return { apply, show, asked, over }
}

test('Update counts though something is being sent at that moment: it is done after that, and not asked twice', async () => {
  const { apply, show, asked, over } = await offer()
  const release = holdActivity()
  asked.update()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(apply).not.toHaveBeenCalled()
  release()
  await vi.advanceTimersByTimeAsync(60_000)
  await over
  expect(apply).toHaveBeenCalledOnce()
  expect(show).toHaveBeenCalledOnce()
})

test('a tap on Update counts though the question is being taken back', async () => {
  const { apply, asked, over } = await offer()
  const release = holdActivity()
  await vi.advanceTimersByTimeAsync(5_000)
  asked.update()
  release()
  await vi.advanceTimersByTimeAsync(60_000)
  await over
  expect(apply).toHaveBeenCalledOnce()
})

test('Later ends the question', async () => {
  const { apply, show, asked, over } = await offer()
  asked.later()
  await vi.advanceTimersByTimeAsync(60_000)
  await over
  expect(apply).not.toHaveBeenCalled()
  expect(show).toHaveBeenCalledOnce()
})
