import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { onEmbedded } from '../support/support.ts'

/** Encodings and revalidation, alike for every kind of answer that is compressed. */

onEmbedded((shop) => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const pages = createPages({ dist: 'dist', publicUrl: 'https://shop.example', api: async (own) => app.fetch(own) })
    const app = createApp({ ...shop().deps, clientDir: 'dist/client', pages })
    return app.request(`http://shop.test${path}`, { headers })
  }
  const script = (): string => {
    const name = readdirSync('dist/client/assets').find((file) => file.endsWith('.js') && isLarge(file))
    return `/assets/${name}`
  }
  const isLarge = (file: string): boolean => statSync(`dist/client/assets/${file}`).size > 1000
  const kinds = () => ({ page: '/about', data: '/api/openapi.json', file: script() })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['br;q=0', null],
    ['gzip;q=0.000, br;q=0', null],
    ['broken', null],
    ['identity', null],
    ['identity, br;q=0.1', null],
    ['', null],
  ])('who accepts “%s” gets %s, be it page, data or file', async (accepted, encoding) => {
    for (const [kind, path] of Object.entries(kinds())) {
      const { headers } = await get(path, { 'Accept-Encoding': accepted })
      expect(headers.get('Content-Encoding'), kind).toBe(encoding)
      expect(headers.get('Vary')?.split(', '), kind).toContain('Accept-Encoding')
    }
  })

  test('one tag holds for all encodings of an answer, so it is weak, and whoever has it gets no body', async () => {
    for (const [kind, path] of Object.entries(kinds())) {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (accepted) =>
          (await get(path, { 'Accept-Encoding': accepted })).headers.get('ETag'),
        ),
      )
      expect(new Set(tags).size, kind).toBe(1)
      const tag = tags[0] ?? ''
      expect(tag, kind).toMatch(/^W\/"[\w-]+"$/)
      for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
        const again = await get(path, { 'If-None-Match': known, 'Accept-Encoding': 'br' })
        expect([again.status, await again.text()], `${kind} ${known}`).toEqual([304, ''])
      }
      const fresh = await get(path)
      const again = await get(path, { 'If-None-Match': tag })
      for (const name of ['ETag', 'Cache-Control', 'Content-Security-Policy', 'X-Build'])
        expect(again.headers.get(name), `${kind} ${name}`).toBe(fresh.headers.get(name))
      expect((await get(path, { 'If-None-Match': '"other"' })).status, kind).toBe(200)
    }
    expect((await get('/nothing/here', { 'If-None-Match': '*' })).status).toBe(404)
  })
})
