// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { isCatalogue } from '../../../sw/catalogue.ts'
import { isPicture } from '../../../sw/pictures.ts'
import { cachePage, PAGES_CACHE } from '../../../sw/navigation.ts'
import { PAGES_PREFIX } from '../../../src/shop/catalogue-index/pages.shared.ts'
import { BUILD_HEADER } from '../../../src/contract/constants.ts'
import { keeps } from '../../support/keeps.ts'
import { catalogueKey, isScreen, pageKey } from '../../../sw/cache-keys.ts'
import { precachePincodes } from '../../../sw/pincodes.ts'
import { precache, repairPrecache, shell } from '../../../sw/precache.ts'
import { sameBuild } from '../../../sw/same-build.ts'
import { withTimestamp } from '../../../sw/timestamp-plugin.ts'
import { isOwnResponse } from '../../../src/client/api/response-checks.ts'

const at = (path: string) => new URL(path, 'https://shop.test')

test('the worker keeps the catalogue and nothing else of the API', async () => {
  for (const path of [
    'brands',
    'category-listing',
    'products?type=New%20Arrival',
    'product/details/urea',
    'search/urea',
  ])
    expect(catalogueKey(at(`/api/${path}`))).not.toBeNull()
  await keeps('s17/catalogue-alone', async () => {
    for (const path of ['wishlist/get-wishlist-items', 'order/get-history', 'address/view/1', 'health', 'admin/orders'])
      expect(catalogueKey(at(`/api/${path}`))).toBeNull()
  })
})

test('unknown query keys do not make another answer', () => {
  expect(catalogueKey(at('/api/products?utm=x&sort=newest&category=seeds'))).toBe(
    catalogueKey(at('/api/products?category=seeds&sort=newest')),
  )
  expect(catalogueKey(at('/api/products?category=seeds'))).not.toBe(catalogueKey(at('/api/products?category=care')))
  expect(catalogueKey(at('/api/brands?x=1'))).toBe('https://shop.test/api/brands')
})

test('an answer in one language is kept apart from that in another', async () => {
  for (const path of ['products?category=seeds&', 'product/details/urea?', 'search/urea?', 'similar-products/urea?'])
    expect(new Set(['', 'lang=hi', 'lang=ta'].map((lang) => catalogueKey(at(`/api/${path}${lang}`)))).size).toBe(3)
  expect(catalogueKey(at('/api/brands?lang=hi'))).toBe('https://shop.test/api/brands')
})

test('pages about the farmer are never kept', async () => {
  for (const path of ['/', '/category/seeds', '/product-details/urea', '/seller/asha-7?sort=newest', '/about'])
    expect(pageKey(at(path))).not.toBeNull()
  await keeps('s17/no-pages', async () => {
    for (const path of ['/wishlist', '/address', '/payment?selectedAddressId=1', '/order-history', '/login', '/signup'])
      expect(pageKey(at(path))).toBeNull()
  })
})

test('calls, files and the seller form with its secret address are not the worker’s pages', async () => {
  await keeps('s5/not-the-workers', async () => {
    for (const path of ['/api/brands', '/images/brands/x', '/sw.js', '/seller-form?token=1', '/manifest.webmanifest'])
      expect(isScreen(at(path))).toBe(false)
  })
  expect(isScreen(at('/wishlist'))).toBe(true)
})

test('a redirect of a page is handed on as it is', async () => {
  // The browser's own, which no code can make.
  const redirect = Object.defineProperties(new Response(null), {
    status: { value: 0 },
    type: { value: 'opaqueredirect' },
  })
  expect(withTimestamp(redirect)).toBe(redirect)
  expect(Number(withTimestamp(new Response('page')).headers.get('X-Kept-At'))).toBeGreaterThan(0)
})

test('a directory of PINs that stalls does not keep the worker from being installed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  let isOver = false
  const keeping = precachePincodes().then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
  await keeping
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a repair that the network cuts short is not taken for whole: the shell comes back last', async () => {
  const cached = new Map<string, Response>()
  const cache = {
    match: async (key: string | Request) => cached.get(new Request(key).url),
    put: async (key: string, answer: Response) => void cached.set(new Request(key).url, answer),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  let missing = 'manifest.webmanifest'
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === missing) throw new TypeError('No network')
    return Object.defineProperty(new Response('<script src="/assets/a.js">'), 'type', { value: 'basic' })
  })
  precache(['assets/a.js', 'index.html', missing].map((url) => ({ url, revision: '1' })))
  await repairPrecache()
  expect([cached.size, await shell()]).toEqual([1, undefined])
  missing = ''
  await repairPrecache()
  expect([cached.size, await shell()]).toEqual([3, expect.any(Response)])
  vi.unstubAllGlobals()
})

