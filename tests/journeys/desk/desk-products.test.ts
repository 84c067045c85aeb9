import { expect, test } from 'vitest'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { leaveDesk, logInAtShop, logInByCode, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'
import { notesAtDesk } from '../support/outbox.ts'
import { open } from '../support/steps.ts'

/** What a product declares: typed by its seller, approved by the operator, read by a customer. */

const FARMER = { name: 'Sita Pawar', phone: '9822054341', email: 'sita@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = '9822071251'
/** More than a label says of anything. */
const LONG = 'As printed on the pack. '.repeat(13)

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const { check, found } = accessibilityOf(page)
// A button on the way from one theme's colour to the other's is read by nobody.
await page.emulateMedia({ reducedMotion: 'reduce' })
const fill = async (fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await main.locator(`[name=${name}]`).fill(value)
}

const { sellerId } = await openCustomer(shop, FARMER)
const product = await callApi('products', { query: { seller: String(sellerId) } }).then((answer) =>
  isFailure(answer) ? undefined : answer.data[0],
)

test('a seller declares what the label says, a banned substance is refused, and customers read what the operator has approved', async () => {
  const title = product?.title ?? ''
  phone.expects(/^422 \/api\/desk\/products\/\d+\/declarations/)
  await shop.admin('staff', 'add', '--name', 'Meera Kulkarni', '--phone', OPERATOR, '--role', 'manager')
  await logInAtShop(page, await openSeller(shop, gateway, sellerId))
  await main.getByRole('link', { name: 'Products', exact: true }).click()
  await main.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
  await check('Products')
  await main.getByRole('link', { name: `Look at it: ${title}`, exact: true }).click()
  await main.getByRole('heading', { level: 2, name: 'What the label says' }).waitFor()
  await check('Product')
  await fill({
    generic_name: 'Endosulfan 35% EC',
    origin: 'India',
    maker: 'Sahyadri Works LLP',
    maker_address: 'Plot 12, MIDC, Nashik 422007',
    care_phone: '1800 123 4567',
    best_before: LONG,
  })
  // Typed within a moment, it is stored a moment later.
  await expect.poll(() => notesAtDesk(page)).toContain(LONG)
  await page.reload()
  await main.getByText('What you typed is still here').waitFor()
  expect(await main.locator('[name=maker]').inputValue()).toBe('Sahyadri Works LLP')
  expect(await main.locator('[name=best_before]').inputValue(), 'too long to be sent').toBe(LONG)
  for (const name of ['crops', 'pests', 'dose', 'waiting_days'])
    if ((await main.locator(`[name=${name}]`).count()) > 0)
      await fill({ [name]: name === 'waiting_days' ? '3' : 'Cotton' })
  const send = main.getByRole('button', { name: 'Send for approval' })
  await send.click()
  await main.getByText('Use at most 300 characters').waitFor()
  await fill({ best_before: '18 months from packing' })
  await send.click()
  await main.getByText('endosulfan is banned in India: it may not be sold').waitFor()
  await check('Product, refused')
  await fill({ generic_name: 'Sahyadri special' })
  await send.click()
  await main.getByText('Waiting for approval').waitFor()
  await check('Product, sent')

  await leaveDesk(page)
  await logInByCode(page, gateway, OPERATOR)
  await main.getByRole('link', { name: 'Products', exact: true }).click()
  await main.getByRole('link', { name: 'Waiting', exact: true }).click()
  await main.getByRole('link', { name: `Look at it: ${title}`, exact: true }).click()
  await main.getByText('Sahyadri special').waitFor()
  await check('Product, to approve')
  await main.getByRole('button', { name: 'Send back' }).click()
  await dialog.getByLabel('Why').fill('Photograph the label, please')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await main.getByText('Sent back: Photograph the label, please').waitFor()
  // What is done daily stands first; the long form is folded.
  await main.getByRole('heading', { name: 'Photographs' }).waitFor()
  expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'In the shop',
    'What it is called',
    'Photographs',
    'What the label says',
  ])
  await main.locator('summary').click()
  await main.getByRole('button', { name: 'Send for approval' }).click()
  await main.getByRole('button', { name: 'Approve' }).click()
  await main.getByText('Nothing missing').waitFor()
  await check('Product, approved')

  await open(page, `/product-details/${product?.slug}`)
  await main.getByText('Sahyadri special').first().waitFor()
  await main.getByText('Sahyadri Works LLP').first().waitFor()
  expect(found).toEqual({})
})
