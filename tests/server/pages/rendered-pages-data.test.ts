import { expect, test } from 'vitest'
import { banners, listings } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { createPrepared } from '../../../server/http/middleware/prepared.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { createCatalogueCache } from '../../../server/shop/core/catalogue-cache.ts'
import { DATA_USE_HEADER } from '../../../src/contract/constants.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** The built pages, as the server renders them for a phone that wants to use little data. */

onEmbedded((shop) => {
  const open = async () => {
    const catalogue = await createCatalogueCache(shop().watchCatalogue)
    const pages = createPages({
      dist: 'dist',
      publicUrl: 'https://shop.example',
      api: async (request) => app.fetch(request),
    })
    const prepared = createPrepared(catalogue, { clock: shop().deps.clock, build: () => 1 })
    const app = createApp({ ...shop().deps, clientDir: 'dist/client', pages, prepared, catalogue })
    const ask = (path: string, headers: Record<string, string> = {}) =>
      app.request(`http://shop.test${path}`, { headers })
    return { ask, catalogue }
  }
  const LITTLE = { 'Save-Data': 'on' }
  const widthsIn = (html: string) => new Set([...html.matchAll(/\?w=(\d+)/g)].map(([, width]) => width))

  test('with Save-Data a page names small pictures alone, and says what it depends on', async () => {
    const { ask, catalogue } = await open()
    const { listing } = await addGoods(shop().db, { title: 'Wheat seed' })
    // In the first row of the home page.
    await shop().db.update(listings).set({ productType: 'New Arrival' })
    await shop()
      .db.insert(banners)
      .values({ sourceType: 'home', imageUrls: ['orchard-1.webp', 'drip-rows-1.webp'] })
    await catalogue.settled()
    for (const path of ['/', `/product-details/${listing.slug}`]) {
      const [full, little] = await Promise.all([ask(path), ask(path, LITTLE)])
      const [whole, small] = [await full.text(), await little.text()]
      expect(widthsIn(whole).size, path).toBeGreaterThan(1)
      expect([...widthsIn(small)], path).toEqual(['160'])
      expect(small.match(/srcset=/i), path).toBeNull()
      // One of two, in its element and in what asks for it early.
      const shown = path === '/' ? ['/images/banners/orchard-1.webp?w=160'] : []
      expect([...new Set(small.match(/\/images\/banners\/[^"\s]*/g))], path).toEqual(shown)
      for (const answer of [full, little])
        expect(answer.headers.get('Vary')?.split(', '), path).toEqual(
          expect.arrayContaining(['Save-Data', DATA_USE_HEADER]),
        )
    }
  })

  test('either rendering has a tag of its own, and is never given for the other', async () => {
    const { ask, catalogue } = await open()
    await addGoods(shop().db)
    await catalogue.settled()
    const tagOf = async (headers: Record<string, string>) => (await ask('/', headers)).headers.get('ETag') ?? ''
    const [full, little] = [await tagOf({}), await tagOf(LITTLE)]
    expect(full).not.toBe('')
    expect(little).not.toBe(full)
    for (const _ of ['made', 'kept']) expect([await tagOf({}), await tagOf(LITTLE)]).toEqual([full, little])
    const again = (headers: Record<string, string>, tag: string) => ask('/', { ...headers, 'If-None-Match': tag })
    expect([(await again({}, full)).status, (await again(LITTLE, little)).status]).toEqual([304, 304])
    expect([(await again({}, little)).status, (await again(LITTLE, full)).status]).toEqual([200, 200])
    expect(await tagOf({ ...LITTLE, [DATA_USE_HEADER]: 'full' })).toBe(full)
    expect(await tagOf({ [DATA_USE_HEADER]: 'little' })).toBe(little)
  })
})
