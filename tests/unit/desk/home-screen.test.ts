import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { manifestIn, manifestPath } from '../../../src/desk/manifest.ts'
import { isManifest, listWords, manifest, removeOldWords } from '../../../sw/desk-words.ts'

/** What the desk is called on the home screen. */

const WORDS = { name: 'दुकान', about: 'काम की मेज़', toPack: { title: 'पैक करें' }, round: { title: 'फेरा' } }
const at = (path: string) => new URL(path, 'https://shop.test')

const kept = new Map<string, Response>()
const pathOf = (key: string | Request): string => at(typeof key === 'string' ? key : key.url).pathname
/** What the shop answers; null where there is no network. */
let told: string | null

beforeEach(() => {
  kept.clear()
  const cache = {
    match: async (key: string | Request) => kept.get(pathOf(key))?.clone(),
    put: async (key: string | Request, answer: Response) => void kept.set(pathOf(key), answer),
    keys: async () => [...kept.keys()].map((path) => new Request(at(path))),
    delete: async (key: string | Request) => kept.delete(pathOf(key)),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => {
    if (told === null) throw new TypeError('No network')
    return Object.defineProperty(new Response(told), 'type', { value: 'basic' })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

// Safe: the route looks at the address alone.
const ask = (path: string) => manifest({ url: at(path), request: undefined as never, event: undefined as never })
const read = async (path: string) => (await ask(path)).text()

test('each language has a manifest of its own, of one and the same app', () => {
  const paths = LANGUAGES.map(manifestPath)
  expect(new Set(paths).size).toBe(LANGUAGES.length)
  expect(paths.every((path) => isManifest(`/desk/${path}`))).toBe(true)
  const [hindi, tamil] = [manifestIn('hi', WORDS), manifestIn('ta', { ...WORDS, name: 'கடை' })]
  expect(hindi).toMatchObject({ lang: 'hi', name: 'दुकान', short_name: 'दुकान', description: 'काम की मेज़' })
  expect(hindi.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['पैक करें', '/desk/pack'],
    ['फेरा', '/desk/round'],
  ])
  for (const name of ['id', 'start_url', 'scope'] as const) expect(tamil[name]).toBe(hindi[name])
})

test('it is what the shop calls it now; without network it is as it was kept, also after a new build', async () => {
  const path = '/desk/hi/manifest.webmanifest'
  told = 'old'
  expect(await read(path)).toBe('old')
  told = 'new'
  expect(await read(path)).toBe('new')
  kept.set('/desk/assets/words-hi-old.js', new Response('words'))
  kept.set('/desk/assets/words-hi-new.js', new Response('words'))
  listWords([{ url: 'assets/words-hi-new.js', revision: null }])
  await removeOldWords()
  expect([...kept.keys()].toSorted()).toEqual(['/desk/assets/words-hi-new.js', path])
  told = null
  expect(await read(path)).toBe('new')
  expect((await ask('/desk/ta/manifest.webmanifest')).type).toBe('error')
})
