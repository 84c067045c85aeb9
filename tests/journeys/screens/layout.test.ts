import type { Locator, Request } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { DESK, MOBILE } from '../support/phone.ts'
import { FARMER, logIn, oneOf, open, says, signUp } from '../support/steps.ts'
import { keeps } from '../../support/keeps.ts'

const { shop, phone } = await journey({ viewport: DESK, serviceWorkers: 'block' })
const page = phone.page()
const banner = page.getByRole('banner')

const openFolds = (within: Locator): Promise<string[]> =>
  within.locator('button[aria-expanded=true]').filter({ visible: true }).allInnerTexts()
/** A point on a desktop screen where nothing of the header hangs. */
const pressOutside = () => page.mouse.click(DESK.width - 10, DESK.height - 10)
/** Where a press has led. */
const leadsTo = async (path: string): Promise<void> => await expect.poll(() => new URL(page.url()).pathname).toBe(path)
const isModal = () => page.evaluate(() => document.body.hasAttribute('modal-active'))

describe('search', () => {
  const asked: string[] = []
  let input: Locator
  let results: Locator
  let products: Locator
  const note = (request: Request) => {
    const found = /\/api\/search\/(.*)$/.exec(request.url())?.[1]
    if (found !== undefined) asked.push(decodeURIComponent(found))
  }
  beforeAll(async () => {
    page.on('request', note)
    await open(page, '/about')
    input = banner.getByRole('searchbox')
    results = banner.getByRole('search').getByRole('list')
    products = results.locator('a[href^="/product-details/"]')
  })
  afterAll(() => void page.off('request', note))
  beforeEach(async () => {
    await input.fill('')
    asked.length = 0
  })

  test('what is found scrolls in a list of at most 40 % of the window’s height', async () => {
    await input.fill('seed')
    await products.first().waitFor()
    const box = await results.evaluate((list) => {
      const scroller = list.parentElement
      if (scroller === null) throw new Error('No list')
      return { height: scroller.getBoundingClientRect().height, inside: scroller.scrollHeight, most: 0.4 * innerHeight }
    })
    await keeps('2.2/search-40vh', async () => {
      expect(box.height).toBeLessThanOrEqual(box.most + 1)
      expect(box.inside).toBeGreaterThan(box.height)
    })
  })

  test('a press outside closes the list, and Clear empties the box', async () => {
    await input.fill('seed')
    await results.waitFor()
    await keeps('2.2/search-outside', async () => {
      await pressOutside()
      await results.waitFor({ state: 'detached' })
      await expect.poll(() => input.inputValue()).toBe('seed')
    })
    await input.focus()
    await results.waitFor()
    await banner.getByRole('button', { name: 'Clear' }).click()
    await keeps('2.2/clear', async () => {
      await results.waitFor({ state: 'detached' })
      await expect.poll(() => input.inputValue()).toBe('')
    })
  })

  test('a search without a find, or that fails, says No Product Found', async () => {
    phone.expects(/^500 \/api\/search\/urea$/)
    await keeps('8/no-product', async () => {
      await input.fill('qqqzzzqqq')
      await banner.getByText('No Product Found').waitFor()
      await page.route('**/api/search/**', (route) => route.fulfill({ status: 500, json: { status: false } }))
      await input.fill('urea')
      await expect.poll(() => asked).toContain('urea')
    })
    await banner.getByText('No Product Found').waitFor()
    await page.unroute('**/api/search/**')
  })
})

