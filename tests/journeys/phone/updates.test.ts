import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openDeployed } from '../support/builds.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { MOBILE, openPhone } from '../support/phone.ts'
import { addAddress, FARMER, logIn, LONG, open, proceedToPayment, signUp, workerIsReady } from '../support/steps.ts'

const deployed = openDeployed()
afterAll(deployed.dispose)
deployed.deploy('aaa')
const shop = await ownShop(() => ({ DIST_DIR: deployed.folder }))
const phone = await ownPhone(shop.url)

/** Height of the five entries and of a product's buttons, in px. */
const BARS = 64 + 60
const PROMPT = 'A new version is ready.'
const DAY_MS = 24 * 3_600_000

/** The tag of the build whose code this page runs. */
const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => /\/assets\/shop-(\w{3})/.exec(document.documentElement.innerHTML)?.[1])

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined)
  })
const isWaiting = (page: Page) =>
  page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null)
/** Looks again and again: a look that was under way already may have seen the build before. */
const findUpdate = async (page: Page): Promise<void> => {
  const look = async () => {
    await lookForUpdate(page)
    return isWaiting(page)
  }
  await expect.poll(look, LONG).toBe(true)
}
const isBusy = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'busy'))

/** From here on a window notes whether it ever shows the prompt while one of them is busy. */
const watchPrompt = (page: Page) =>
  page.addInitScript((prompt) => {
    const look = async () => {
      if (!document.documentElement.textContent.includes(prompt)) return
      const { held = [] } = await navigator.locks.query()
      if (held.some(({ name }) => name === 'busy')) sessionStorage.setItem('shown while busy', 'yes')
    }
    new MutationObserver(() => void look()).observe(document, { childList: true, subtree: true, characterData: true })
  }, PROMPT)
const wasShownWhileBusy = (page: Page) => page.evaluate(() => sessionStorage.getItem('shown while busy') !== null)

/** The page of a product that was opened with the first build. */
let opened = ''

test('an update asks first, never under a checkout, and takes over after a week', async () => {
  const page = phone.page()
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await workerIsReady(page)
  await page.goto('/category/seeds')
  await page.getByRole('main').locator('#products a[href^="/product-details/"]').first().press('Enter')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page
    .getByRole('button', { name: /^Cart.*1/ })
    .first()
    .waitFor()
  opened = new URL(page.url()).pathname
  await addAddress(page, FARMER)
  await proceedToPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).waitFor()

  // A new build while one window pays and another one looks around.
  const other = await phone.context().newPage()
  await watchPrompt(other)
  await other.goto('/')
  deployed.deploy('bbb')
  await findUpdate(other)
  expect(await buildOf(page)).toBe('aaa')

  // The payment page is left: now it asks, and nothing happens before the answer.
  await page.getByRole('button', { name: 'Back' }).first().click()
  await other.getByText(PROMPT).waitFor()
  expect(await wasShownWhileBusy(other)).toBe(false)
  expect(await isWaiting(other)).toBe(true)
  // Later means later: it is asked again when the shop is next opened.
  await other.setViewportSize(MOBILE)
  const update = other.getByRole('button', { name: 'Update' })
  // A product page has its own buttons above the bar.
  const prompt = await other.getByRole('status').filter({ has: update }).boundingBox()
  expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(MOBILE.height - BARS)
  expect(await update.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true)
  expect(
    await update.locator('span').evaluate((word) => {
      const text = document.createRange()
      text.selectNodeContents(word)
      return text.getClientRects().length
    }),
    'lines of the word',
  ).toBe(1)
  await other.getByRole('button', { name: 'Later' }).click()
  await other.getByText(PROMPT).waitFor({ state: 'detached' })
  expect(await isWaiting(other)).toBe(true)
  await other.reload()
  await update.click()
  await expect.poll(() => buildOf(other).catch(() => undefined), LONG).toBe('bbb')
  await expect.poll(() => buildOf(page).catch(() => undefined), LONG).toBe('bbb')
  await page.close()

  // After a week it is activated without asking.
  await other.evaluate((at) => localStorage.setItem('update-waiting-since', String(at)), Date.now() - 8 * DAY_MS)
  // Just opened, the page fetches much through the worker that is to go.
  await other.evaluate((ms) => {
    const fetching = setInterval(() => void fetch('/api/health'), 5)
    setTimeout(() => clearInterval(fetching), ms)
  }, 1_300)
  deployed.deploy('ccc')
  const lookAgain = async () => {
    await lookForUpdate(other)
    return buildOf(other)
  }
  await expect.poll(() => lookAgain().catch(() => undefined), LONG).toBe('ccc')
})

