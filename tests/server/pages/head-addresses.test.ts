import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictures } from '../../../server/adapters/drawn-pictures.ts'
import * as tables from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { inLanguage, LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { attributesOf } from '../../support/markup.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** Every address that a head names leads to what its tag says. */

const SITE = 'https://shop.example'
const folder = mkdtempSync(join(tmpdir(), 'haldhar-links-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

onEmbedded((shop) => {
  let pages: string[] = []
  let withPicture: string[] = []
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    const { db, deps } = shop()
    const { listing, product } = await addGoods(db, { title: 'Wheat seed' })
    const [category] = await db.select().from(tables.categories).where(eq(tables.categories.id, product.categoryId))
    const [brand] = await db.select().from(tables.brands).where(eq(tables.brands.id, product.brandId))
    if (category === undefined || brand === undefined) throw new Error('Nothing is sold')
    await db
      .update(tables.products)
      .set({ imageUrl: 'wheat-1.webp', drawing: { shape: 'sack', colour: '#2E7D32', motif: 'sprout' } })
      .where(eq(tables.products.id, product.id))
    await db.update(tables.brands).set({ imageUrl: 'brand-1.webp' }).where(eq(tables.brands.id, brand.id))
    await db.update(tables.sellers).set({ avatar: 'shop-7-1.webp' }).where(eq(tables.sellers.id, listing.sellerId))
    for (const sourceType of ['home', 'category'] as const)
      await db.insert(tables.banners).values({ sourceType, imageUrls: ['orchard-1.webp'] })
    withPicture = [
      '/',
      `/category/${category.slug}`,
      `/brand/${brand.slug}`,
      `/seller/${listing.sellerId}`,
      `/product-details/${listing.slug}`,
    ]
    pages = [...withPicture, '/search?q=wheat', '/sellers', '/about', '/login', '/nothing/here']
    const render = createPages({ dist: 'dist', publicUrl: SITE, api: async (request) => app.fetch(request) })
    app = createApp({ ...deps, pictures: createPictures(db, folder), clientDir: 'dist/client', pages: render })
  })

  const get = (address: string) => {
    const { pathname, search } = new URL(address, SITE)
    return app.request(SITE + pathname + search)
  }
  const KINDS: Record<string, RegExp> = {
    canonical: /^text\/html/,
    alternate: /^text\/html/,
    icon: /^image\/(svg\+xml|png)/,
    'apple-touch-icon': /^image\/png/,
    manifest: /^application\/manifest\+json/,
    stylesheet: /^text\/css/,
    modulepreload: /^text\/javascript/,
    'og:url': /^text\/html/,
    'og:image': /^image\/jpeg$/,
  }

  /** The addresses of a head, each with the kind that its tag says. */
  const namedIn = (html: string): { address: string; kind: RegExp; tag: string }[] => {
    const head = html.slice(0, html.indexOf('</head>'))
    return [...head.matchAll(/<(link|meta|script)\s[^>]*>/g)].flatMap(([tag]) => {
      const is = attributesOf(tag)
      const address =
        is['href'] ?? is['src'] ?? (/^og:(url|image)$/.test(is['property'] ?? '') ? is['content'] : undefined)
      const files = [is['data-entry'], is['data-sheet'], ...(is['data-ahead'] ?? '').split(' ')].flatMap(
        (file) => file || [],
      )
      const ahead = files.map((file) => ({
        address: file,
        kind: file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/,
        tag,
      }))
      // A place in the page itself is no address.
      if (address === undefined || address.startsWith('#')) return ahead
      const kind = KINDS[is['rel'] ?? is['property'] ?? ''] ?? (is['as'] === 'image' ? /^image\// : undefined)
      if (kind === undefined) throw new Error(`What is ${tag}?`)
      return [...ahead, { address, kind, tag }]
    })
  }

  test('every address in the heads of ten pages in eleven languages answers, and is of its kind', async () => {
    const wanted = new Map<string, { kind: RegExp; tag: string }>()
    const missing: string[] = []
    const asked = pages.flatMap((path) => LANGUAGES.map((code): [string, Language] => [path, code]))
    for (const [path, code] of asked) {
      const html = await (await get(inLanguage(path, code))).text()
      const named = namedIn(html)
      expect(named.length, path).toBeGreaterThan(4)
      if (withPicture.includes(path) && !html.includes('property="og:image"')) missing.push(`${path} in ${code}`)
      for (const { address, ...what } of named)
        if (path !== '/nothing/here' || !/canonical|og:url/.test(what.tag)) wanted.set(address, what)
    }
    expect(missing).toEqual([])
    const wrong: string[] = []
    for (const [address, { kind, tag }] of wanted) {
      if (tag.includes('alternate') && address.includes('/nothing/here')) continue
      const answer = await get(address)
      const type = answer.headers.get('Content-Type') ?? ''
      if (answer.status !== 200 || !kind.test(type)) wrong.push(`${answer.status} ${type} ${tag}`)
      await answer.body?.cancel()
    }
    expect(wanted.size).toBeGreaterThan(asked.length)
    expect(wrong).toEqual([])
  }, 120_000)

  test('a link’s picture is a JPEG of the size that the head says, whoever asks', async () => {
    for (const path of withPicture) {
      const html = await (await get(path)).text()
      const tagOf = (name: string) => new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
      const answer = await app.request(tagOf(''), { headers: { Accept: 'image/svg+xml,image/avif,image/webp,*/*' } })
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect([format, width, height], path).toEqual(['jpeg', Number(tagOf(':width')), Number(tagOf(':height'))])
      expect(tagOf(':type')).toBe('image/jpeg')
    }
    expect((await get('/images/products/999999/wheat-1.jpg')).status).toBe(404)
    expect((await get('/images/links/no-such-scene-1.jpg')).status).toBe(404)
  })

  test('what a manifest names answers too, in every language', async () => {
    for (const code of LANGUAGES) {
      const manifest: unknown = await (await get(`${code === 'en' ? '' : `/${code}`}/manifest.webmanifest`)).json()
      const sources = [...JSON.stringify(manifest).matchAll(/"src":"([^"]+)","sizes":"[^"]+","type":"([^"]+)"/g)]
      expect(sources.length).toBeGreaterThan(5)
      for (const [, src = '', type] of sources) {
        const answer = await get(src)
        expect([src, answer.status, answer.headers.get('Content-Type')?.split(';', 1)[0]]).toEqual([src, 200, type])
      }
    }
  })
})
