import { expect, test } from 'vitest'
import * as v from 'valibot'
import { calls } from '../../../src/contract/shop-calls.ts'
import { realJourney } from '../support/real-shop.ts'
import { PLACE } from '../../support/place.ts'
import { fillAddress, isKept, LONG, logIn, loginOf, signUp, workerIsReady, type Login } from '../support/steps.ts'

const { shop, phone } = await realJourney()

/** Asks the shop as the farmer's other phone would. */
const elsewhere = async (login: Login, path: string, method = 'GET'): Promise<unknown> => {
  const headers = { Authorization: `Bearer ${login.token}` }
  const answer = await fetch(`${shop.url}/api/${path}`, { method, headers })
  return answer.json()
}
const addressesOf = async (login: Login) =>
  v.parse(calls.addresses.answer, await elsewhere(login, calls.addresses.path.replace(':userId', String(login.id))))
    .data

test('what waits is listed in words, outlives a restart, and a refused change says why', async () => {
  phone.expects(/^404 \/api\/address\/edit-address\//)
  const farmer = { name: 'Asha Patil', phone: '9822012345', email: 'asha@example.com', password: 'kharif-2026-soya' }
  let page = phone.page()
  await signUp(page, farmer)
  await logIn(page, farmer)
  await workerIsReady(page)
  const login = await loginOf(page)
  await page.goto('/address/add-new')
  await fillAddress(page, { name: farmer.name, ...PLACE })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Save|Add)/ })
    .first()
    .click()
  await expect.poll(() => addressesOf(login), LONG).toHaveLength(1)
  await page.goto('/category/seeds')
  await page.reload()
  await page.getByRole('main').locator('a[href^="/product-details/"]').first().waitFor()
  const path = (await page.getByRole('main').locator('a[href^="/product-details/"]').first().getAttribute('href')) ?? ''
  await page.goto(path)
  await page.reload()
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()

  for (const known of [path, '/category/seeds']) await expect.poll(() => isKept(page, known), LONG).toBe(true)

  // Without network: a wish, and an address that is changed.
  await shop.stop()
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true }).first().click()
  await page.getByRole('main').getByRole('button', { name: 'In wishlist' }).first().waitFor()
  await page.goto('/address')
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).first().click()
  await page.getByRole('main').locator('[name=house_number]').fill('15')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Save|Update)/ })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/address')

  // The list says both in words, also after the phone was off.
  await phone.reopen()
  page = phone.page()
  await page.goto('/waiting')
  const list = page.getByRole('main')
  await list.getByText('2 changes waiting to be sent').waitFor()
  await expect
    .poll(() => list.getByRole('heading', { level: 3 }).allInnerTexts())
    .toEqual(['Add to wishlist', 'Change delivery address'])
  await list.getByText(title).waitFor()
  await list.getByText(/, 15, Near the old well/).waitFor()

  // While this phone is off the address is deleted on another one.
  await phone.context().close()
  await shop.start()
  const [address] = await addressesOf(login)
  await elsewhere(login, calls.addressDelete.path.replace(':id', address?.id ?? ''), 'DELETE')
  await phone.reopen()
  page = phone.page()
  await page.goto('/')
  await page.getByRole('link', { name: '1 change needs your attention' }).click()
  await page.waitForURL('**/waiting')
  const refused = page.getByRole('main')
  await refused.getByText('Not sent. This was removed on another phone').waitFor()
  await expect
    .poll(() => refused.getByRole('heading', { level: 3 }).allInnerTexts(), LONG)
    .toEqual(['Change delivery address'])

  // Discarding asks first.
  await refused.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await refused.getByText('Everything is sent').waitFor()
  await expect.poll(() => addressesOf(login)).toHaveLength(0)
  expect(phone.errors).toEqual([])
})

test('a new address can be typed before the shop has said which there are', async () => {
  const farmer = { name: 'Ravi Jadhav', phone: '9822012346', email: 'ravi@example.com', password: 'kharif-2026-soya' }
  const page = phone.page()
  const main = page.getByRole('main')
  await signUp(page, farmer)
  await logIn(page, farmer)
  await phone.context().route('**/api/*address/get-address/*', () => undefined)
  await page.clock.install()
  await page.goto('/address')
  const add = main.getByRole('link', { name: 'Add a delivery address' })
  await add.waitFor()
  // From here on no timeout ends the waiting.
  await page.clock.pauseAt(Date.now() + 60_000)
  await add.click()
  await expect.poll(() => main.locator('[name=pincode]').isVisible()).toBe(true)
})