/** The last build that the phone was allowed to activate. */
const PUT_TO_WORK = 'cdd'

test('no update is offered or made while somebody writes into a form', async () => {
  const page = phone.context().pages()[0] ?? (await phone.context().newPage())
  const other = await phone.context().newPage()
  await watchPrompt(other)
  await page.goto('/bulk-order-request')
  const field = page.getByRole('main').locator('form [name=name]').first()
  // The client code starts after the first paint.
  const isHeld = async () => {
    await field.fill(FARMER.name)
    return isBusy(page)
  }
  await expect.poll(isHeld, LONG).toBe(true)
  await other.goto('/about')
  await other.getByRole('heading', { level: 1 }).waitFor()
  deployed.deploy(PUT_TO_WORK)
  await findUpdate(other)
  await other.reload()
  await workerIsReady(other)
  expect(await field.inputValue()).toBe(FARMER.name)
  // The form is left: now it asks.
  await page.goto('/about')
  await other.getByText(PROMPT).waitFor()
  expect(await wasShownWhileBusy(other)).toBe(false)
  await other.getByRole('button', { name: 'Update' }).click()
  for (const window of [page, other])
    await expect.poll(() => buildOf(window).catch(() => undefined), LONG).toBe(PUT_TO_WORK)
  await other.close()
})

test('what was seen with an older build still opens without network', async () => {
  const page = phone.context().pages()[0] ?? (await phone.context().newPage())
  await shop.stop()
  try {
    await page.goto('/category/seeds')
    await page.getByRole('heading', { name: 'Seeds', level: 1 }).waitFor()
    await page.getByRole('main').locator('#products a[href^="/product-details/"]').first().waitFor()
    // By its address: the list that the phone makes itself may show others first.
    await page.goto(opened)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).waitFor()
  } finally {
    await shop.start()
  }
})

/** A route of each page with a chunk of its own, except the policies': that one is requested when it is gone. */
const LAZY = [
  '/login',
  '/signup',
  '/address',
  '/address/add-new',
  '/account',
  '/my-reviews',
  '/enquiries',
  '/product-review',
  '/payment',
  '/order-history',
  '/wishlist',
  '/waiting',
  '/offline',
  '/data-use',
  '/cart',
  '/bulk-order-request',
  '/seller-request',
  '/seller-form?token=none',
  '/hero-component',
  '/nowhere',
  '/thankyou',
  '/seller-thankyou-card',
]

const ABOUT = 'About Us | Haldhar'

/** Goes there within the page, as the browser's Back does, from About or to it, and waits until it is drawn. */
const goWithin = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const isAbout = () => page.title().then((title) => title === ABOUT)
  await expect.poll(isAbout, LONG).toBe(path === '/about')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** The browser looks for a new build by itself and may be faster than the page: it installs before the page listens. */
const FASTER_BROWSER = `{
  const { register } = ServiceWorkerContainer.prototype
  ServiceWorkerContainer.prototype.register = async function (...given) {
    const registration = await register.apply(this, given)
    await registration.update().catch(() => undefined)
    await new Promise((told) => setTimeout(told))
    return registration
  }
}`

test('a build that is being installed before the page listens is offered all the same', async () => {
  const slow = await openPhone(shop.url, { before: FASTER_BROWSER })
  const page = slow.page()
  try {
    await page.goto('/about')
    await workerIsReady(page)
    deployed.deploy('cee')
    await page.reload()
    await page.getByText(PROMPT).waitFor()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => buildOf(page).catch(() => undefined), LONG).toBe('cee')
    expect(slow.errors).toEqual([])
  } finally {
    await slow.dispose()
  }
})

