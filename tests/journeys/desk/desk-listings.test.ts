import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { makePhotographs } from '../../support/photographs.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { askDesk, leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { LONG, open } from '../support/steps.ts'

/** A listing from the phone without network, with photographs; returned by field, mended, approved, found by a farmer. */

const FARMER = { name: 'Sunita Pawar', phone: '9822054361', email: 'sunita@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = '9822071261'

const { gateway, shop, phone } = await messageJourney()
const photographs = makePhotographs()
afterAll(photographs.remove)
const page = () => phone.page()
const main = () => page().getByRole('main')
const dialog = () => page().getByRole('dialog')

const { sellerId } = await openCustomer(shop, FARMER)
const photos = await Promise.all(['first.jpg', 'second.jpg'].map((name) => photographs.make(name)))

const workerIsDesks = () =>
  page().waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/desk/sw.js'))
const found: Record<string, string[]> = {}
/** Looks at the screen as it stands; the page is another one after the browser was closed. */
const check = async (screen: string) => {
  // A button on the way from one theme's colour to the other's is read by nobody.
  await page().emulateMedia({ reducedMotion: 'reduce' })
  const looks = accessibilityOf(page())
  await looks.check(screen)
  Object.assign(found, looks.found)
}
const drafts = async () =>
  v.parse(staffCalls.deskDrafts.answer, await askDesk(page(), shop, 'deskDrafts', { query: '?limit=100' })).data
const known = async () =>
  v.parse(staffCalls.deskKnownProducts.answer, await askDesk(page(), shop, 'deskKnownProducts')).data

test('a known product is listed with two photographs without network, and a farmer finds it in two languages', async () => {
  await shop.admin('staff', 'add', '--name', 'Meera Kulkarni', '--phone', OPERATOR, '--role', 'manager')
  await logInAtShop(page(), await openSeller(shop, gateway, sellerId))
  const product = (await known()).find(
    ({ own_listing_id: own, search_text: words }) => own === null && / neem /.test(words),
  )
  if (product === undefined) throw new Error('No neem that others sell')
  await main().getByRole('link', { name: 'Listings', exact: true }).click()
  await main().getByRole('heading', { level: 1, name: 'Listings' }).waitFor()
  await main().getByRole('link', { name: 'Sell something' }).click()
  // What the shop knows has come, and stays without network.
  await main().getByLabel('What do you sell?').fill('नीम')
  await main()
    .getByRole('button', { name: `Offer mine beside it: ${product.title}` })
    .waitFor()
  await check('Find')
  await workerIsDesks()
  await page().context().setOffline(true)
  await page().reload()
  await main().getByLabel('What do you sell?').fill('कडुनिंब')
  await main()
    .getByRole('button', { name: `Offer mine beside it: ${product.title}` })
    .click()
  await main().getByRole('heading', { level: 1, name: 'Your offer' }).waitFor()
  await main().locator('[name="packs.0.price"]').fill('500')
  await main().locator('[name="packs.0.selling_price"]').fill('620')
  await main().locator('[name="packs.0.stock"]').fill('12')
  await main().getByLabel('Choose from the phone').setInputFiles(photos)
  await main().getByRole('img', { name: 'Photograph 2' }).waitFor()
  await check('Draft')
  await main().getByRole('button', { name: 'Send for approval' }).click()
  await main().getByText('The price cannot be above the MRP').first().waitFor()
  await page().reload()
  await main().getByRole('img', { name: 'Photograph 2' }).waitFor()
  expect(await main().locator('[name="packs.0.selling_price"]').inputValue()).toBe('620')
  await main().locator('[name="packs.0.selling_price"]').fill('450')
  for (
    let place =
      (await main()
        .getByRole('group', { name: /^Pack \d/ })
        .count()) - 1;
    place > 0;
    place--
  )
    await main().getByRole('button', { name: 'Take this pack away' }).last().click()
  await main().getByRole('button', { name: 'Send for approval' }).click()
  await main().getByText('Saved on this phone, sent when there is network').waitFor()

  await check('Listings')
  // The browser is closed and opened before the network is back.
  await phone.reopen()
  await page().context().setOffline(true)
  await page().goto('/desk/listings')
  await main().getByText('Saved on this phone, sent when there is network').waitFor()
  await page().context().setOffline(false)
  await main().getByText('Waiting for approval').waitFor(LONG)
  await expect.poll(drafts, LONG).toMatchObject([{ title: product.title, state: 'waiting', pictures_missing: 0 }])

  await leaveDesk(page())
  await logInByCode(page(), gateway, OPERATOR)
  await main()
    .getByRole('link', { name: /^Listings to approve/ })
    .click()
  await main()
    .getByRole('link', { name: `Look at it: ${product.title}` })
    .click()
  await main().getByRole('img', { name: 'Photograph 2' }).waitFor()
  await check('To approve')
  await main().getByRole('button', { name: 'Something is wrong here: Photographs' }).click()
  await main().getByLabel('What is wrong with: Photographs').fill('The second one is blurred')
  await main().getByRole('button', { name: 'Return it with 1 reason' }).click()
  await main().getByText('It was returned.').waitFor()

  await leaveDesk(page())
  await logInAtShop(page(), await openSeller(shop, gateway, sellerId))
  await main()
    .getByRole('link', { name: /^Listings/ })
    .click()
  await main().getByText('Returned: mend it').waitFor(LONG)
  await check('Listings, returned')
  await main()
    .getByRole('link', { name: `Go on: ${product.title}` })
    .click()
  await main().getByText('The second one is blurred').waitFor()
  await check('Returned')
  await main().getByRole('button', { name: 'Remove Photograph 2' }).click()
  await main().getByLabel('Take a photograph').setInputFiles(photos.slice(1))
  await main().getByRole('img', { name: 'Photograph 2' }).waitFor()
  await main().getByRole('button', { name: 'Cut Photograph 2' }).click()
  await dialog().getByRole('button', { name: 'Bottom right corner' }).focus()
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp']) await page().keyboard.press(key)
  await check('Cut')
  await dialog().getByRole('button', { name: 'Keep this part' }).click()
  await dialog().waitFor({ state: 'detached' })
  await main().getByRole('button', { name: 'Send for approval' }).click()
  await main().getByText('Waiting for approval').waitFor(LONG)
  await expect.poll(drafts, LONG).toMatchObject([{ state: 'waiting', pictures_missing: 0 }])

  await leaveDesk(page())
  await logInByCode(page(), gateway, OPERATOR)
  await main()
    .getByRole('link', { name: /^Listings to approve/ })
    .click()
  await main()
    .getByRole('link', { name: `Look at it: ${product.title}` })
    .click()
  await main().getByRole('button', { name: 'Approve' }).click()
  await main().getByText('It is approved.').waitFor()

  for (const words of ['नीम', 'कडुनिंब']) {
    await open(page(), `/search?q=${encodeURIComponent(words)}`)
    await main().getByText(product.title).first().waitFor(LONG)
  }
  expect(found).toEqual({})
})
