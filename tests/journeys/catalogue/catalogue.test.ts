import type { Locator } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { LONG_PAGES } from '../support/looks/long-pages.ts'
import { DESK, MOBILE } from '../support/phone.ts'
import { LONG, oneOf, open } from '../support/steps.ts'
import { keeps } from '../../support/keeps.ts'

const { shop, phone } = await journey({ viewport: DESK, serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')

const part = (name: string) => main.getByRole('region', { name, exact: true })
const headings = async () => main.getByRole('heading', { level: 2 }).allTextContents()
const current = (carousel: Locator) =>
  carousel
    .getByRole('button', { name: /^Show picture/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))

/** From here on the page's time stands still until it is moved. */
const holdClock = async (): Promise<void> => {
  onTestFinished(() => page.clock.resume())
  // What is under way would come too late by the new time, and the shop seem not to answer.
  await page.waitForLoadState('networkidle')
  // A busy machine is late, and a clock can only be held in its future.
  const LATE_MS = 10_000
  await page.clock.pauseAt(await page.evaluate((late) => Date.now() + late, LATE_MS))
}

test('the home page is alive without the code of its sections, which stand there as drawn', async () => {
  let loads = 0
  const count = () => void loads++
  page.on('load', count)
  await page.route('**/assets/home-*.js', (route) => route.abort())
  await open(page, '/')
  // A page whose part does not come is loaded anew, once.
  await expect.poll(() => loads, LONG).toBe(2)
  page.off('load', count)
  for (const name of ['New Arrival', 'Brands', 'Meet Our Seller'])
    await expect.poll(() => part(name).getByRole('link').count()).toBeGreaterThan(3)
  await page.setViewportSize(MOBILE)
  await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize(DESK)
  await part('New Arrival').getByRole('button', { name: 'Wishlist' }).first().click()
  await page.unroute('**/assets/home-*.js')
  // What was pressed meanwhile is done when the code has come.
  await keeps('2.3/lazy', async () => {
    await expect.poll(() => page.getByText('Please login to add product in wishlist').isVisible()).toBe(true)
  })
})

test('pictures far below the home page’s first screen come when they are scrolled near', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  onTestFinished(() => page.setViewportSize(DESK))
  await open(page, '/')
  const sellers = part('Meet Our Seller')
  const picture = sellers.locator('img').first()
  const isThere = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await keeps('2.3/near', async () => {
    expect(await sellers.getByRole('link').count()).toBeGreaterThan(3)
    expect(await picture.count()).toBe(0)
    await sellers.scrollIntoViewIfNeeded()
    await expect.poll(isThere).toBe(true)
  })
})

test('the home banners change every 5000 ms, in a circle', async () => {
  await page.clock.install()
  await open(page, '/')
  const banners = page.getByRole('main').locator('[aria-roledescription=carousel]').first()
  await banners.locator('ul[data-slider]').waitFor()
  const count = await banners.getByRole('button', { name: /^Show picture/ }).count()
  expect(count).toBeGreaterThan(1)
  await holdClock()
  const STEP = 250
  const changes: { at: number; to: number }[] = []
  let before = await current(banners)
  for (let at = 0; changes.length <= count; at += STEP) {
    await page.clock.runFor(STEP)
    const now = await current(banners)
    if (now !== before) changes.push({ at, to: now })
    before = now
  }
  const [{ to: first } = { to: -1 }] = changes
  await keeps('2.3/banners', async () => {
    expect(changes.map(({ to }) => to)).toEqual(changes.map((_, turn) => (first + turn) % count))
    const pauses = changes.slice(1).map(({ at }, turn) => at - (changes[turn]?.at ?? 0))
    for (const pause of pauses) expect(Math.abs(pause - 5_000)).toBeLessThanOrEqual(STEP)
    await page.clock.resume()
  })
})

test('the hero carousel shows three pictures as a coverflow of depth 20 by 2.5, looped, with dots and arrows', async () => {
  await open(page, '/hero-component')
  const carousel = main.locator('[aria-roledescription=carousel]')
  await carousel.locator('ul[data-slider]').waitFor()
  const look = () =>
    carousel.evaluate((element) => {
      const frame = element.getBoundingClientRect()
      return [...element.querySelectorAll('ul > li')].flatMap((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        const isWhole = left >= frame.left - 1 && right <= frame.right + 1
        const cover = slide.firstElementChild
        const depth = cover === null ? 0 : new DOMMatrix(getComputedStyle(cover).transform).m43
        return isWhole ? [{ left: Math.round(left), depth: Math.round(depth) + 0 }] : []
      })
    })
  const inOrder = async () => (await look()).toSorted((a, b) => a.left - b.left).map(({ depth }) => depth)
  await keeps('2.3/hero', async () => {
    await expect.poll(inOrder).toEqual([-50, 0, -50])
    const count = await carousel.getByRole('listitem').count()
    expect(await current(carousel)).toBe(0)
    await carousel.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(() => current(carousel)).toBe(count - 1)
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => current(carousel)).toBe(0)
    await carousel.getByRole('button', { name: 'Show picture 3' }).click()
    await expect.poll(() => current(carousel)).toBe(2)
  })
  await expect.poll(inOrder).toEqual([-50, 0, -50])
  await page.setViewportSize({ width: 768, height: 900 })
  await expect.poll(inOrder).toEqual([-50, 0, -50])
  await page.setViewportSize(DESK)
})