test('a window open over a build still gets its parts, and is loaded anew once when they are gone', async () => {
  // Without a worker every part comes from the shop.
  const plain = await openPhone(shop.url, { serviceWorkers: 'block' })
  const page = plain.page()
  try {
    await page.goto('/')
    const before = await buildOf(page)
    // Shows home, and has nothing of the other pages yet.
    const other = await plain.context().newPage()
    await other.goto('/')
    expect(await buildOf(other)).toBe(before)
    const parts = deployed.parts()
    deployed.deploy('ddd')
    for (const name of parts) expect([name, (await fetch(`${shop.url}/assets/${name}`)).status]).toEqual([name, 200])
    const linked = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const ofKind = (kind: string) => linked.find((href) => href.startsWith(`/${kind}/`)) ?? `No link to a ${kind}`
    const shown = ['brand', 'category', 'seller', 'product-details'].map(ofKind)
    // By way of a page whose name is no other's: a guest is sent to the log-in from several.
    for (const path of [...shown, ...LAZY]) {
      await goWithin(page, path)
      await goWithin(page, '/about')
    }
    await goWithin(page, '/')
    expect(await buildOf(page)).toBe(before)

    rmSync(join(deployed.folder, 'replaced'), { recursive: true })
    // What the first window has fetched the browser would give to this one.
    await (await plain.context().newCDPSession(other)).send('Network.clearBrowserCache')
    await other
      .locator('a[href="/terms-of-service"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect.poll(() => buildOf(other).catch(() => undefined), LONG).toBe('ddd')
    await other.getByRole('heading', { level: 1 }).waitFor()
  } finally {
    await plain.dispose()
  }
})

test('a build with a missing part installs nowhere, and the one before goes on', async () => {
  const page = phone.context().pages()[0] ?? (await phone.context().newPage())
  await page.goto('/')
  await findUpdate(page)
  deployed.deploy('eee', (client) => {
    const [part = ''] = readdirSync(join(client, 'assets')).filter((name) => name.startsWith('account-'))
    rmSync(join(client, 'assets', part))
  })
  const held = await page.evaluateHandle(async () => {
    const registration = await navigator.serviceWorker.ready
    const seen = { registration, waiting: registration.waiting, came: false }
    registration.addEventListener('updatefound', () => (seen.came = true))
    return seen
  })
  const isFound = async () => {
    await lookForUpdate(page)
    return held.evaluate(({ came }) => came)
  }
  await expect.poll(isFound, LONG).toBe(true)
  await expect.poll(() => held.evaluate(({ registration }) => registration.installing), LONG).toBeNull()
  expect(await held.evaluate(({ registration, waiting }) => registration.waiting === waiting)).toBe(true)
  await shop.stop()
  try {
    await page.goto('/wishlist')
    await page.getByRole('main').waitFor()
    expect(await buildOf(page)).toBe(PUT_TO_WORK)
  } finally {
    await shop.start()
  }
})

/** As if this build had given the phone's database its next version. */
const raiseDatabase = (client: string) => {
  const [part = ''] = readdirSync(join(client, 'assets')).filter((name) => name.startsWith('database-'))
  const file = join(client, 'assets', part)
  const now = readFileSync(file, 'utf8')
  const next = now.replace(/=1,(\w+)=10,(\w+)=class extends/, '=2,$1=20,$2=class extends')
  if (next === now) throw new Error('The database tells no version')
  writeFileSync(file, next)
}

test('a build with a newer database takes it over from an old window, and an older build leaves it alone', async () => {
  const plain = await openPhone(shop.url, { serviceWorkers: 'block' })
  const old = plain.page()
  const notice = (page: Page) => page.getByText('The shop was updated in another window.')
  const oneInCart = (page: Page) => page.getByRole('button', { name: 'Cart, 1 item' }).first()
  try {
    // A link that is followed before the page is alive loads a document, under whatever is pressed meanwhile.
    await open(old, '/category/seeds')
    await old.getByRole('main').locator('#products a[href^="/product-details/"]').first().press('Enter')
    await old.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await oneInCart(old).waitFor()
    deployed.deploy('fff', raiseDatabase)
    const fresh = await plain.context().newPage()
    await fresh.goto('/about')
    await notice(old).waitFor()
    await oneInCart(fresh).waitFor()
    await old.getByRole('button', { name: 'Reload' }).click()
    await oneInCart(old).waitFor()

    deployed.deploy('ggg')
    await fresh.goto('/about')
    await notice(fresh).waitFor()
    deployed.deploy('hhh', raiseDatabase)
    await fresh.goto('/about')
    await oneInCart(fresh).waitFor()
  } finally {
    await plain.dispose()
  }
})
