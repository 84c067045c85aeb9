import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { everythingStored } from '../support/everything-stored.ts'
import { leftOnPhone } from '../support/outbox.ts'
import { addAddress, logIn, LONG, signUp, workerIsReady } from '../support/steps.ts'

const { shop, phone } = await journey()

const ASHA = {
  name: 'Ashalata Kulkarni',
  phone: '9822055512',
  email: 'ashalata@example.com',
  password: 'kharif-2026-soya',
}
const BALU = { name: 'Baldev Yerawar', phone: '9822055513', email: 'baldev@example.com', password: 'rabi-2026-wheat' }

const enterPin = async (page: Page, pin: string) => {
  await page.locator('[name=pincode]').fill(pin)
  await page.locator('[name=pincode]').press('Tab')
}

/** Puts the first thing of a category on the wishlist. */
const wishFor = async (page: Page) => {
  await page.goto('/category/solar')
  await page.getByRole('main').locator('#products a[href^="/product-details/"]').first().press('Enter')
  await page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await page.getByRole('main').getByRole('button', { name: 'In wishlist' }).first().waitFor()
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

test('after a log-out with Discard nothing of the customer is left, and the next one sees nothing of the first', async () => {
  const page = phone.page()
  await signUp(page, BALU)
  await signUp(page, ASHA)
  await logIn(page, ASHA)
  await workerIsReady(page)
  const token = await tokenOf(page)
  await addAddress(page, ASHA)
  await wishFor(page)
  for (const path of ['/order-history', '/wishlist', '/my-reviews', '/address']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  // Without network a PIN is known: its district anywhere in India, its areas where they were looked up before.
  await shop.stop()
  for (const [pin, state] of [
    ['781001', 'Assam'],
    ['695001', 'Kerala'],
    ['190001', 'Jammu'],
  ] as const) {
    await page.goto('/address/add-new')
    await enterPin(page, pin)
    await expect.poll(() => page.locator('[name=state]').inputValue(), LONG).toContain(state)
    await expect.poll(() => page.locator('[name=district]').inputValue()).not.toBe('')
  }
  await page.goto('/address/add-new')
  await enterPin(page, '411005')
  await page.getByRole('radio', { name: 'Shivajinagar' }).waitFor()

  // A change that the server does not have yet.
  await addAddress(page, { ...ASHA, name: 'Ashalata Unsent' })
  const marks = [ASHA.name, 'Ashalata', ASHA.phone, ASHA.email, token, 'Shivaji Nagar']
  const before = await everythingStored(page)
  for (const mark of [ASHA.name, 'Ashalata Unsent', ASHA.phone, token, 'Shivaji Nagar'])
    expect(before.includes(mark), mark).toBe(true)

  await page.goto('/')
  await page
    .getByRole('button', { name: /Ashalata/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await page.getByText('You are logged out').waitFor()
  const after = await everythingStored(page)
  expect(marks.filter((mark) => after.includes(mark))).toEqual([])

  await shop.start()
  await logIn(page, BALU)
  for (const [path, words] of [
    ['/address', 'Please add delivery address to continue'],
    ['/wishlist', 'YOUR WISHLIST IS EMPTY'],
    ['/waiting', 'Everything is sent'],
  ] as const) {
    await page.goto(path)
    // What is shown of his own has come.
    await page.getByRole('main').getByText(words).first().waitFor()
    expect(await page.getByText('Ashalata').count(), path).toBe(0)
  }
  const next = await everythingStored(page)
  expect(marks.filter((mark) => next.includes(mark))).toEqual([])
})

test('memory that the phone has cleared is filled again from the shop, told once', async () => {
  const page = phone.page()
  await wishFor(page)
  await addAddress(page, BALU)
  await expect.poll(() => leftOnPhone(page), LONG).toEqual({ waiting: 0, dead: 0 })
  await page.goto('/category/hand-tools')
  await page.getByRole('banner').getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('button', { name: 'Use without network' }).click()
  await page.getByRole('banner').getByText('Kept on this phone').waitFor(LONG)
  const devtools = await phone.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  const told = page.getByText('This phone had deleted your shop data')
  for (const storageTypes of ['indexeddb', 'cache_storage']) {
    await page.goto('/wishlist')
    await page.getByRole('link', { name: 'Wishlist, 1 product' }).first().waitFor()
    // The database is emptied during the session, the caches between two of them: Chromium's may answer nothing any
    // more once they were deleted in the midst of their work.
    if (storageTypes === 'cache_storage') {
      await page.goto('about:blank')
      await devtools.send('ServiceWorker.stopAllWorkers')
    }
    await devtools.send('Storage.clearDataForOrigin', { origin: shop.url, storageTypes })
    if (storageTypes === 'cache_storage') await page.goto('/wishlist')
    await told.first().waitFor()
    await page.getByRole('link', { name: 'Wishlist, 1 product' }).first().waitFor()
    // Told only once.
    await page.goto('/address')
    await page.getByRole('main').getByText(BALU.name).first().waitFor()
    await expect.poll(() => told.count()).toBe(0)
  }
  // The worker's own files are there again, so that every page opens without the shop.
  await expect
    .poll(
      () => page.evaluate(async () => (await caches.match('/index.html', { ignoreSearch: true })) !== undefined),
      LONG,
    )
    .toBe(true)
  await page.goto('/offline')
  await page
    .getByRole('main')
    .getByText(/products, \d+ kB, from/)
    .waitFor(LONG)
  expect(phone.errors).toEqual([])
})

test('what one farmer has typed into a new address is gone when another logs in, in another window', async () => {
  // What is asked for the one at that moment is asked with the log-in of the other.
  phone.expects(/^403 \/api\/(billing-)?address\/get-address\//)
  const page = phone.page()
  const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`)
  const son = { ...BALU, phone: '9822055514', email: 'son@example.com' }
  const daughter = { ...ASHA, name: 'Usha Kulkarni', phone: '9822055515', email: 'usha@example.com' }
  for (const farmer of [daughter, son]) await signUp(page, farmer)
  await logIn(page, son)
  await page.goto('/address/add-new')
  await field('area').fill('Behind the old well')
  const other = await phone.context().newPage()
  await logIn(other, daughter)
  await expect.poll(() => field('name').inputValue()).toBe(daughter.name)
  expect(await field('area').inputValue()).toBe('')
})