test('the price is that of the chosen pack, and a link is copied where the phone has no sheet to share it', async () => {
  const product = await oneOf(
    shop,
    'limit=100&in_stock=1',
    ({ variants }) => variants.length > 1 && variants.some(({ product_discount }) => product_discount > 0),
  )
  const [, second] = product.variants
  await open(page, `/product-details/${product.slug}`)
  await main.getByRole('heading', { level: 1, name: product.title }).waitFor()
  const packs = main.getByRole('group', { name: 'Choose a pack' })
  const inRupees = (amount = 0) =>
    new RegExp(amount.toLocaleString('en-IN', { minimumFractionDigits: 2 }).replace('.', '\\.?'))
  const price = main.locator('[aria-live=polite]').filter({ hasText: 'Inclusive' })
  await keeps('2.5/packs', async () => {
    await expect.poll(() => packs.getByRole('radio').count()).toBe(product.variants.length)
    await packs.getByRole('radio').nth(1).check()
    await expect
      .poll(async () => (await price.innerText()).replaceAll(/\s/g, ''))
      .toMatch(inRupees(second?.selling_price))
  })
  const dear = product.variants.findIndex(({ product_discount }) => product_discount > 0)
  await packs.getByRole('radio').nth(dear).check()
  await price.getByText(`${product.variants[dear]?.product_discount}% off`).waitFor()
  expect(await price.locator('s, del').innerText()).toMatch(inRupees(product.variants[dear]?.price))
  await phone.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await main.getByRole('button', { name: 'Share' }).filter({ visible: true }).first().click()
  await page.getByText('Link copied').first().waitFor()
  await keeps('2.5/copied', async () =>
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${shop.url}/product-details/${product.slug}`,
    ),
  )
})

test('without reviews there is no section of reviews', async () => {
  const product = await oneOf(shop, 'limit=100', ({ average_rating }) => average_rating === 0)
  await open(page, `/product-details/${product.slug}`)
  await main.getByRole('heading', { level: 1, name: product.title }).waitFor()
  await keeps('2.5/no-section', async () => expect(await headings()).not.toContain('Customer reviews'))
})

test('a card with several packs asks which; the chosen one alone goes into the cart', async () => {
  const product = await oneOf(
    shop,
    'limit=24&in_stock=1',
    ({ variants }) => variants.length > 1 && variants.every((one) => one.stock_quantity > 0),
  )
  await open(page, `/category/${product.category.slug}?sort=price_desc`)
  // A list is filled as far as it is near.
  await main.locator('#products li').last().scrollIntoViewIfNeeded()
  const cards = main.getByRole('article').filter({ has: page.getByRole('button', { name: /^Choose/ }) })
  // By its name: the list is still being filled, and a row below the screen has no text that is rendered.
  const title = (await cards.first().getByRole('link').last().textContent())?.trim() ?? ''
  await cards
    .filter({ hasText: title })
    .first()
    .getByRole('button', { name: /^Choose/ })
    .click()
  const picker = page.getByRole('dialog', { name: 'Choose a pack' })
  await picker.getByText(title).waitFor()
  const pack = picker.getByRole('listitem').getByRole('button').and(page.locator(':enabled')).first()
  const name = (await pack.locator('b').first().innerText()).trim()
  await pack.click()
  await picker.waitFor({ state: 'detached' })
  await page.getByText('Product added to cart successfully').first().waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click()
  const lines = page.getByRole('dialog', { name: 'Your cart' }).getByRole('listitem')
  await lines.getByText(title).waitFor()
  await expect.poll(() => lines.count()).toBe(1)
  await lines.getByText(name, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
})

test('a picture that does not come is replaced by a drawing, and tried again with the network', async () => {
  await page.route('**/images/products/**', (route) => route.abort())
  const product = await oneOf(shop, 'limit=1')
  await open(page, `/product-details/${product.slug}`)
  await main.getByRole('heading', { level: 1 }).waitFor()
  await keeps('8/broken-picture', async () => {
    // It claims nothing of the goods: no number on it, no other thing.
    const drawings = main.locator('svg use[href$="#d-box"]')
    expect(await drawings.count()).toBe(0)
    // They are asked for only now.
    await part('Similar Product You May Like').scrollIntoViewIfNeeded()
    await drawings.first().waitFor({ state: 'attached' })
    await page.unroute('**/images/products/**')
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect.poll(() => drawings.count()).toBe(0)
  })
})

test('products that do not load say Error and why, at home and on their own page', async () => {
  const resting = { status: 500, json: { status: false, message: 'The shop is resting' } }
  phone.expects(/^500 \/api\/products?[?/]/)
  await open(page, '/about')
  await page.route('**/api/products?**', (route) => route.fulfill(resting))
  await page.getByRole('link', { name: 'Haldhar' }).first().click()
  await keeps('8/error', async () => {
    await main.getByText('Error: The shop is resting').first().waitFor()
    await expect.poll(() => main.getByText('Error: The shop is resting').count()).toBeGreaterThan(0)
  })
  const { category } = await oneOf(shop, 'limit=1')
  // What did not load is not counted either.
  await main.locator(`a[href="/category/${category.slug}"]`).first().press('Enter')
  await main.getByRole('heading', { level: 1, name: category.name }).waitFor()
  await main.getByText('Error: The shop is resting').first().waitFor()
  expect(await main.getByText('0 products', { exact: true }).count()).toBe(0)
  await page.unroute('**/api/products?**')
  await open(page, `/category/${category.slug}`)
  await page.route('**/api/product/details/**', (route) => route.fulfill(resting))
  await main.locator('a[href^="/product-details/"]:visible').first().click()
  await main.getByText('Error: The shop is resting').waitFor()
  await page.unroute('**/api/product/details/**')
})

test('a toast stands at the top right for 5000 ms', async () => {
  const product = await oneOf(shop, 'in_stock=1')
  await open(page, `/product-details/${product.slug}`)
  await holdClock()
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  const toast = page.getByText('Product added to cart successfully')
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return toast.isVisible()
    })
    .toBe(true)
  await keeps('9/toast-place', async () => {
    // It slides into its place.
    await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(170)
    const box = await toast.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1100)
  })
  await page.clock.runFor(3_500)
  await expect.poll(() => toast.isVisible()).toBe(true)
  await page.clock.runFor(2_500)
  await toast.waitFor({ state: 'detached' })
})

test('a rail shows two cards on the narrowest phone and four to seven on a desk', async () => {
  const inSight = () =>
    part('New Arrival')
      .getByRole('article')
      .evaluateAll((cards) => {
        const edges = cards.map((card) => card.getBoundingClientRect())
        return edges.filter(({ left, right }) => right > 0 && left < innerWidth).length
      })
  await open(page, '/')
  await keeps('9/rails', async () => {
    await expect.poll(inSight).toBeGreaterThanOrEqual(4)
    expect(await inSight()).toBeLessThanOrEqual(7)
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(inSight).toBe(2)
  await page.setViewportSize({ width: 1280, height: 900 })
})

test.each(LONG_PAGES)('%s says what was promised', async (path, promised) => {
  await page.goto(path)
  const text = (await main.innerText()).replaceAll(/\s+/g, ' ')
  await keeps('2.15/policies', () => expect(promised.filter((words) => !text.includes(words))).toEqual([]))
})
