import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, MOBILE } from '../support/phone.ts'
import { journey } from '../support/journey.ts'
import { haveAddress, logIn, loginOf, oneOf, open, signUp, workerIsReady, type Farmer } from '../support/steps.ts'

const { shop, phone } = await journey()
const page = phone.page()
const main = page.getByRole('main')

const KAMALA: Farmer = {
  name: 'Kamala Deshmukh',
  phone: '9822066611',
  email: 'kamala@example.com',
  password: 'kharif-2026-tur',
}

const call = (token: string, method: string, path: string, body?: object) =>
  fetch(`${shop.url}/api/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** A log-in from somewhere else, as another phone makes it. */
const logInElsewhere = async (): Promise<string> => {
  const answer = await fetch(`${shop.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' },
    body: JSON.stringify({ phone_number: KAMALA.phone, password: KAMALA.password }),
  })
  // Guaranteed by the contract, which other tests check against the server.
  return ((await answer.json()) as { token: string }).token
}

const orderForCash = async (): Promise<void> => {
  const { token, id } = await loginOf(page)
  const ids = []
  for (const kind of ['address', 'billing-address']) {
    const place = { house_number: '12', area: 'Camp', pincode: '411001', city: 'Pune', district: 'Pune' }
    const body = { name: KAMALA.name, phone_number: KAMALA.phone, ...place, state: 'Maharashtra', id: randomUUID() }
    await call(token, 'POST', `${kind}/create`, body)
    ids.push(body.id)
  }
  const { variants } = await oneOf(shop, 'limit=50&in_stock=1&category=hand-tools')
  const [variant] = variants
  const line = { sku: variant?.sku, item_price: variant?.selling_price, quantity: 1, payment_method: 'c' }
  const order_items = [{ ...line, delivery_address_id: ids[0], billing_address_id: ids[1], customer_id: id }]
  expect((await call(token, 'POST', 'order/create', { order_items })).status).toBe(201)
}

/** What is wider than the screen. */
const sideways = (on: Page) => on.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0))
const devices = (): Locator => main.getByRole('listitem').filter({ hasText: 'Last used' })

let isKnown = false
/** Signed up and logged in, with an address, on her account's page, whichever test runs first. */
const atHome = async () => {
  if (!isKnown) await signUp(page, KAMALA)
  isKnown = true
  await open(page, '/')
  if ((await loginOf(page)).token === '') await logIn(page, KAMALA)
  await haveAddress(page, KAMALA)
  await open(page, '/account')
}

test('a guest is asked to log in, and a customer finds her account in the menu under You', async () => {
  await page.goto('/account')
  await main.getByText('Please log in').waitFor()
  await atHome()
  // A page that is still hydrating closes what was opened too early.
  await open(page, '/')
  await page
    .getByRole('button', { name: /Kamala/ })
    .last()
    .click()
  await page.getByRole('link', { name: 'My account' }).last().click()
  await page.waitForURL('**/account')
  await main.getByText(KAMALA.email).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['My account'])
})

test('the log-ins are told apart, one and all others are ended, and this one stays', async () => {
  if (!isKnown) await signUp(page, KAMALA)
  isKnown = true
  const lost = await logInElsewhere()
  await atHome()
  await main.getByText('Firefox on Windows').waitFor()
  expect(await devices().count()).toBe(2)
  expect(await devices().filter({ hasText: 'This device' }).textContent()).toContain('Chrome on')
  for (const viewport of [MOBILE, DESK]) {
    await page.setViewportSize(viewport)
    expect(await sideways(page)).toBe(0)
  }
  await page.setViewportSize(MOBILE)
  await main.getByRole('button', { name: /^End the log-in of Firefox on Windows/ }).click()
  await expect.poll(() => devices().count()).toBe(1)
  expect((await call(lost, 'GET', 'account')).status).toBe(401)

  const [second, third] = [await logInElsewhere(), await logInElsewhere()]
  await page.reload()
  await main.getByRole('button', { name: 'End all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click()
  await main.getByText('You are logged in here only.').waitFor()
  for (const token of [second, third]) expect((await call(token, 'GET', 'account')).status).toBe(401)
  expect((await call((await loginOf(page)).token, 'GET', 'account')).status).toBe(200)
})

test('the data comes as a file with everything in it', async () => {
  await atHome()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^haldhar-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { name: KAMALA.name, email: KAMALA.email },
    delivery_addresses: [{ area: 'Shivaji Nagar' }],
  })
})

