import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listings, sellers } from '../../../server/db/schema.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** What search engines are told: which pages there are, in every language, and which are nobody's business. */

onEmbedded((shop) => {
  let goods: Awaited<ReturnType<typeof addGoods>>
  let hidden: Awaited<ReturnType<typeof addGoods>>
  let suspended: Awaited<ReturnType<typeof addGoods>>
  beforeAll(async () => {
    const { db } = shop()
    ;[goods, hidden, suspended] = [await addGoods(db), await addGoods(db), await addGoods(db)]
    await db.update(listings).set({ published: false }).where(eq(listings.id, hidden.listing.id))
    await db.update(sellers).set({ vendorStatus: 'suspended' }).where(eq(sellers.id, suspended.listing.sellerId))
  })
  const read = async (path: string) => {
    const answer = await shop().fetch(path)
    return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() }
  }
  const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  const pathOf = (address: string) => new URL(address).pathname

  test('robots.txt names the index, and closes private pages in every language', async () => {
    const { status, type, text } = await read('/robots.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml')
    for (const path of ['/api/', '/desk', '/order-history', '/hi/order-history', '/ta/account', '/signup'])
      expect(text.split('\n')).toContain(`Disallow: ${path}`)
    expect(text).not.toMatch(/Disallow: \/(product-details|category|brand|search)/)
  })

  test('the index leads to every language, and each of its files has the very pages that are shown', async () => {
    const index = await read('/sitemap.xml')
    expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8'])
    const files = addressesIn(index.text)
    for (const language of LANGUAGES) {
      const prefix = language === 'en' ? '' : `/${language}`
      const own = files.filter((file) => pathOf(file).startsWith(`/sitemap-${language}`))
      const pages = (await Promise.all(own.map((file) => read(pathOf(file))))).flatMap(({ text }) => addressesIn(text))
      const product = ({ listing }: typeof goods) => `https://shop.example${prefix}/product-details/${listing.slug}`
      expect(pages).toContain(product(goods))
      expect(pages).not.toContain(product(hidden))
      expect(pages).not.toContain(product(suspended))
      expect(pages).toContain(`https://shop.example${prefix === '' ? '/' : prefix}`)
      expect(pages).toContain(`https://shop.example${prefix}/return-and-refund`)
      expect(new Set(pages).size).toBe(pages.length)
    }
  })

  test.each(['/sitemap-xx.xml', '/sitemap-hi-0.xml', '/sitemap-hi-99.xml', '/sitemap-hi-1.xml.gz', '/sitemap-.xml'])(
    '%s is no sitemap',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )
})
