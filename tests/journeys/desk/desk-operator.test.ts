import { expect, test } from 'vitest'
import * as v from 'valibot'
import { encodeCart } from '../../../src/contract/cart-code.ts'
import { callApi } from '../../../src/client/api/call.ts'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { logInByCode, openCustomer } from '../support/desk-steps.ts'
import { messageJourney } from '../support/journey.ts'

/** What the operator's people do at the desk that was done in a shell before. */

const FARMER = { name: 'Kamal Jadhav', phone: '9822054331', email: 'kamal@example.com', password: 'rabi-2026-gehu' }
const OPERATOR = { name: 'Ravi Shinde', phone: '9822054332' }
const PACKER = { name: 'Sunil Kale', phone: '9822054333' }
const OPENED = { name: 'Usha Devi', phone: '9822054334', email: 'usha@example.com' }

const { gateway, shop, phone } = await messageJourney()
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const { check, found } = accessibilityOf(page)
// A button on the way from one theme's colour to the other's is read by nobody.
await page.emulateMedia({ reducedMotion: 'reduce' })

const customer = await openCustomer(shop, FARMER)
const orderId = (await customer.order([1, 1])).data
const logIn = () => callApi('login', { body: { email: FARMER.email, password: FARMER.password } })

test('an account is found by its number alone, blocked with a reason, and let in again; another one is opened', async () => {
  await shop.admin('staff', 'add', '--name', OPERATOR.name, '--phone', OPERATOR.phone, '--role', 'owner')
  await logInByCode(page, gateway, OPERATOR.phone)
  await main.getByRole('link', { name: 'Customers', exact: true }).click()
  await main.getByText('nobody is listed without a search').waitFor()
  await check('Customers')
  await main.locator('[name=q]').fill(FARMER.phone.slice(-6))
  await main.getByRole('button', { name: 'Find' }).click()
  await main.getByRole('heading', { name: FARMER.name }).waitFor()
  await main.getByText('1 order', { exact: false }).first().waitFor()
  await check('Found')

  await main.getByRole('button', { name: `Block ${FARMER.name}` }).click()
  await dialog.getByRole('button', { name: 'Block' }).click()
  await dialog.getByText('Say why').waitFor()
  await dialog.locator('[name=words]').fill('Orders what is never taken')
  await check('Blocking')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await main.getByText('Orders what is never taken').waitFor()
  await check('Blocked')
  expect(await logIn()).toMatchObject({ status: false, message: expect.stringContaining('blocked') })
  await main.getByRole('button', { name: `Unblock ${FARMER.name}` }).click()
  await main.getByRole('button', { name: `Block ${FARMER.name}` }).waitFor()
  expect(await logIn()).toMatchObject({ status: true })

  await main.getByRole('button', { name: 'Open an account' }).click()
  await dialog.locator('[name=name]').fill(OPENED.name)
  await dialog.locator('[name=phone_number]').fill(OPENED.phone)
  await dialog.locator('[name=email]').fill(OPENED.email)
  await check('Opening an account')
  await dialog.getByRole('button', { name: 'Open the account' }).click()
  await main.getByRole('heading', { name: OPENED.name }).waitFor()
  expect(await gateway.codeFor(OPENED.phone)).toMatch(/^\d{6}$/)

  // From the account to its orders.
  await main.locator('[name=q]').fill(FARMER.name)
  await main.getByRole('button', { name: 'Find' }).click()
  await main.getByRole('link', { name: `Orders of ${FARMER.name}` }).click()
  await main.getByRole('link', { name: `Show order ${orderId}` }).waitFor()
  expect(found).toEqual({})
})

