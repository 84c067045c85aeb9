import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { callApi } from '../../../src/client/api/call.ts'
import { AddressCreate } from '../../../src/contract/forms.ts'
import { askDesk, comingDeskToken, logInAtShop, openCustomer, openSeller } from '../support/desk-steps.ts'
import { answered } from '../../support/answered.ts'
import { messageJourney, ownPhone } from '../support/journey.ts'
import { storedPhone, storeOn } from '../support/phone-storage.ts'
import { FARMER, logIn, loginOf, LONG, open, signUp } from '../support/steps.ts'
import { staffCalls } from '../../../src/contract/staff-calls.ts'

/**
 * Phones as a build before this one has left them. Each was put away while the shop was silent: the farmer's with a
 * wish and an address that were never sent and an order whose answer never came, the seller's with a packed parcel.
 */

const OTHER = { name: 'Kamal Jadhav', phone: '9822054331', email: 'kamal@example.com', password: 'rabi-2026-gehu' }

/** What the stored phones call these. */
const STORED = {
  token: 'fwuWoB2_KvS06gjNo3fMtFTiAq11p7WibZ_7vo0hDwg',
  deskToken: 'desk.Z_3vAf9TdFANpjHiN28vTcemUiqL1zeddrDCUS4ArEg',
  order: 'HD4K5ZHJ5E4Y',
  /** The lines of the packed order, by their pieces. */
  lines: { 1: '70001', 3: '70002' },
}
const [SENT_WISH, UNSENT_WISH] = [5472, 5187]

const Addresses = v.array(v.object({ kind: v.picklist(['delivery', 'billing']), address: AddressCreate }))

const { gateway, shop, phone: farmerPhone } = await messageJourney()
const deskPhone = await ownPhone(shop.url)

/** A page of the shop without the app, on which storage can be put. */
const leaveApp = (phone: typeof farmerPhone) => phone.page().goto('/robots.txt')

test('what an earlier build left unsent on a farmer’s phone reaches the shop, and her order is placed once', async () => {
  const page = farmerPhone.page()
  await signUp(page, FARMER)
  await logIn(page, FARMER)
  const { token, id: customer } = await loginOf(page)
  configureCalls({ base: `${shop.url}/api/` })
  const stored = storedPhone('farmer', { [STORED.token]: token })
  const rows = (store: string) => stored.databases[0]?.stores.find(({ name }) => name === store)?.rows ?? []
  // What the shop had before the phone was put away.
  for (const { kind, address } of v.parse(Addresses, rows('addresses'))) {
    const call = kind === 'delivery' ? 'addressCreate' : 'billingAddressCreate'
    await answered(callApi(call, { token, body: address, key: randomUUID() }))
  }
  await answered(callApi('wishlistCreate', { token, body: { product_id: SENT_WISH }, key: randomUUID() }))
  await leaveApp(farmerPhone)
  await storeOn(page, stored)

  await open(page, '/')
  const params = { userId: String(customer) }
  const wishes = async () =>
    (await answered(callApi('wishlist', { token, query: {} }))).data.map((wish) => wish.product_id)
  await expect.poll(async () => new Set(await wishes()), LONG).toEqual(new Set([SENT_WISH, UNSENT_WISH]))
  const places = async () => (await answered(callApi('addresses', { token, params }))).data.map(({ name }) => name)
  await expect.poll(async () => (await places()).toSorted(), LONG).toEqual(['Asha Patil', 'Field house'])
  await page.getByRole('button', { name: 'Send again' }).click()
  const orders = async () => (await answered(callApi('orderHistory', { token, query: {} }))).data
  await expect
    .poll(async () => (await orders()).map(({ sku, quantity }) => [sku, quantity]), LONG)
    .toEqual([['SD20472-1', 1]])
})

test('a parcel that was packed with an earlier build is packed at the shop', async () => {
  const page = deskPhone.page()
  const customer = await openCustomer(shop, OTHER)
  const { data: order } = await customer.order([3, 1])
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  await comingDeskToken(page, shop)
  const deskToken = (await page.evaluate(() => localStorage.getItem('desk-token'))) ?? ''
  await leaveApp(deskPhone)
  const values: Record<string, string> = { [STORED.deskToken]: deskToken, [STORED.order]: order }
  const { data: items } = await answered(callApi('orderHistory', { token: customer.token, query: {} }))
  for (const { quantity, order_item_id } of items)
    values[quantity === 1 ? STORED.lines[1] : STORED.lines[3]] = String(order_item_id)
  await storeOn(page, storedPhone('desk', values))

  await page.goto('/desk/')
  const parcel = async () =>
    v.parse(staffCalls.deskShipment.answer, await askDesk(page, shop, 'deskShipment', { params: { id: `${order}-1` } }))
      .data
  await expect.poll(async () => (await parcel()).state, LONG).toBe('packed')
  expect(new Set((await parcel()).lines.map(({ quantity }) => quantity))).toEqual(new Set([1, 3]))
})
