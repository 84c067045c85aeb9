import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNetwork } from '../../../src/client/page/network.store.ts'
import { tellSent } from '../../../src/shop/startup/tell-sent.ts'

/** What is said when the network is back and nothing waits any more. */

const { said } = vi.hoisted(() => ({ said: new Array<string>() }))
vi.mock(import('../../../src/ui/base/toast.ts'), async (load) => ({
  ...(await load()),
  toastSuccess: async (text: string) => void said.push(text),
}))
let stop = () => {}
const set = (state: Partial<ReturnType<typeof useNetwork.getState>>) => useNetwork.setState(state)

beforeEach(() => {
  said.length = 0
  set({ online: true, waiting: 0, needAttention: 0 })
  stop = tellSent()
})
afterEach(() => stop())

test('who saw changes wait without network hears once that all was sent', async () => {
  set({ online: false, waiting: 2 })
  set({ online: true })
  set({ waiting: 1 })
  expect(said).toEqual([])
  set({ waiting: 0 })
  await expect.poll(() => said).toHaveLength(1)
  set({ online: false })
  set({ online: true })
  expect(said).toHaveLength(1)
})

test('nothing is said of changes that were sent at once, nor where one was refused', async () => {
  set({ waiting: 1 })
  set({ waiting: 0 })
  set({ online: false, waiting: 1 })
  set({ online: true, waiting: 0, needAttention: 1 })
  await new Promise((done) => setTimeout(done))
  expect(said).toEqual([])
})
