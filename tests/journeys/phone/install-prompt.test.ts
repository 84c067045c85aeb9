import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey, ownPhone } from '../support/journey.ts'
import { MOBILE } from '../support/phone.ts'
import { addAddress, logIn, oneOf, open, proceedToPayment, signUp } from '../support/steps.ts'

/** The shop asks for a place on the home screen at the right moment, and takes a no. */

const DAY_MS = 24 * 3_600_000
const FARMER = { name: 'Ravi More', phone: '9822012379', email: 'ravi@example.com', password: 'kharif-2026-soya' }

const { shop, phone } = await journey()

/** An offer that the test can count, at every load of a page, in place of Chromium's own. */
const offering = async (shown: Page): Promise<void> => {
  await shown.setViewportSize(MOBILE)
  await shown.addInitScript(() => {
    const own = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
    addEventListener('beforeinstallprompt', own, { capture: true })
    addEventListener('DOMContentLoaded', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void (document.documentElement.dataset['asked'] = 'yes'),
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      })
      dispatchEvent(offer)
    })
  })
}
const install = (shown: Page) => shown.getByRole('button', { name: 'Install', exact: true })
/** A place that only the started app has, in whose wake the question would stand. */
const started = async (shown: Page, path: string): Promise<void> => {
  await open(shown, path)
  await shown.getByRole('button', { name: 'Menu' }).last().click()
  await shown.getByRole('button', { name: 'Install the app' }).waitFor()
  await shown.keyboard.press('Escape')
  await shown.getByRole('dialog').waitFor({ state: 'detached' })
}

test('it is asked on the second day, on Home, and after a no never again; the menu still offers it', async () => {
  const page = phone.page()
  await offering(page)
  await page.clock.setSystemTime(new Date('2026-11-25T06:00:00Z'))
  await started(page, '/')
  expect(await install(page).count()).toBe(0)
  await started(page, '/')
  expect(await install(page).count(), 'a reload is no second visit').toBe(0)
  await page.clock.setSystemTime(new Date(Date.parse('2026-11-25T06:00:00Z') + DAY_MS))
  await open(page, '/')
  await expect.poll(() => install(page).count()).toBe(1)
  await started(page, '/wishlist')
  expect(await install(page).count(), 'it lies over nothing that one has come for').toBe(0)
  await open(page, '/')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(() => install(page).count()).toBe(0)
  await page.clock.setSystemTime(new Date(Date.parse('2026-11-25T06:00:00Z') + 2 * DAY_MS))
  await started(page, '/')
  expect(await install(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await page.getByRole('button', { name: 'Install the app' }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-asked')).toBe('yes')
  await expect.poll(() => page.getByRole('button', { name: 'Install the app' }).count()).toBe(0)
})

test('it is asked after the first order, on the next calm page', async () => {
  const other = await ownPhone(shop.url)
  const page = other.page()
  await offering(page)
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  await addAddress(page, FARMER)
  const { slug } = await oneOf(shop, 'in_stock=1&cash=1&limit=20', ({ variants }) => variants.length === 1)
  await started(page, `/product-details/${slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click()
  await proceedToPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).waitFor()
  expect(await install(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-history')
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor()
  expect(await install(page).count(), 'the fresh order is in sight').toBe(0)
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => install(page).count()).toBe(1)
  await install(page).click()
  await expect.poll(() => page.locator('html').getAttribute('data-asked')).toBe('yes')
  await expect.poll(() => install(page).count()).toBe(0)
})