test('without network the page says so and comes by itself when it is back', async () => {
  await atHome()
  await main.getByText('You are logged in here only.').waitFor()
  await workerIsReady(page)
  await shop.stop()
  await page.goto('/account')
  await main.getByText(/^(You are offline|Your account did not load)$/).waitFor()
  await main.getByRole('button', { name: 'Try again' }).waitFor()
  await shop.start()
  await main.getByText('You are logged in here only.').waitFor()
  expect(await main.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

test('a name is changed on the account’s page; without network nothing that was typed is lost', async () => {
  await atHome()
  await main.getByRole('button', { name: 'Change name' }).click()
  const field = main.getByRole('textbox', { name: 'Name' })
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await field.fill('')
  await save.click()
  await main.getByText('Name is required').waitFor()
  await field.fill('Kamala Bai')
  await page.context().setOffline(true)
  await save.click()
  // The strip says so too, perhaps before anything was sent.
  await page.locator('[popover]').getByText('You are offline').waitFor()
  await page.context().setOffline(false)
  expect(await field.inputValue()).toBe('Kamala Bai')
  await save.click()
  await expect.poll(() => main.getByRole('definition').first().innerText()).toBe('Kamala Bai')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('Kamala Bai')
})

test('where the shop has ended a log-in, what is one’s own leads to another one and back', async () => {
  await atHome()
  phone.expects(/^401 \/api\//)
  const { token } = await loginOf(page)
  expect((await call(token, 'POST', 'auth/logout')).status).toBe(200)
  const toLogIn = main.getByRole('link', { name: 'Log in', exact: true })
  for (const path of ['/account', '/complaints', '/my-reviews', '/enquiries', '/order-history']) {
    await page.goto(path)
    await main.getByText('Please log in', { exact: true }).waitFor()
    await toLogIn.waitFor()
  }
  await page.goto('/account')
  await toLogIn.click()
  await page.waitForURL('**/login')
  await main.locator('[name=email]').fill(KAMALA.email)
  await main.locator('[name=password]').fill(KAMALA.password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/account')
  await main.getByText(KAMALA.email).waitFor()
})

test('an account is deleted by its owner, not while an order is open; nothing of it stays on the phone', async () => {
  await atHome()
  phone.expects(/^(401|409) \/api\/account\/erase$/, /^401 \/api\/auth\/log(in|out)$/)
  await orderForCash()
  await main.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await dialog.getByText('Enter your password').waitFor()
  await dialog.locator('[name=password]').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await dialog.getByText('This is not your password').waitFor()
  await dialog.locator('[name=password]').fill(KAMALA.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await dialog.getByRole('link', { name: 'See my orders' }).waitFor()
  expect(await dialog.getByRole('alert').innerText()).toContain('still on its way')

  const { token } = await loginOf(page)
  const [item] = (
    (await (await call(token, 'GET', 'order/get-history')).json()) as { data: [{ order_item_id: number }] }
  ).data
  await call(token, 'POST', `order/cancel/${item.order_item_id}`)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account is deleted').waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: /Guest/ }).first().waitFor()
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)) + document.cookie)
  for (const mark of [KAMALA.name, KAMALA.email, token]) expect(kept).not.toContain(mark)
  await page.goto('/login')
  await main.locator('[name=email]').fill(KAMALA.email)
  await main.locator('[name=password]').fill(KAMALA.password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('Wrong email, phone number or password').first().waitFor()
})