describe('header of a desk', () => {
  test.each([
    ['Brands', '/brand/'],
    ['Categories', '/category/'],
    ['Sellers', '/seller/'],
  ])('the drop-down %s leads to its pages and closes on an outside press', async (name, path) => {
    await open(page, '/about')
    const button = banner.getByRole('button', { name, exact: true })
    await button.click()
    await keeps('2.2/drop-downs', async () => {
      const links = banner.locator(`a[href^="${path}"]`)
      await links.first().waitFor()
      await expect.poll(() => openFolds(banner)).toEqual([name])
      await pressOutside()
      await links.first().waitFor({ state: 'detached' })
      await button.click()
      const label = (await links.first().innerText()).trim()
      await links.first().click()
      await page.waitForURL(`**${path}*`)
      await page.getByRole('main').getByRole('heading', { level: 1, name: label }).waitFor()
      await expect.poll(() => openFolds(banner)).toEqual([])
    })
  })

  test('About Us is a link, Forum is none and is coming', async () => {
    await open(page, '/')
    await banner.getByText('Forum').waitFor()
    await expect.poll(() => banner.getByRole('link', { name: /Forum/ }).count()).toBe(0)
    await banner.getByRole('link', { name: 'About Us' }).click()
    await keeps('2.2/about', () => leadsTo('/about'))
  })

  test('a guest is called Guest and can only log in; the counts are nothing', async () => {
    await open(page, '/')
    await banner.getByRole('button', { name: 'Guest' }).click()
    await keeps('2.2/guest', async () => {
      await says(banner.getByRole('listitem').getByRole('link', { name: 'LogIn' }), ['LogIn'])
      await expect.poll(() => banner.getByText(/^(Orders|Logout)$/).count()).toBe(0)
    })
    await banner.getByRole('link', { name: 'Wishlist, 0 products' }).waitFor()
    await banner.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
  })

  test.each(['/login', '/signup'])('on %s only the way home is left of it', async (path) => {
    await open(page, path)
    await banner.getByRole('link', { name: 'Haldhar' }).waitFor()
    await keeps('2.2/bare', async () => {
      await expect.poll(() => banner.getByRole('searchbox').count()).toBe(0)
      await expect.poll(() => banner.getByRole('button', { name: /Guest|Cart|Brands/ }).count()).toBe(0)
    })
  })
})

