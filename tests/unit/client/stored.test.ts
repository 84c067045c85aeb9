import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { freeStored, readStored } from '../../../src/shop/data-use/stored.shared.ts'

const TURNS = 20

/**
 * The browser's caches as far as weighing and freeing use them: to open one that is gone makes it anew. The first that is
 * opened is slow, so that whoever opens the next one has time.
 */
const fakeCaches = (names: readonly string[]) => {
  const stored = new Set(names)
  let isFirst = true
  const open = async (name: string) => {
    const turns = isFirst ? TURNS : 0
    isFirst = false
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    stored.add(name)
    return { keys: async () => ['/a', '/b'], match: async () => new Response('x'.repeat(100)) }
  }
  return { keys: async () => [...stored], delete: async (name: string) => stored.delete(name), open }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is freed while it is being weighed stays freed', async () => {
  vi.stubGlobal('caches', fakeCaches(['pictures', 'pages-1', 'catalogue', 'kept-category-seeds']))
  const [, freed] = await Promise.all([readStored(), freeStored()])
  expect(freed).toBe(600)
  expect(await caches.keys()).toEqual(['kept-category-seeds'])
})
