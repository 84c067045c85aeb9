import { afterEach, expect, test, vi } from 'vitest'
import { freeStored, readStored } from '../../../src/offline/data-use/stored.ts'

/** The browser's caches as far as weighing and freeing use them: to open one that is gone makes it anew. */
const fakeCaches = (names: readonly string[]) => {
  const stored = new Set(names)
  const answer = () => new Response('x'.repeat(100))
  const open = async (name: string) => {
    stored.add(name)
    return { keys: async () => ['/a', '/b'], match: async () => answer() }
  }
  return { keys: async () => [...stored], delete: async (name: string) => stored.delete(name), open }
}

afterEach(() => vi.unstubAllGlobals())

test('what is freed while it is being weighed stays freed', async () => {
  vi.stubGlobal('caches', fakeCaches(['pictures', 'pages-1', 'catalogue', 'kept-category-seeds']))
  const [, freed] = await Promise.all([readStored(), freeStored(), readStored()])
  expect(freed).toBe(600)
  expect(await caches.keys()).toEqual(['kept-category-seeds'])
})
