import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { askDesk, changeAtDesk, logInAtShop, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { logIn, open, workerIsReady } from '../support/steps.ts'

const FARMER = { name: 'Kamal Jadhav', phone: '9822054321', email: 'kamal@example.com', password: 'rabi-2026-gehu' }

const GO_ON = 'No network. You can go on: what you do is saved on this phone.'
const NEEDED = 'No network. This screen needs the network. Parcels, stock and prices go on without it.'

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const bar = page.getByRole('navigation', { name: 'The desk', exact: true })

const shipment = async (id: string) =>
  v.parse(staffCalls.deskShipment.answer, await askDesk(page, shop, 'deskShipment', { params: { id } })).data

/** What the farmer has in this browser outside the desk. */
const farmersOwn = () =>
  page.evaluate(async () => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
    cookie: document.cookie.split('; ').find((one) => one.startsWith('sessionToken=')),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'haldhar'),
  }))

test('the desk leaves a farmer who is logged in on the same phone alone, and Back leads through it as it came', async () => {
  const customer = await openCustomer(shop, FARMER)
  await customer.order([3, 1])
  const seller = await openSeller(shop, gateway, customer.sellerId)

  // The phone is a farmer's, too, who stays logged in.
  await logIn(page, FARMER)
  await workerIsReady(page)
  const { token, user } = await farmersOwn()
  expect(token).not.toBeNull()
  await logInAtShop(page, seller)
  // The shop's own page may have renewed the cookie.
  const before = await farmersOwn()
  expect(before).toMatchObject({ token, user, cookie: expect.any(String) })
  expect(new URL(page.url()).search).toBe(`?seller=${customer.sellerId}`)
  await main.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await main.getByRole('link', { name: 'To pack 1' }).click()

  // Back leads through the desk as it came.
  await main.getByRole('heading', { level: 1, name: 'To pack' }).waitFor()
  const id = await main.getByRole('heading', { level: 2 }).first().innerText()
  await main.getByRole('link', { name: `Pack ${id}` }).click()
  await main.getByRole('heading', { level: 1, name: `Pack ${id}` }).waitFor()
  await page.goBack()
  await main.getByRole('heading', { level: 1, name: 'To pack' }).waitFor()
  await page.goBack()
  await main.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await page.goForward()
  await main.getByRole('link', { name: `Pack ${id}` }).click()

  // Whoever leaves the desk takes nothing of the farmer's along.
  await bar.getByRole('link', { name: 'Today' }).click()
  await main.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/desk/login')
  expect(await page.evaluate(() => localStorage.getItem('desk-token'))).toBeNull()
  expect(await farmersOwn()).toEqual(before)
  await open(page, '/account')
  await main.getByText(FARMER.name).first().waitFor()
})

test('staff log in with a code, and a wrong one says so', async () => {
  phone.expects(/^401 \/api\/desk\/login/)
  const customer = await openCustomer(shop, { ...FARMER, phone: '9822054322', email: 'asha@example.com' })
  const seller = await openSeller(shop, gateway, customer.sellerId)
  await page.goto('/desk')
  await page.waitForURL('**/desk/login')
  await main.locator('[name=phone_number]').fill(seller.phone_number)
  await main.getByRole('button', { name: 'Send me a code' }).click()
  await main.locator('[name=code]').fill('000000')
  await main.getByRole('button', { name: 'Log in' }).click()
  await main.locator('[name=code][aria-invalid=true]').waitFor()
  await main.locator('[name=code]').fill(await gateway.codeFor(seller.phone_number))
  await main.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/desk/')
  await main.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
})

test('what the shop refuses is told in its words until it is put away, and an ended log-in clears the phone', async () => {
  phone.expects(/^(409|422) \/api\/desk\/shipments\//, /^401 \/api\/desk\//)
  const customer = await openCustomer(shop, { ...FARMER, phone: '9822054324', email: 'usha@example.com' })
  await customer.order([1, 1])
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  await main.getByRole('link', { name: 'Pack the next parcel' }).click()
  const id = (await main.getByRole('heading', { level: 1, name: /^Pack / }).innerText()).replace('Pack ', '')
  const lines = (await shipment(id)).lines.map(({ order_item_id, quantity }) => ({ order_item_id, quantity }))
  await main.getByRole('checkbox').first().waitFor()
  for (const box of await main.getByRole('checkbox').all()) await box.check()
  await page.context().setOffline(true)
  await main.getByRole('button', { name: 'Packed', exact: true }).click()
  await main.getByRole('heading', { level: 1, name: `Pack ${id}` }).waitFor({ state: 'detached' })

  // Meanwhile somebody else packs it, and hands it over.
  await changeAtDesk(page, shop, 'deskPack', { id, body: { lines } })
  await page.context().setOffline(false)
  const refused = main.getByRole('article').filter({ hasText: `Packing ${id}` })
  await refused.getByText(`Packing ${id}`).click()
  await refused.getByText('This parcel is packed').waitFor()
  await refused.getByRole('button', { name: 'Put away' }).click()
  await refused.waitFor({ state: 'detached' })

  // The parcel goes to a carrier and back, while this phone takes cash for it.
  await changeAtDesk(page, shop, 'deskHandOver', { id, body: {} })
  await bar.getByRole('link', { name: 'Today' }).click()
  await page.reload()
  await bar.getByRole('link', { name: 'Round' }).click()
  const delivered = main.getByRole('article').filter({ hasText: id }).getByRole('button', { name: 'Delivered' })
  await delivered.waitFor()
  await page.context().setOffline(true)
  await delivered.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /taken$/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await changeAtDesk(page, shop, 'deskReceive', { id, body: { restock: false, reason: 'Torn' } })
  await page.context().setOffline(false)
  const note = main.getByRole('article').filter({ hasText: `in cash was noted for ${id}` })
  await note.getByText(`${id} had moved elsewhere: its cash is noted`).click()
  await note.getByRole('button', { name: 'Put away' }).click()
  await note.waitFor({ state: 'detached' })

  await changeAtDesk(page, shop, 'deskLogout', {})
  await page.reload()
  await page.waitForURL('**/desk/login')
  await main.getByText('You were logged out').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('desk-token'))).toBeNull()
})

