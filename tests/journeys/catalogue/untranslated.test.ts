import { beforeAll, describe, expect, test } from 'vitest'
import { ownPhone, ownShop } from '../support/journey.ts'
import { AS_IT_IS, buildPseudo, latinWords } from '../support/looks/latin-words.ts'
import { BARE, PRIVATE, PUBLIC } from '../support/pages.ts'
import { oneOf, open } from '../support/steps.ts'

/** A run in a language that no text of ours but the catalogue's is written in (`tests/support/pseudo-texts.ts`). */

const dist = buildPseudo()

const shop = await ownShop(() => ({ DIST_DIR: dist, SHOP_PHONE: '1800-000-0000', SHOP_WHATSAPP: '910000000000' }))
const phone = await ownPhone(shop.url, { locale: 'hi-IN' })
const page = phone.page()

/** What the reader has typed, numbers of licences, names of people and of browsers. */
const OWN = /“[^”]*”|\b[A-Z]{2}(?:-[A-Z]+)+-\d+|Sunita Patil|demo@haldhar\.example|Chrome|Chromium|Linux|\(ZZ\)/g

/** What the sellers say of their goods in Hindi, with `10% SL` and `HD 2967` in Latin letters; the longest first. */
const readGoods = async (): Promise<string[]> => {
  const said: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const from = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const answer: Response = await fetch(`${shop.url}/api/products?limit=100&lang=hi${from}`)
    const { data, meta } = await answer.json()
    for (const { local } of data) if (local) said.push(local.title, local.short_description)
    cursor = meta.next_cursor
  }
  return said.toSorted((a, b) => b.length - a.length)
}
const goods = await readGoods()

const withoutGoods = (text: string): string => goods.reduce((rest, said) => rest.replaceAll(said, ''), text)

const isOurs = (text: string): boolean =>
  (
    withoutGoods(text)
      .replaceAll(OWN, '')
      .match(/[A-Za-z]{2,}/g) ?? []
  ).some((word) => !AS_IT_IS.test(word))

const untranslated = async (): Promise<string[]> => [...new Set(await latinWords(page))].filter(isOurs)

const PAGES = [
  ...PUBLIC,
  '/category/crop-care?in_stock=1',
  '/category/nothing',
  '/brand/nothing',
  '/seller/nothing',
  '/product-details/nothing',
  '/search',
  '/search?q=urea',
  '/return-and-refund',
  '/privacy-policy',
  '/cancellation-policy',
  '/shipping-and-delivery',
  '/disclaimer-policy',
  '/login?isSellerLogin=1',
  '/seller-form?token=wrong',
  '/cart?code=zz',
  '/nothing/here',
]

const look = async (path: string): Promise<string[]> => {
  await (BARE.includes(path) ? page.goto(`/hi${path}`) : open(page, `/hi${path}`))
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  return untranslated()
}

phone.expects(/404/, /401/, /422/)

test.each([...PAGES, ...BARE])('%s says nothing of ours outside the catalogue', async (path) => {
  phone.expects(/404/, /401/, /422/)
  expect(await look(path)).toEqual([])
})

test('neither do product, seller and brand', async () => {
  const { slug, vendor, brand } = await oneOf(shop, 'limit=1&sort=rating')
  for (const path of [`/product-details/${slug}`, `/seller/${vendor.slug}`, `/brand/${brand.slug}`])
    expect([path, await look(path)]).toEqual([path, []])
})

const MARK = 'data-chosen'

/** What opens a dialog, a menu or a fold, by its looks; of those alike the first. The one of this shape is marked. */
const openers = (marked?: string): Promise<string[]> =>
  page.evaluate(
    ([wanted, name]) => {
      const seen = new Set<string>()
      return [...document.querySelectorAll('button')].flatMap((button) => {
        const opens = button.ariaHasPopup === 'dialog' || button.ariaExpanded === 'false'
        const shape = `${button.className} ${button.querySelector('path')?.getAttribute('d')} ${button.parentElement?.className}`
        if (!opens || seen.has(shape) || !button.checkVisibility({ checkVisibilityCSS: true })) return []
        seen.add(shape)
        if (shape === wanted) button.setAttribute(name, '')
        return shape
      })
    },
    [marked, MARK] as const,
  )
const mark = async (shape: string): Promise<boolean> => (await openers(shape)).includes(shape)

test('neither does what opens on them', async () => {
  const { slug } = await oneOf(shop, 'limit=1&category=fertilisers&in_stock=1')
  for (const path of ['/', '/category/seeds', `/product-details/${slug}`]) {
    await look(path)
    const found = await openers()
    expect([path, found.length > 2]).toEqual([path, true])
    for (const shape of found) {
      await look(path)
      // Sections come later, with buttons of their own, also above it: it is marked where it stands.
      await expect.poll(() => mark(shape), { message: `${path} ${shape}` }).toBe(true)
      const button = page.locator(`button[${MARK}]`)
      const name = await button.textContent()
      await button.click()
      const isOpen = async () =>
        (await page.locator('dialog[open]').count()) > 0 || (await button.getAttribute('aria-expanded')) === 'true'
      await expect.poll(isOpen, { message: `${path} ${name}` }).toBe(true)
      expect([path, name, await untranslated()]).toEqual([path, name, []])
    }
  }
})

describe('logged in', () => {
  beforeAll(async () => {
    await page.goto('/hi/login')
    await page.getByRole('main').locator('[name=email]').fill('demo@haldhar.example')
    await page.getByRole('main').locator('[name=password]').fill('haldhar-demo')
    await page.getByRole('main').locator('button[type=submit]').last().click()
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  })
  test.each(PRIVATE)('%s says nothing of ours outside the catalogue', async (path) => {
    expect(await look(path)).toEqual([])
  })
})
