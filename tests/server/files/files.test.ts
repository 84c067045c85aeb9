import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { Hono } from 'hono'
import { createFinish } from '../../../server/http/middleware/finish.ts'
import { servePicture } from '../../../server/http/routes/pictures.ts'
import { createStatic } from '../../../server/http/routes/static.ts'
import type { PictureName } from '../../../server/ports/pictures.ts'
import { Refusal } from '../../../server/shop/core/refusal.ts'

const folder = mkdtempSync(join(tmpdir(), 'haldhar-client-'))
const outside = join(folder, '../outside.js')
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, 'desk/assets'), { recursive: true })
writeFileSync(outside, 'secret')
writeFileSync(join(folder, 'assets/app-1.js'), 'export const a = 1')
writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync('export const a = 1'))
writeFileSync(join(folder, 'sw.js'), 'self')
writeFileSync(join(folder, 'desk/assets/desk-1.js'), 'export const d = 1')
writeFileSync(join(folder, 'desk/sw.js'), 'self')
writeFileSync(join(folder, 'desk/index.html'), '<script>a()</script>')
writeFileSync(join(folder, '.secret.json'), '{}')
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(outside)
})

const files = createStatic(folder)
const get = (path: string, headers: Record<string, string> = {}) =>
  files(new Request(`http://shop.test${path}`, { headers }))

test('a built file is sent packed, for ever; the worker is asked for again each time', async () => {
  const packed = await get('/assets/app-1.js', { 'Accept-Encoding': 'br' })
  expect(packed?.headers.get('Content-Encoding')).toBe('br')
  expect(packed?.headers.get('Content-Type')).toContain('text/javascript')
  expect(packed?.headers.get('Cache-Control')).toContain('immutable')
  expect(await (await get('/assets/app-1.js'))?.text()).toBe('export const a = 1')
  const worker = await get('/sw.js')
  expect(worker?.headers.get('Cache-Control')).toBe('no-cache')
  expect(worker?.headers.get('Content-Security-Policy')).toContain("connect-src 'self'")
})

test.each([
  '/../outside.js',
  '/%2e%2e/outside.js',
  '/..%2foutside.js',
  '/%00.js',
  '/.secret.json',
  '/assets',
  '/none.js',
  '/%',
])('%s is no file', async (path) => {
  expect(await get(path)).toBeNull()
})

test('a picture is found by its names only, in a width that exists', async () => {
  const asked: unknown[] = []
  const pictures = {
    raster: async (name: PictureName, width: number) => {
      asked.push([...Object.values(name), width])
      return name.kind === 'products' ? { bytes: new Uint8Array([1, 2]), type: 'image/webp' } : null
    },
    vector: async ({ file }: PictureName) => (file === 'photograph.webp' ? null : '<svg/>'),
  }
  const picture = (path: string, headers = {}) =>
    servePicture(pictures, new Request(`http://shop.test${path}`, { headers }))
  const answer = await picture('/images/products/5001/urea%20bag.webp?w=200').catch((error: unknown) => error)
  expect(answer, 'a blank is in no name').toBeInstanceOf(Refusal)
  const app = new Hono().use(createFinish()).get('/images/*', (c) => servePicture(pictures, c.req.raw))
  const good = await app.request('/images/products/5001/urea.webp?w=200')
  expect(good.headers.get('Cache-Control')).toContain('immutable')
  expect(good.headers.get('Content-Type')).toBe('image/webp')
  const etag = good.headers.get('ETag') ?? ''
  const again = await app.request('/images/products/5001/urea.webp?w=160', { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  await picture('/images/products/5001/urea.webp?w=99999')
  await expect(picture('/images/brands/none.webp')).rejects.toThrow('Picture not found')
  for (const path of ['products/x/urea.webp', 'brands/..%2fsecret', 'secrets/a.webp', 'brands/a/b', 'products/1/a/b'])
    await expect(picture(`/images/${path}`), path).rejects.toThrow('Picture not found')
  expect(asked).toEqual([
    ['products', 5001, 'urea.webp', 320],
    ['products', 5001, 'urea.webp', 160],
    ['products', 5001, 'urea.webp', 640],
    ['brands', 'none.webp', 640],
  ])
  const image = { Accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8' }
  const drawing = await picture('/images/products/5001/urea.webp?w=160', image)
  expect(drawing.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await drawing.text()).toBe('<svg/>')
  // A cache between shop and phone never gives it to a program that takes pixels only.
  expect(drawing.headers.get('Cache-Control')).toMatch(/^private/)
  const photograph = await picture('/images/products/5001/photograph.webp?w=160', image)
  expect(photograph.headers.get('Content-Type')).toBe('image/webp')
})

test('the desk’s own files are served as the shop’s', async () => {
  const file = await get('/desk/assets/desk-1.js')
  expect(file?.headers.get('Cache-Control')).toContain('immutable')
  const worker = await get('/desk/sw.js')
  expect(worker?.headers.get('Cache-Control')).toBe('no-cache')
  expect(worker?.headers.get('Content-Security-Policy')).toContain("connect-src 'self'")
  const page = await get('/desk/index.html')
  expect(page?.headers.get('Cache-Control')).toBe('no-cache')
  expect(page?.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-")
})
