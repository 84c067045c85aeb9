import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pushBrowser } from '../../server/support/fixtures.ts'
import { openGateway } from '../support/codes.ts'
import { changeAtDesk, leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { giveOutPush } from '../support/push.ts'
import { LONG } from '../support/steps.ts'

/** The first screen of the desk: a new seller's first steps, a new order told, and what waits for the operator. */

const FARMER = { name: 'Sunita Kale', phone: '9822054377', email: 'sunita.k@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = '9822054378'

const gateway = await openGateway()
const shop = await ownShop(() => ({ ...gateway.settings(), PUSH_HOSTS: 'push.example' }))
const phone = await ownPhone(shop.url)
const page = phone.page()
const main = page.getByRole('main')
const customer = await openCustomer(shop, FARMER)

/** Notes each tone and buzz in place of a loudspeaker and a motor, which a test has not. */
const listen = (on: Page) =>
  on.addInitScript(() => {
    const told = { tones: 0, buzzes: 0 }
    Object.assign(globalThis, { told })
    OscillatorNode.prototype.start = () => void told.tones++
    OscillatorNode.prototype.stop = () => {}
    Navigator.prototype.vibrate = () => ++told.buzzes > 0
  })
const told = () => page.evaluate(() => (globalThis as typeof globalThis & { told: object }).told)

test('first steps are ticked by what is true, stand without network, and go when they are put away', async () => {
  await listen(page)
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  const steps = main.getByRole('region', { name: 'First steps' })
  const particulars = steps.getByRole('link', { name: 'Say who sells and who answers customers' })
  await particulars.waitFor()
  expect(await particulars.getAttribute('href')).toBe('/desk/shop')
  expect(await steps.getByRole('link', { name: 'Put your first product on sale Done' }).count()).toBe(1)
  const percent = async () => Number(/(\d+)% done/.exec(await steps.innerText())?.[1])
  const before = await percent()

  await changeAtDesk(page, shop, 'deskShopSet', {
    id: String(customer.sellerId),
    body: { legal_name: 'Kale Traders', care_name: 'Meena Kale', care_phone: '9811122233', care_email: '' },
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/desk/sw.js'))
  await page.reload()
  await steps.getByRole('link', { name: 'Say who sells and who answers customers Done' }).waitFor()
  expect(await percent()).toBeGreaterThan(before)

  await phone.context().setOffline(true)
  await page.reload()
  await page.getByText('No network.').first().waitFor()
  await steps.getByRole('link', { name: 'Say who sells and who answers customers Done' }).waitFor()
  await steps.getByRole('button', { name: 'Put this list away' }).click()
  await expect.poll(() => steps.count()).toBe(0)
  await phone.context().setOffline(false)
  await page.reload()
  await main.getByRole('heading', { name: 'New orders on this phone' }).waitFor()
  expect(await steps.count()).toBe(0)
})

const orderIsTold = () => page.getByRole('status').filter({ hasText: 'New order: 2 pieces, Pune' }).waitFor()

test('an order that comes while a list is open is told in words, by a sound and a buzz, within seconds', async () => {
  await page.goto('/desk/')
  await page
    .getByRole('navigation', { name: 'The desk', exact: true })
    .getByRole('link', { name: /^To pack/ })
    .click()
  await main.getByText('Nothing to pack').waitFor()
  const began = performance.now()
  await customer.order([1, 1])
  await orderIsTold()
  expect(performance.now() - began, 'ms until it is told').toBeLessThan(20_000)
  expect(await told()).toEqual({ tones: 2, buzzes: 1 })
  await main.getByRole('link', { name: /^Pack HD/ }).waitFor()
})

test('whoever wants silence is told in words alone', async () => {
  await page.goto('/desk/')
  const sound = main.getByRole('checkbox', { name: 'Sound and buzz when an order comes while the desk is open' })
  await sound.uncheck()
  const before = await told()
  await customer.order([1, 1])
  await orderIsTold()
  expect(await told()).toEqual(before)
  await page.reload()
  expect(await sound.isChecked()).toBe(false)
  await sound.check()
})

test('one press has this phone told of new orders, another sends a test, a third ends it', async () => {
  await phone.context().grantPermissions(['notifications'], { origin: shop.url })
  await giveOutPush(page, pushBrowser())
  await page.goto('/desk/')
  await main.getByRole('button', { name: 'Tell me about new orders on this phone' }).click()
  await main.getByText('This phone tells you of new orders, also while the desk is closed.').waitFor()
  phone.expects(/409/)
  await main.getByRole('button', { name: 'Send a test' }).click()
  // No push service of tests answers.
  await page.getByText('Please try again').first().waitFor()
  await main.getByRole('button', { name: 'Stop messages on this phone' }).click()
  await main.getByRole('button', { name: 'Tell me about new orders on this phone' }).waitFor()
})

test('the operator reads what waits, what is late first, and whose each parcel is; the bar has no parcels to pack', async () => {
  const shopName = await page.getByRole('banner').getByRole('paragraph').innerText()
  await shop.admin('staff', 'add', '--name', 'Ravi Shinde', '--phone', OPERATOR, '--role', 'owner')
  await leaveDesk(page)
  await logInByCode(page, gateway, OPERATOR)
  const waiting = main.getByRole('region', { name: 'Parcels of all shops' })
  await waiting.getByRole('link', { name: 'To pack 2' }).waitFor()
  expect(await main.getByRole('link', { name: 'Pack the next parcel' }).count()).toBe(0)
  const bar = page.getByRole('navigation', { name: 'The desk', exact: true })
  await expect
    .poll(() => bar.getByRole('link').allInnerTexts(), LONG)
    .toEqual(['Today', 'Orders', 'Refunds', 'Messages', 'Shops'])
  await waiting.getByRole('link', { name: 'To pack 2' }).click()
  await main.getByRole('heading', { level: 1, name: 'To pack' }).waitFor()
  await main.getByRole('article').first().getByText(shopName, { exact: true }).waitFor()
})