test('while a version goes out, no worker is installed with the document of the other one', async () => {
  const list = ['index.html', 'assets/a.js', 'assets/icons.svg'].map((url) => ({ url, revision: null }))
  const isKept = async (base: string | undefined, html: string, type = 'text/html; charset=utf-8', status = 200) => {
    const response = new Response(html, { status, headers: { 'Content-Type': type } })
    // Safe: the plugin looks at the answer alone.
    const asked = { response, request: undefined as never, event: undefined as never }
    return (await sameBuild(() => list, base).cacheWillUpdate?.(asked)) === response
  }
  expect(await isKept(undefined, '<script src="/assets/a.js">')).toBe(true)
  expect(await isKept(undefined, '<script src="/assets/b.js">')).toBe(false)
  expect(await isKept('/desk/', '<link href="/desk/assets/a.js"><use href="/desk/assets/icons.svg#up">')).toBe(true)
  expect(await isKept('/desk/', '<link href="/desk/assets/b.js">')).toBe(false)
  expect(await isKept(undefined, 'import("/assets/b.js")', 'text/javascript')).toBe(true)
  expect(await isKept(undefined, 'gone', 'text/javascript', 404)).toBe(false)
})

test('only whole answers of our own server are kept', async () => {
  const answer = (changes: PropertyDescriptorMap = {}, headers: HeadersInit = {}) =>
    Object.defineProperties(new Response('{}', { headers }), { type: { value: 'basic' }, ...changes })
  expect(isOwnResponse(answer())).toBe(true)
  await keeps('s17/whole', async () => {
    expect(isOwnResponse(answer({ redirected: { value: true } }))).toBe(false)
    expect(isOwnResponse(answer({ type: { value: 'opaque' } }))).toBe(false)
    expect(isOwnResponse(answer({ status: { value: 404 } }))).toBe(false)
    expect(isOwnResponse(answer({}, { 'Cache-Control': 'private, no-store' }))).toBe(false)
  })
})

test('the worker answers neither for another origin nor for a customer', async () => {
  const asks = (changes: { sameOrigin?: boolean; headers?: HeadersInit; method?: string } = {}) => {
    const { sameOrigin = true, ...init } = changes
    const request = new Request('https://shop.test/api/brands', init)
    // Safe: the event is not looked at.
    return isCatalogue({ request, url: new URL(request.url), sameOrigin, event: undefined as never })
  }
  expect(asks()).toBe(true)
  expect(asks({ sameOrigin: false })).toBe(false)
  expect(asks({ headers: { Authorization: 'Bearer token-1' } })).toBe(false)
  const picture = new Request('https://shop.test/images/reviews/a.webp', { headers: { Authorization: 'Bearer 1' } })
  // Safe: the event is not looked at.
  const asked = { request: picture, url: new URL(picture.url), sameOrigin: true, event: undefined as never }
  expect(isPicture(asked)).toBe(false)
  expect(isPicture({ ...asked, request: new Request(picture.url) })).toBe(true)
  expect(asks({ method: 'POST' })).toBe(false)
})

test('of a page that was open before the worker, pictures are looked for in every width', async () => {
  const html = `
    <link rel="preload" as="image" imageSrcSet="/images/banners/a.webp?w=720 720w, /images/banners/a.webp?w=1080 1080w">
    <img src="/images/products/1/seed.webp?w=160" srcSet="/images/products/1/seed.webp?w=160 160w, /images/products/1/seed.webp?w=320 320w">
    <img data-src="/images/banners/b.webp" src="data:image/svg+xml,%3Csvg"><script src="/assets/a.js"></script>
    <script type="application/json">{"file_path":"/images/reviews/c.webp"}</script>`
  const own = () =>
    Object.defineProperties(
      new Response(html, { headers: { [BUILD_HEADER]: PAGES_CACHE.slice(PAGES_PREFIX.length) } }),
      {
        type: { value: 'basic' },
      },
    )
  vi.stubGlobal('fetch', async () => own())
  vi.stubGlobal('caches', { open: async () => ({ put: async () => undefined }) })
  const found = await cachePage(new URL('/', location.origin).href)
  vi.unstubAllGlobals()
  expect(found).toEqual([
    '/images/banners/a.webp?w=720',
    '/images/banners/a.webp?w=1080',
    '/images/products/1/seed.webp?w=160',
    '/images/products/1/seed.webp?w=320',
    '/images/banners/b.webp',
  ])
})