describe('on a phone', () => {
  beforeAll(() => page.setViewportSize(MOBILE))

  test('the side menu opens one of its three parts at a time, and leads to the seller request', async () => {
    await open(page, '/')
    await banner.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await keeps('2.2/side-menu', async () => {
      for (const [name, path] of [
        ['Shop by Brand', '/brand/'],
        ['Shop by Category', '/category/'],
        ['Shop by Seller', '/seller/'],
      ] as const) {
        await menu.getByRole('button', { name }).click()
        await menu.locator(`a[href^="${path}"]`).first().waitFor()
        await expect.poll(() => openFolds(menu)).toEqual([name])
      }
    })
    await menu.getByRole('link', { name: 'Contact us to sell your products' }).click()
    await keeps('2.2/sell', () => leadsTo('/seller-request'))
    await menu.waitFor({ state: 'detached' })
  })

  test('the bottom bar leads home, to the wishlist and the cart, and a guest to Sign Up and Login', async () => {
    await open(page, '/about')
    const bar = page.getByRole('navigation', { name: 'Quick links' })
    await bar.getByRole('button', { name: 'Guest' }).click()
    const sheet = page.getByRole('dialog', { name: 'Guest' })
    await keeps('2.2/bar-guest', () => says(sheet.getByRole('listitem'), ['Sign Up', 'Login']))
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Menu' }).click()
    await keeps('2.2/bar-menu', () =>
      says(page.locator('dialog li:nth-child(-n + 3)'), ['Orders', 'Address', 'Reviews']),
    )
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Cart, 0 items' }).click()
    await keeps('2.2/bar-cart', async () => {
      await expect.poll(() => page.getByRole('dialog', { name: 'Your cart' }).count()).toBe(1)
    })
    await page.keyboard.press('Escape')
    await bar.getByRole('link', { name: 'Wishlist, 0 products' }).click()
    await keeps('2.2/bar-ways', () => leadsTo('/wishlist'))
    await bar.getByRole('link', { name: 'Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('the cart opens at the side, at most 350 px wide; the page behind it stays where it is', async () => {
    await page.setViewportSize(DESK)
    await open(page, '/')
    await banner.getByRole('button', { name: /^Cart/ }).click()
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    await keeps('8/empty-cart', async () => {
      await cart.getByText('No Products Added to Cart').waitFor()
      await keeps('2.2/cart-350', async () => expect((await cart.boundingBox())?.width).toBeCloseTo(350, 1))
      await expect.poll(() => isModal()).toBe(true)
      await expect.poll(() => cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
      await page.mouse.move(200, 400)
      await page.mouse.wheel(0, 600)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await keeps('2.2/scroll', async () => {
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      })
      await expect.poll(() => cart.getByRole('button', { name: 'Checkout' }).isDisabled()).toBe(true)
    })
    await page.keyboard.press('Escape')
    await expect.poll(() => cart.count()).toBe(0)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toMatch(/^Cart/)
    await expect.poll(() => isModal()).toBe(false)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.setViewportSize(MOBILE)
    await page.getByRole('button', { name: /^Cart/ }).last().click()
    expect((await cart.boundingBox())?.width).toBeLessThan(350.1)
    await page.keyboard.press('Escape')
  })

  test('the footer’s parts open one at a time', async () => {
    await open(page, '/about')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect.poll(() => openFolds(footer)).toEqual([])
    await keeps('2.2/footer-folds', async () => {
      for (const name of ['Contact', 'Policies', 'Sell or buy in bulk', 'Quick Inquiry']) {
        await footer.getByRole('button', { name, exact: true }).click()
        await expect.poll(() => openFolds(footer)).toEqual([name])
      }
    })
  })

  test('the phone’s header ends at 768 px', async () => {
    await open(page, '/')
    const bar = page.getByRole('navigation', { name: 'Quick links' })
    await page.setViewportSize({ width: 768, height: 900 })
    await keeps('2.2/phone', async () => {
      await expect.poll(() => bar.isVisible()).toBe(true)
      await page.setViewportSize({ width: 769, height: 900 })
      await expect.poll(() => bar.isVisible()).toBe(false)
    })
    await page.setViewportSize(MOBILE)
  })

  test.each(['brand', 'category', 'seller', 'product-details'])(
    'a %s page has a sub-header with Back and its name',
    async (kind) => {
      const product = await oneOf(shop, 'limit=1')
      const { brand, category, vendor } = product
      const wanted: Record<string, Named> = {
        brand,
        category,
        seller: { slug: vendor.slug, name: vendor.shop_name },
        'product-details': { slug: product.slug, name: product.title },
      }
      await open(page, '/about')
      await page.goto(`/${kind}/${wanted[kind]?.slug}`)
      await banner.getByText(wanted[kind]?.name ?? '', { exact: true }).waitFor()
      await banner.getByRole('button', { name: 'Back' }).click()
      await keeps('2.2/back', () => leadsTo('/'))
    },
  )
})

interface Named {
  slug: string
  name: string
}

describe('logged in', () => {
  beforeAll(async () => {
    await signUp(page, FARMER)
    await logIn(page, FARMER)
  })

  test('the bottom bar says You, with Profile and Logout', async () => {
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'You' }).click()
    const sheet = page.getByRole('dialog', { name: FARMER.name })
    await keeps('2.2/you', () => says(sheet.getByRole('listitem'), ['Profile', 'Logout']))
    await page.keyboard.press('Escape')
  })

  test('the header has the farmer’s name, with Orders, Address, Review and Logout; Logout makes a guest', async () => {
    await page.setViewportSize(DESK)
    await open(page, '/')
    await keeps('2.2/user', async () => {
      await banner.getByRole('button', { name: FARMER.name }).click()
      const entries = banner.getByRole('listitem').filter({ hasText: /^(Orders|Address|Review|Logout)$/ })
      await says(entries, ['Orders', 'Address', 'Review', 'Logout'])
    })
    await banner.getByRole('button', { name: 'Logout' }).click()
    await banner.getByRole('button', { name: 'Guest' }).waitFor()
    await keeps('2.2/logout', async () =>
      expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
        null,
        null,
      ]),
    )
  })
})
