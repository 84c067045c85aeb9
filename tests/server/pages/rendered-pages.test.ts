import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import type { ShopSettings } from '../../../src/contract/shop-settings.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** The built pages, as the server renders them. */

const SITE = 'https://shop.example'

onEmbedded((shop) => {
  const open = (settings: ShopSettings = { contact: [], maxPieces: 200 }) => {
    const pages = createPages({ dist: 'dist', publicUrl: SITE, settings, api: async (request) => app.fetch(request) })
    const app = createApp({ ...shop().deps, clientDir: 'dist/client', pages })
    return app
  }
  const show = async (path: string, headers: Record<string, string> = {}, settings?: ShopSettings) =>
    open(settings).request(`http://elsewhere.example${path}`, { headers: { Host: 'elsewhere.example', ...headers } })
  const linksOf = (html: string) =>
    [...html.matchAll(/(?:rel="canonical" href|property="og:(?:url|image)" content)="([^"]*)"/g)].map(
      ([, link]) => link,
    )

  test.each([
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about?utm=x', '/about'],
    ['/', '/'],
    ['/terms-of-service', '/terms-of-service'],
    ['/terms-and-conditions', '/terms-of-service'],
    ['/terms-and-conditions/', '/terms-of-service'],
  ])('the canonical address of %s is %s of this shop', async (path, canonical) => {
    const answer = await show(path)
    expect(answer.status).toBe(200)
    const links = linksOf(await answer.text())
    expect(links).toHaveLength(2)
    expect(new Set(links)).toEqual(new Set([SITE + canonical]))
  })

  test.each([
    ['//evil.example/about', '/evil.example/about'],
    ['/\\evil.example/about', '/evil.example/about'],
    ['//', '/'],
    ['//[', '/['],
    ['/about//x?a=//b', '/about/x?a=//b'],
  ])('%s leads to %s and names no other host', async (path, place) => {
    const answer = await show(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, place])
    const arrived = await show(place)
    expect(arrived.status).toBeLessThan(500)
    const links = linksOf(await arrived.text())
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link?.startsWith(`${SITE}/`))).toEqual([])
  })

  test.each(['//%', '/%', '/product-details/%00', '/brand/%ED%A0%80', '/?q=%00'])(
    '%s shows the page of what is not there',
    async (path) => {
      const answer = await show(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Content-Type')).toContain('text/html')
    },
  )

  test('a product’s page has its title, price and picture for messaging apps, and is in English', async () => {
    const { listing, product } = await addGoods(shop().db, { title: 'Wheat HD 2967', price: 266.5 })
    const html = await (await show(`/product-details/${listing.slug}`)).text()
    const tagOf = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(tagOf('title')).toBe('Wheat HD 2967')
    expect(tagOf('description')).toContain('266.50')
    expect(tagOf('image')).toMatch(new RegExp(`^${SITE}/images/products/${product.id}/`))
    expect(/<html[^>]* lang="(\w+)"/.exec(html)?.[1]).toBe('en')
  })

  test('words that find nothing together are offered one by one, those that find something', async () => {
    await addGoods(shop().db, { title: 'Marble bench' })
    await addGoods(shop().db, { title: 'Tin kettle' })
    const offered = async (q: string) => {
      const html = await (await show(`/search?q=${encodeURIComponent(q)}`)).text()
      const list = /One by one they find:<\/p><ul[^>]*>(.*?)<\/ul>/.exec(html)?.[1] ?? ''
      return [...list.matchAll(/href="\/search\?q=([^"]*)"/g)].map(([, word]) => word)
    }
    expect(await offered('bench kettle zzyzx')).toEqual(['bench', 'kettle'])
    expect(await offered('zzyzx')).toEqual([])
    expect(await offered('marble bench')).toEqual([])
  })

  test('every page has how the shop is reached, whatever characters it is written in', async () => {
    const email = { kind: 'email', text: '</script>"&@farm.example', href: 'mailto:help@farm.example' } as const
    for (const path of ['/', '/disclaimer-policy', '/order-history', '/nothing/here']) {
      const html = await (await show(path, {}, { contact: [email], maxPieces: 9 })).text()
      expect(html, path).toContain('href="mailto:help@farm.example"')
      expect(html, path).toContain('&lt;/script&gt;&quot;&amp;@farm.example')
      expect(html, path).not.toContain('haldhar.example')
      const told = /id="shop-settings">(.*?)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(told), path).toEqual({ contact: [email], maxPieces: 9 })
    }
    expect(await (await show('/', {}, { contact: [], maxPieces: 9 })).text()).not.toMatch(/<a href="(tel|mailto|https)/)
  })

  test.each(['/', '/category/seeds', '/checkout', '/missing'])('%s is first painted with its header', async (path) => {
    const html = await (await show(path)).text()
    const [, target] = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html) ?? []
    expect(html.match(/<header>.*<\/header>/s)?.[0]).toContain(` id="${target}"`)
    expect(html).not.toMatch(/<!-- \w/)
  })

  test('markup from a script is reported in every document and forbidden in none', async () => {
    const documents = ['/', '/about', '/payment', '/nothing/here', '/index.html']
    for (const path of documents) {
      const { headers } = await show(path)
      expect(headers.get('Content-Security-Policy'), path).toContain("script-src 'self'")
      expect(headers.get('Content-Security-Policy'), path).not.toContain('trusted-types')
      expect(headers.get('Content-Security-Policy-Report-Only'), path).toBe("require-trusted-types-for 'script'")
    }
    const tag = (await show('/about')).headers.get('ETag') ?? ''
    const unchanged = await show('/about', { 'If-None-Match': tag })
    expect([unchanged.status, unchanged.headers.get('Content-Security-Policy')?.includes('trusted-types')]).toEqual([
      304,
      false,
    ])
    expect(readFileSync('dist/client/index.html', 'utf8')).not.toContain('trusted-types')
  })
})