test('a line of an order is cancelled, what left by mistake is put back, and a lost line ends with its reason', async () => {
  const parcel = `${orderId}-1`
  await page.goto(`/desk/orders/${orderId}`)
  await main.getByRole('button', { name: 'Cancel pieces' }).waitFor()
  // Nothing has left the shop: there is nothing to undo, to lose or to take back.
  for (const name of ['It came back', 'It was lost', 'Undo the last step'])
    expect(await main.getByRole('button', { name }).count(), name).toBe(0)
  await main.getByRole('button', { name: 'Cancel pieces' }).click()
  await dialog.getByRole('checkbox').last().check()
  await dialog.locator('[name=reason]').fill('The last bag has burst')
  await dialog.getByRole('button', { name: 'Cancel 1 piece' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await main.getByText('The last bag has burst').first().waitFor()

  const { items } = v.parse(staffCalls.orderShow.answer.entries.data, await shop.admin('orders', 'show', orderId))
  const live = items.find(({ item_status: status }) => status === 'placed')
  await shop.admin('orders', 'ship', String(live?.order_item_id))
  await page.reload()
  await main.getByRole('button', { name: 'Undo the last step' }).click()
  await dialog.getByText('No money moves.').waitFor()
  await check('Undoing')
  await dialog.getByRole('button', { name: 'Write it down' }).click()
  await dialog.getByText('Say why').waitFor()
  await dialog.locator('[name=reason]').fill('It was another parcel')
  await dialog.getByRole('button', { name: 'Write it down' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await main.getByText('It was another parcel').waitFor()
  await main.getByRole('link', { name: 'Pack it' }).waitFor()
  await check('Undone')

  await shop.admin('orders', 'ship', String(live?.order_item_id))
  await page.reload()
  await main.getByRole('button', { name: 'It was lost' }).click()
  await dialog.getByText('Nothing was paid for it: nothing goes back.').waitFor()
  await dialog.locator('[name=reason]').fill('Lost by the bus')
  await check('Losing')
  await dialog.getByRole('button', { name: 'Write it down' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await main.getByText('Lost by the bus').waitFor()
  for (const name of ['It came back', 'It was lost', 'Undo the last step'])
    expect(await main.getByRole('button', { name }).count(), `${name} of ${parcel}`).toBe(0)
  expect(found).toEqual({})
})

test('a cart’s code is read on the page of orders; a seller’s packer is let in and told on the phone', async () => {
  phone.expects(/^422 \/api\/desk\/cart-messages\//)
  await page.goto('/desk/orders')
  await main.getByRole('button', { name: 'Read a cart code' }).click()
  await dialog.locator('[name=code]').fill('1234')
  await dialog.getByRole('button', { name: 'Read', exact: true }).click()
  await dialog.getByText(/cannot be read/).waitFor()
  const [pack] = customer.packs
  await dialog.locator('[name=code]').fill(encodeCart({ pincode: '411002', lines: [{ id: pack.id, quantity: 2 }] }))
  await dialog.getByRole('button', { name: 'Read', exact: true }).click()
  await dialog.getByText('Deliver to PIN 411002').waitFor()
  expect(await dialog.getByRole('link', { name: 'Open it as a cart' }).getAttribute('href')).toContain('/cart?code=')
  await check('Cart')

  await page.goto(`/desk/approvals/${customer.sellerId}`)
  await main.getByRole('button', { name: 'Let somebody in' }).click()
  await dialog.locator('[name=name]').fill(PACKER.name)
  await dialog.locator('[name=phone_number]').fill(PACKER.phone)
  await dialog.getByRole('button', { name: 'Let them in' }).click()
  await main.getByRole('heading', { level: 3, name: PACKER.name }).waitFor()
  await check('People of a shop')
  await expect.poll(() => gateway.messagesTo(PACKER.phone).join(), { timeout: 30_000 }).toContain('at the desk of')
  await main.getByRole('button', { name: `Lock out ${PACKER.name}` }).click()
  await dialog.getByRole('button', { name: 'Lock out' }).click()
  await main.getByRole('button', { name: `Let ${PACKER.name} in again` }).waitFor()
  expect(found).toEqual({})
})
