import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { banners, variants } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { addBrand, addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** Pages that are put together of markup that other pages had. */

onEmbedded((shop) => {
  /** The built pages; each opening forgets what was kept. */
  const open = () => {
    const pages = createPages({ dist: 'dist', publicUrl: 'https://shop.example', api: async (call) => app.fetch(call) })
    const app = createApp({ ...shop().deps, pages })
    return async (path: string, headers: Record<string, string> = {}) =>
      (await app.request(`http://shop.test${path}`, { headers })).text()
  }

  test('a page made of kept parts is the one that is rendered whole, in each language and data use', async () => {
    const brand = await addBrand(shop().db)
    for (const price of [210, 190, 170]) await addGoods(shop().db, { brandId: brand.id, price })
    await shop()
      .db.insert(banners)
      .values({ sourceType: 'home', imageUrls: ['monsoon.webp', 'harvest.webp'] })
    const list = `/brand/${brand.slug}`
    const asked: [string, Record<string, string>?][] = [
      ['/'],
      ['/', { 'Save-Data': 'on' }],
      ['/hi'],
      [`${list}?sort=price_asc`],
      [`${list}?sort=price_desc`],
      [`${list}?max_price=200`],
      ['/about'],
    ]
    const whole: string[] = []
    for (const [path, headers] of asked) whole.push(await open()(path, headers))
    expect(new Set(whole).size).toBe(asked.length)
    const show = open()
    for (const _ of [1, 2])
      for (const [at, [path, headers]] of asked.entries()) expect(await show(path, headers), path).toBe(whole[at])
    expect(whole.join('')).not.toContain('kept-part')
  })

  test('home and a list show price and stock as they are', async () => {
    const brand = await addBrand(shop().db)
    const wanted = { title: 'Sold by tomorrow', brandId: brand.id, price: 433, type: 'New Arrival' } as const
    const { sku } = await addGoods(shop().db, wanted)
    const show = open()
    const paths = ['/', `/brand/${brand.slug}`]
    for (const path of paths) expect(await show(path)).toContain('433')
    await shop().db.update(variants).set({ sellingPaise: 38_900, onHand: 0 }).where(eq(variants.sku, sku))
    for (const path of paths) {
      const html = await show(path)
      const [card] = /<article(?:(?!<article).)*Sold by tomorrow.*?<\/article>/.exec(html) ?? []
      expect(card, path).toContain('389')
      expect(card, path).toContain('Sold out')
      const [data] = /id="loader-data">.*?<\/script>/s.exec(html) ?? []
      expect(data, path).toContain(',389,')
    }
  })
})
