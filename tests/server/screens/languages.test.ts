import { expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { inLanguage, LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { loadWhole } from '../../../src/texts/load-texts.ts'
import { addGoods } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { onEmbedded } from '../support/support.ts'

/** The language of a page comes from its address; an address without one leads to what the reader wishes for. */

onEmbedded((shop) => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const app = createApp({
      ...shop().deps,
      pages: async () => new Response('A page', { headers: { 'Cache-Control': 'no-cache' } }),
    })
    return app.fetch(new Request(`http://shop.test${path}`, { method, headers }))
  }
  const placeOf = async (...asked: Parameters<typeof ask>): Promise<string | null> =>
    (await ask(...asked)).headers.get('Location')

  test('pages in all languages that are rendered at the same time never mix', async () => {
    const { listing } = await addGoods(shop().db, { title: 'Soya seed' })
    const paths = ['/', '/login', '/search?q=soya', `/product-details/${listing.slug}`, '/wishlist', '/nothing/here']
    const words = new Map<Language, string>()
    for (const code of LANGUAGES) words.set(code, (await loadWhole(code)).first.layout.skip)
    const wanted = paths.flatMap((path) => LANGUAGES.map((code) => ({ path, code })))
    const screens = await Promise.all(
      wanted.map(async ({ path, code }) => ({ path, code, screen: await openScreen(shop(), inLanguage(path, code)) })),
    )
    const mixed = screens.flatMap(({ path, code, screen }) => {
      const spoken = LANGUAGES.filter((other) => screen.words.includes(words.get(other) ?? ''))
      return screen.language === code && spoken.length === 1 && spoken[0] === code
        ? []
        : [`${path} in ${code}: ${spoken.join(' ')}`]
    })
    expect(mixed).toEqual([])
  })

  test('a reader’s choice counts, then the browser’s wish, by its weights', async () => {
    expect(await placeOf('/login?x=1', { 'Accept-Language': 'ta-IN,hi;q=0.9' })).toBe('/ta/login?x=1')
    expect(await placeOf('/', { 'Accept-Language': 'hi;q=0.5, fr, kn;q=0.8' })).toBe('/kn')
    expect(await placeOf('/', { 'Accept-Language': 'ta', Cookie: 'language=or' })).toBe('/or')
    expect(await placeOf('/', { 'Accept-Language': 'ta', Cookie: 'language=en' })).toBe(null)
    expect(await placeOf('/', { 'Accept-Language': 'en-IN,hi;q=0.9' })).toBe(null)
    expect(await placeOf('/', { Cookie: 'language=xx', 'Accept-Language': 'fr' })).toBe(null)
    // The worker knows what was chosen before the server does.
    expect(await placeOf('/', { 'X-Language': 'en', Cookie: 'language=hi' })).toBe(null)
    expect(await placeOf('/login', { 'Accept-Language': 'hi' }, 'HEAD')).toBe('/hi/login')
  })

  test('an address with a language speaks it, whoever asks', async () => {
    const answer = await ask('/ta/login', { 'Accept-Language': 'hi', Cookie: 'language=hi' })
    expect([answer.status, answer.headers.get('Vary') ?? ''].join(' ')).not.toMatch(/302|Cookie|Language/)
  })

  test('calls and files are never led away', async () => {
    for (const path of ['/api/brands', '/images/x.webp', '/manifest.webmanifest', '/assets/x.js', '/admin'])
      expect(await placeOf(path, { 'Accept-Language': 'hi', Cookie: 'language=hi' })).toBe(null)
  })

  test('who asks for what they have is led on all the same, and nothing stores that', async () => {
    const first = await ask('/login', { 'Accept-Language': 'en' })
    const etag = first.headers.get('ETag') ?? ''
    expect(first.headers.get('Vary')).toMatch(/Cookie, Accept-Language, X-Language/)
    const again = await ask('/login', { 'Accept-Language': 'hi', 'If-None-Match': etag })
    expect([again.status, again.headers.get('Cache-Control'), again.headers.get('Vary')]).toEqual([
      302,
      'no-store',
      'Cookie, Accept-Language, X-Language',
    ])
  })

  test('a link that chooses is remembered and taken out of the address', async () => {
    const answer = await ask('/hi/search?q=dap&language=ta', { Cookie: 'language=hi' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/ta/search?q=dap'])
    expect(answer.headers.get('Set-Cookie')).toMatch(/^language=ta; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/)
    const open = createApp({ ...shop().deps, publicUrl: 'http://localhost:4173', pages: async () => new Response('') })
    const plain = await open.fetch(new Request('http://localhost:4173/?language=ta'))
    expect(plain.headers.get('Set-Cookie')).toMatch(/^language=ta; Max-Age=\d+; Path=\/; SameSite=Lax$/)
    expect(await placeOf('/hi/login?language=en')).toBe('/login')
    expect(await placeOf('/hi/login?language=xx')).toBe(null)
  })

  test('no address leads to another site', async () => {
    for (const path of ['//evil.example/x', '/hi//evil.example/x', '/\\evil.example'])
      expect(new URL((await placeOf(`${path}?language=en`)) ?? '', 'http://shop.test').origin).toBe('http://shop.test')
    expect(await placeOf('//evil.example/x', { 'Accept-Language': 'hi' })).toBe('/hi//evil.example/x')
  })
})