test('without network a screen says whether one can go on there', async () => {
  const customer = await openCustomer(shop, { ...FARMER, phone: '9822054325', email: 'rekha@example.com' })
  await customer.order([1, 1])
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  await main.getByRole('link', { name: /^To pack/ }).waitFor()
  const menu = main.getByRole('navigation', { name: 'More of the desk' })
  const paths = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const others = paths.filter((path) => path !== '/desk/stock' && path !== '/desk/listings')
  expect(others.length).toBeGreaterThan(6)
  await page.context().setOffline(true)
  const openMenu = async (path: string) => {
    await bar.getByRole('link', { name: 'Today' }).click()
    await main.getByText(GO_ON, { exact: true }).waitFor()
    await menu.locator(`a[href="${path}"]`).click()
  }
  for (const path of others) {
    await openMenu(path)
    await main.getByText(NEEDED, { exact: true }).waitFor()
  }
  for (const name of ['Hand over', 'Round', 'Back', 'To pack']) {
    await openMenu('/desk/orders')
    await main.getByText(NEEDED, { exact: true }).waitFor()
    await bar.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await main.getByText(GO_ON, { exact: true }).waitFor()
  }
  await main.getByRole('link', { name: /^Pack/ }).first().click()
  await main.getByRole('heading', { level: 1, name: /^Pack/ }).waitFor()
  await main.getByText(GO_ON, { exact: true }).waitFor()
  await openMenu('/desk/stock')
  await main.getByRole('heading', { level: 1, name: 'Stock and price' }).waitFor()
  await main.getByText(GO_ON, { exact: true }).waitFor()
  await page.context().setOffline(false)
})

test('every screen of the desk is usable by everybody, with what is on it', async () => {
  const customer = await openCustomer(shop, { ...FARMER, phone: '9822054323', email: 'lata@example.com' })
  await customer.order([2, 1])
  await customer.order([1, 1])
  await customer.order([1, 2])
  const seller = await openSeller(shop, gateway, customer.sellerId)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logInAtShop(page, seller)
  const { check, found } = accessibilityOf(page)
  const press = (name: string) => main.getByRole('button', { name, exact: true }).first().click()
  const packOne = async () => {
    await bar.getByRole('link', { name: /^To pack/ }).click()
    await main.getByRole('link', { name: /^Pack/ }).first().click()
    await main.getByRole('checkbox').first().waitFor()
    for (const box of await main.getByRole('checkbox').all()) await box.check()
  }
  const handOverOne = async () => {
    await bar.getByRole('link', { name: /^Hand over/ }).click()
    await main.getByRole('checkbox').first().check()
  }
  await main.getByRole('link', { name: /^To pack/ }).waitFor()
  await check('Today')
  await packOne()
  await check('Pack')
  await press('Packed')
  await bar.getByRole('link', { name: /^To pack/ }).click()
  await main.getByRole('heading', { level: 1, name: 'To pack' }).waitFor()
  await check('To pack')
  await handOverOne()
  await main.getByRole('radio', { name: 'A carrier' }).check()
  await check('Hand over')
  await main.getByRole('radio', { name: 'Our own round' }).check()
  await press('Hand over 1 parcel')
  await bar.getByRole('link', { name: 'Round' }).click()
  await main.getByRole('link', { name: 'Call' }).first().waitFor()
  await check('Round')
  await press('Delivered')
  await page.getByRole('dialog').locator('[name=cash]').fill('1')
  await check('Delivered')
  await page.goBack()
  await press('Could not deliver')
  await page.getByRole('dialog').getByRole('radio', { name: 'Another reason' }).check()
  await page.getByRole('dialog').locator('[name=other]').fill('The road is flooded')
  await check('Could not deliver')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await bar.getByRole('link', { name: /^Back/ }).click()
  await main.getByText('The road is flooded').waitFor()
  await check('Back')
  await press('Received')
  await page.getByRole('dialog').locator('[name=reason]').waitFor()
  expect(await page.getByRole('dialog').getByRole('radio', { checked: true }).count()).toBe(0)
  await page.getByRole('dialog').getByRole('radio', { name: 'Damaged' }).check()
  await check('Received')
  await page.getByRole('dialog').getByRole('button', { name: 'Received back' }).click()
  await main.getByText('Nothing comes back').waitFor()
  await check('Nothing')
  await page.goto('/desk/nowhere')
  await main.getByRole('heading', { level: 1 }).waitFor()
  await check('Missing')
  expect(found).toEqual({})
})
