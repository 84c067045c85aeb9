import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { DESK, MOBILE } from '../support/phone.ts'
import { hydrated, oneOf } from '../support/steps.ts'

/** What the first paint shows before any code of the page runs. */

const { shop, phone } = await journey({ serviceWorkers: 'block' })
const page = phone.page()
const { slug } = await oneOf(shop, 'limit=1')
const PAGES = ['/', '/category/seeds', `/product-details/${slug}`, '/hi', '/ta/category/seeds']

const wholeSheet = async (): Promise<string> => {
  const path = await page.locator('script[data-sheet]').getAttribute('data-sheet')
  return (await fetch(shop.url + (path ?? ''))).text()
}

/** The elements that look otherwise with the whole sheet than with the page's own styles, and by which property. */
const changedBy = (sheet: string): Promise<string[]> =>
  page.evaluate((css) => {
    const elements = [...document.querySelectorAll('body *')]
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element)
        return new Map([...style].map((name) => [name, style.getPropertyValue(name)]))
      })
    const [laidOut, whole] = [new CSSStyleSheet(), new CSSStyleSheet()]
    // What lies below the screen is laid out too.
    laidOut.replaceSync('* { content-visibility: visible !important }')
    whole.replaceSync(css)
    document.adoptedStyleSheets = [laidOut]
    const before = looks()
    document.adoptedStyleSheets = [laidOut, whole]
    const after = looks()
    document.adoptedStyleSheets = []
    return elements.flatMap((element, place) =>
      [...(before[place] ?? [])].flatMap(([name, value]) =>
        after[place]?.get(name) === value ? [] : [`${element.tagName}.${element.className}: ${name} ${value}`],
      ),
    )
  }, sheet)

test.each(PAGES)('%s looks before its code comes as with all styles, on a phone and at a desk', async (path) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(path)
  // Behind the header, and behind the first screen.
  expect(await page.locator('body style').count()).toBe(2)
  const sheet = await wholeSheet()
  for (const size of [MOBILE, DESK]) {
    await page.setViewportSize(size)
    expect(await changedBy(sheet)).toEqual([])
  }
})

test('what opens later looks as all styles say, whatever rules the page has brought before them', async () => {
  await page.unroute('**/assets/*.js')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(MOBILE)
  await page.goto('/category/seeds')
  const sheet = await wholeSheet()
  await hydrated(page)
  await page.getByRole('button', { name: 'Crop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor()
  expect(await changedBy(sheet)).toEqual([])
})

test('where the sheet does not come, what a page brought at its folds outlives them', async () => {
  await page.unroute('**/assets/*.js')
  await page.route('**/assets/style-*.css', (route) => route.abort())
  await page.goto('/')
  const look = () =>
    page.getByRole('contentinfo').evaluate((footer) =>
      [...footer.querySelectorAll('section, h2, ul')].map((part) => {
        const { display, padding, borderTop, gap } = getComputedStyle(part)
        return { display, padding, borderTop, gap }
      }),
    )
  const before = await look()
  await hydrated(page)
  await page.getByRole('link', { name: 'Wishlist' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Wishlist' }).waitFor()
  expect(await page.locator('body style').count()).toBe(0)
  expect(await look()).toEqual(before)
})
