import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { DependencyUnavailable } from '../../../server/ports/unavailable.ts'
import { textAnswer } from '../../../server/http/rpc/answer.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** A page that was made while an answer that it asked for did not come. */

onEmbedded((shop) => {
  let lost: RegExp | null = null
  let late: RegExp | null = null
  const open = () => {
    const app = createApp(shop().deps)
    const pages = createPages({
      dist: 'dist',
      publicUrl: 'https://shop.example',
      api: async (call) => {
        const { pathname } = new URL(call.url)
        if (late?.test(pathname) === true) return Promise.withResolvers<Response>().promise
        return lost?.test(pathname) === true
          ? textAnswer(503, '{"status":false,"message":"Busy","code":"BUSY"}')
          : app.fetch(call)
      },
    })
    return (path: string) => pages(new Request(`https://shop.example${path}`))
  }

  describe('is shown, asked for again, and kept by nobody', () => {
    test.each([
      ['home without its lists', '/', /\/products$/],
      ['a product without itself', null, /\/product\/details\//],
      ['a product without its reviews', null, /\/get-review\//],
    ])('%s', async (_, path, missing) => {
      const { listing } = await addGoods(shop().db)
      const address = path ?? `/product-details/${listing.slug}`
      const page = open()
      const whole = await page(address)
      expect([whole.status, whole.headers.get('Cache-Control'), whole.headers.has('Retry-After')]).toEqual([
        200,
        'no-cache',
        false,
      ])
      lost = missing
      const torn = await page(address)
      lost = null
      expect([torn.status, torn.headers.get('Cache-Control'), torn.headers.get('Retry-After')]).toEqual([
        503,
        'no-store',
        '5',
      ])
      expect(await torn.text()).toContain('<main')
      expect((await page(address)).status).toBe(200)
    })
  })

  test('also where an answer takes longer than a page waits for it', async () => {
    const { listing } = await addGoods(shop().db)
    const page = open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    late = /\/product\/details\//
    try {
      const torn = page(`/product-details/${listing.slug}`)
      const made = torn.then(() => true)
      // Each part of the page waits for its own answer.
      while (!(await Promise.race([made, setImmediate(false)]))) await vi.advanceTimersByTimeAsync(1_000)
      const { status, headers } = await torn
      expect([status, headers.get('Cache-Control'), headers.get('Retry-After')]).toEqual([503, 'no-store', '5'])
    } finally {
      late = null
      vi.useRealTimers()
    }
  })

  test('what is not there is 404 as before, though nothing came of it', async () => {
    const missing = await open()('/product-details/nothing-of-that-name')
    expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-cache'])
  })

  test('a page whose drawings cannot be read now is whole, and links them', async () => {
    const { listing } = await addGoods(shop().db)
    const app = createApp(shop().deps)
    const pages = createPages({
      dist: 'dist',
      publicUrl: 'https://shop.example',
      api: async (call) => app.fetch(call),
      drawing: () => Promise.reject(new DependencyUnavailable('The database does not answer')),
    })
    const page = await pages(new Request(`https://shop.example/product-details/${listing.slug}`))
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/<img [^>]*src="\/images\/products\//)
  })
})
