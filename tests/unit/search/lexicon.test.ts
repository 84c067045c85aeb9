import { beforeEach, expect, test, vi } from 'vitest'

/** The lexicon of a phone, which is read before the first search or by it. */

const fresh = () => import('../../../src/search/lexicon.ts')

const namesIn = ({ levels, ...lexicon }: ReturnType<Awaited<ReturnType<typeof fresh>>['open']>) => ({
  ...lexicon,
  found: levels.map(({ found }) => found),
})

beforeEach(() => vi.resetModules())

test.each([0, 1, 100])(
  'a search after %i lines were read finds what one finds that reads all of them',
  async (lines) => {
    const whole = namesIn((await fresh()).open())
    vi.resetModules()
    const { open, readOn } = await fresh()
    for (let read = 0; read < lines; read++) expect(readOn()).toBeUndefined()
    expect(namesIn(open())).toEqual(whole)
    expect(readOn()).toBe(open())
  },
)
