import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { createPrepared } from '../../../server/http/middleware/prepared.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { createCatalogueCache, type CatalogueCache } from '../../../server/shop/core/catalogue-cache.ts'
import { inLanguage, LANGUAGES } from '../../../src/contract/languages.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

const ORIGIN = 'http://shop.test'

/** What an address says beside what it may carry changes nothing, whoever sends it. */

const UNKNOWN = [
  'fbclid=IwAR0x',
  'utm_source=wa&utm_medium=x',
  '%66oo=1',
  'SORT=newest',
  'a[]=1&a[]=2&q+=x&__proto__=1',
]

onEmbedded((shop) => {
  let catalogue: CatalogueCache
  let slug = ''
  let category = ''
  beforeAll(async () => {
    catalogue = await createCatalogueCache(shop().watchCatalogue)
    const goods = await addGoods(shop().db, { title: 'Soya seed' })
    slug = goods.listing.slug
    const { body } = await shop().ask('GET', 'category-listing')
    category = body.data[0].slug
    await catalogue.settled()
  })
  afterAll(() => catalogue.close())

  /** A shop that has kept nothing yet, and how often it has made an answer; what a page asks for itself does not count. */
  const open = (afterRendering = () => {}) => {
    const made = { answers: 0 }
    const render = createPages({ dist: 'dist', publicUrl: 'https://shop.example', api: async (own) => app.fetch(own) })
    const pages = async (request: Request) => {
      const page = await render(request)
      afterRendering()
      return page
    }
    const keeping = createPrepared(catalogue, { clock: shop().deps.clock, build: () => 1 })
    const prepared: typeof keeping = (c, next) =>
      keeping(c, () => {
        if (c.req.url.startsWith(ORIGIN)) made.answers += 1
        return next()
      })
    const app = createApp({ ...shop().deps, clientDir: 'dist/client', pages, prepared, catalogue })
    const ask = async (path: string, init: RequestInit = {}) =>
      app.fetch(new Request(ORIGIN + path, init), { incoming: { socket: { remoteAddress: '192.0.2.7' } } })
    const bytes = async (path: string, init: RequestInit = {}) => {
      const answer = await ask(path, init)
      return { status: answer.status, etag: answer.headers.get('ETag'), body: await answer.text() }
    }
    return { made, ask, bytes }
  }

  const PAGES: [string, () => string][] = [
    ['home', () => '/'],
    ['a category', () => `/category/${category}`],
    ['a filtered category in Marathi', () => `/mr/category/${category}?sort=newest`],
    ['a product', () => `/product-details/${slug}`],
    ['a missing page', () => '/nothing/here'],
  ]
  const CALLS: [string, () => string][] = [
    ['a list', () => '/api/products?limit=3'],
    ['a product’s call', () => `/api/product/details/${slug}`],
    ['the filters of a list', () => `/api/product-filters?category=${category}`],
  ]
  /** The address with each of the unknown names, behind and before what it carries. */
  const ways = (address: string): string[] =>
    UNKNOWN.flatMap((more) => [
      `${address}${address.includes('?') ? '&' : '?'}${more}`,
      address.replace('?', `?${more}&`),
    ])

  test.each([...PAGES.slice(0, -1), ...CALLS])(
    '%s with other names is the same answer, made once',
    async (_, addressOf) => {
      const { made, bytes } = open()
      const address = addressOf()
      const plain = await bytes(address)
      expect([plain.status, plain.etag?.startsWith('W/')]).toEqual([200, true])
      for (const path of ways(address)) expect(await bytes(path), path).toEqual(plain)
      expect(made.answers).toBe(1)
    },
  )

  test.each([...PAGES, ...CALLS])(
    '%s is made once for all who ask at once, each with names of its own',
    async (_, addressOf) => {
      const { made, bytes } = open()
      const answers = await Promise.all(ways(addressOf()).map((path) => bytes(path)))
      expect(new Set(answers.map(({ etag, body }) => `${etag} ${body.length}`)).size).toBe(1)
      expect(made.answers).toBe(1)
    },
  )

  test('what took longer than changes count as heard is made once too', async () => {
    const { made, bytes } = open(() => {
      for (const begun = Date.now(); Date.now() - begun < 2_500;);
    })
    const plain = await bytes('/')
    for (const path of ways('/')) expect(await bytes(path), path).toEqual(plain)
    expect(made.answers).toBe(1)
  })

  test('an answer that is asked for by its head, under a tag or from another site is made once too', async () => {
    const { made, ask } = open()
    const tag = { 'If-None-Match': 'W/"nothing that was"' }
    for (const init of [
      { method: 'HEAD' },
      {},
      { headers: tag },
      { headers: { Origin: 'https://evil.example' } },
      { headers: { Range: 'bytes=0-1' } },
    ])
      expect((await ask('/about?x=1', init)).status).toBe(200)
    const { headers } = await ask('/about')
    const known = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } }
    expect((await ask('/about?y=2', known)).status).toBe(304)
    expect(made.answers).toBe(1)
  })

  test('the first one who asks under the tag of what has not changed makes it for everybody', async () => {
    const { made, ask } = open()
    const etag = (await open().ask('/about')).headers.get('ETag') ?? ''
    for (const _ of [1, 2, 3]) expect((await ask('/about', { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect(made.answers).toBe(1)
  })

  test('the address that a page gives itself carries what it may, and no secret', async () => {
    const { ask } = open()
    const own = async (path: string) =>
      /rel="canonical" href="([^"]*)"/.exec(await (await ask(path)).text())?.[1]?.replaceAll('&amp;', '&')
    const site = 'https://shop.example'
    expect(await own('/?fbclid=1&q=x')).toBe(`${site}/`)
    expect(await own(`/category/${category}?utm_source=x&sort=newest&brand=b`)).toBe(
      `${site}/category/${category}?brand=b&sort=newest`,
    )
    expect(await own('/seller-form?token=secret&x=1')).toBe(`${site}/seller-form`)
  })

  test('missing pages of one kind differ by their addresses alone, in every language', async () => {
    const { ask } = open()
    for (const code of LANGUAGES) {
      const page = async (path: string) => {
        const answer = await ask(inLanguage(path, code))
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
        return answer.text()
      }
      const [one, other] = [await page('/zz-one-zz'), await page('/qq-"two"<b>-qq')]
      expect(one).not.toContain('zq-some-path')
      expect(one).toContain(`href="${inLanguage('/zz-one-zz', 'ta')}?language=ta"`)
      expect(other).not.toContain('zz-one-zz')
      expect(other).not.toContain('"two"<b>')
      const plain = (html: string) =>
        html.replace(/<title>[^]*?<\/head>/, '').replaceAll(/(zz.one.zz|qq[^<]*?qq)/g, 'x')
      expect(plain(other).length, code).toBe(plain(one).length)
    }
  })
})
