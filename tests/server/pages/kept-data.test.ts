import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { variants } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { createKeptData } from '../../../server/http/routes/kept-data.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { createCatalogueCache, type CatalogueCache } from '../../../server/shop/core/catalogue-cache.ts'
import { addBrand, addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** Pages made of answers that are kept parsed. */

onBothDatabases((shop) => {
  let catalogue: CatalogueCache
  const asked: string[] = []
  let app: ReturnType<typeof createApp>
  const api = async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return app.fetch(request)
  }
  beforeAll(async () => {
    catalogue = await createCatalogueCache(shop().watchCatalogue)
    const keep = createKeptData(catalogue, shop().deps.clock)
    const pages = createPages({ dist: 'dist', publicUrl: 'https://shop.example', api, keep })
    app = createApp({ ...shop().deps, catalogue, pages })
  })
  afterAll(() => catalogue.close())
  const page = async (path: string) => (await app.request(`http://shop.test${path}`)).text()

  test('a page made again asks for nothing that has not changed', async () => {
    const brand = await addBrand(shop().db)
    await addGoods(shop().db, { brandId: brand.id })
    await catalogue.settled()
    const path = `/brand/${brand.slug}`
    const first = await page(path)
    const before = asked.length
    expect(before).toBeGreaterThan(0)
    expect(await page(path)).toBe(first)
    expect(asked.length).toBe(before)
  })

  test('a page shows price and stock as they are once a change was told, and what is new in a list', async () => {
    const brand = await addBrand(shop().db)
    const { sku, listing } = await addGoods(shop().db, { brandId: brand.id, price: 431, stock: 20 })
    await catalogue.settled()
    const paths = [`/brand/${brand.slug}`, `/product-details/${listing.slug}`]
    for (const path of paths) expect(await page(path)).toContain('431')
    await shop().db.update(variants).set({ sellingPaise: 38_700, onHand: 0 }).where(eq(variants.sku, sku))
    await catalogue.settled()
    for (const path of paths) {
      const html = await page(path)
      expect(html).toContain('387')
      expect(html).toContain('Sold out')
    }
    await addGoods(shop().db, { title: 'Second of the brand', brandId: brand.id })
    await catalogue.settled()
    expect(await page(paths[0] ?? '')).toContain('Second of the brand')
  })

  test('an answer that failed is asked for again', async () => {
    await page('/product-details/of-tomorrow')
    const before = asked.length
    await page('/product-details/of-tomorrow')
    expect(asked.length).toBeGreaterThan(before)
  })

  test('pages that keep nothing ask anew, whatever others have kept', async () => {
    await page('/')
    const anew = createPages({ dist: 'dist', publicUrl: 'https://shop.example', api })
    const home = () => anew(new Request('https://shop.example/'))
    await home()
    const before = asked.length
    await home()
    expect(asked.length).toBeGreaterThan(before)
  })
})
