import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { expect } from 'vitest'
import { staffCalls, type DeskCallName } from '../../../src/contract/staff-calls.ts'
import { IDEMPOTENCY_HEADER } from '../../../src/contract/constants.ts'
import { fillPath, type Call } from '../../../src/contract/shop-calls.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { callApi } from '../../../src/client/api/call.ts'
import type { Gateway } from './codes.ts'
import type { Shop } from './shop.ts'
import { LONG, type Farmer } from './steps.ts'
import { answered } from '../../support/answered.ts'

/** Steps around the desk: a customer's order, and a seller who can log in. */

/** Where its customers live. */
export const PLACE = {
  house_number: '7',
  area: 'Ganesh Peth',
  pincode: '411002',
  city: 'Pune',
  district: 'Pune',
  state: 'Maharashtra',
}

/** No order here has more of a pack. */
const PIECES = 10

/** A customer with a way to order two packs of one seller in cash, so many pieces of each. */
export const openCustomer = async ({ url }: Shop, { name, phone: phone_number, email, password }: Farmer) => {
  configureCalls({ base: `${url}/api/` })
  const form = { name, phone_number, whats_app_number: phone_number, email, password }
  await answered(callApi('register', { body: form }))
  const { token } = await answered(callApi('login', { body: { email, password } }))
  const [delivery, billing] = [randomUUID(), randomUUID()]
  const address = { ...PLACE, name, phone_number }
  await answered(callApi('addressCreate', { token, body: { ...address, id: delivery }, key: randomUUID() }))
  await answered(callApi('billingAddressCreate', { token, body: { ...address, id: billing }, key: randomUUID() }))
  const { data: products } = await answered(callApi('products', { query: { in_stock: '1', limit: '100' } }))
  const packs = products.flatMap(({ vendor, variants }) =>
    variants
      .filter(({ stock_quantity, cod_available }) => stock_quantity >= PIECES && cod_available === 1)
      .toSorted((a, b) => a.selling_price - b.selling_price)
      .slice(0, 1)
      .map((variant) => ({ seller: vendor.id, variant })),
  )
  // Cash is limited, so the cheapest go first.
  packs.sort((a, b) => a.variant.selling_price - b.variant.selling_price)
  const sellerId = packs.find(({ seller }) => packs.filter((other) => other.seller === seller).length > 1)?.seller
  const [first, second] = packs.filter(({ seller }) => seller === sellerId).map(({ variant }) => variant)
  if (sellerId === undefined || first === undefined || second === undefined) throw new Error('No seller of two packs')
  const lineOf = ({ sku, selling_price }: typeof first, quantity: number) => ({
    sku,
    quantity,
    item_price: selling_price,
    payment_method: 'c' as const,
    delivery_address_id: delivery,
    billing_address_id: billing,
  })
  const buy = (lines: readonly (readonly [pack: typeof first, quantity: number])[], delivery_charge?: number) => {
    const order_items = lines.map(([pack, quantity]) => lineOf(pack, quantity))
    const body = { order_items, ...(delivery_charge !== undefined && { delivery_charge }) }
    return answered(callApi('orderCreate', { token, body, key: randomUUID() }))
  }
  return {
    sellerId,
    token,
    packs: [first, second] as const,
    order: (pieces: readonly [number, number]) =>
      buy([
        [first, pieces[0]],
        [second, pieces[1]],
      ]),
    /** So many pieces of any packs, with what their delivery costs. */
    buy,
  }
}

/** Gives a seller of the seeded catalogue a password; returns what logs in. */
export const openSeller = async (shop: Shop, gateway: Gateway, id: number) => {
  configureCalls({ base: `${shop.url}/api/` })
  const sellers = v.parse(staffCalls.deskSellers.answer.entries.data, await shop.admin('sellers', 'list'))
  const seller = sellers.find((one) => one.id === id)
  if (seller === undefined) throw new Error(`No seller ${id}`)
  const { phone_number, email } = seller
  const password = 'beej-bhandar-26'
  await answered(callApi('requestCode', { query: {}, body: { phone_number, purpose: 'password', role: 'seller' } }))
  const code = await gateway.codeFor(phone_number)
  await answered(callApi('resetPassword', { body: { phone_number, code, password, role: 'seller' } }))
  return { email, password, phone_number }
}

/** Logs in on the shop's own page; ends at the desk. */
export const logInAtShop = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/login?isSellerLogin=1')
  const main = page.getByRole('main')
  await main.locator('[name=email]').fill(email)
  await main.locator('[name=password]').fill(password)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/desk/')
}

/** Logs in with a code, as who works in a shop or for all of them. */
export const logInByCode = async (page: Page, gateway: Gateway, phone_number: string) => {
  await page.goto('/desk/login')
  const main = page.getByRole('main')
  await main.locator('[name=phone_number]').fill(phone_number)
  await main.getByRole('button', { name: 'Send me a code' }).click()
  await main.locator('[name=code]').fill(await gateway.codeFor(phone_number))
  await main.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/desk/')
}

/** Leaves the desk, so that somebody else logs in on this phone. */
export const leaveDesk = async (page: Page) => {
  await page.goto('/desk/')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/desk/login')
}

/** The token of the desk on this phone, which only the browser itself can read; undefined where nobody is logged in. */
export const deskToken = async (page: Page, { url }: Shop): Promise<string | undefined> =>
  (await page.context().cookies(`${url}/api/desk`)).find(({ name }) => name === 'desk')?.value

/** The same, once the log-in just made lies in its cookie. */
export const comingDeskToken = async (page: Page, shop: Shop): Promise<string> => {
  const number = () => page.evaluate(() => localStorage.getItem('desk-token'))
  await expect.poll(number, LONG).toMatch(/^desk\./)
  return (await deskToken(page, shop)) ?? ''
}

/** What a call is given. */
interface Given {
  params?: Record<string, string>
  query?: string
  body?: object
}

/** Asks the shop, or changes something there, as whoever has this token. */
export const callAs = async (
  { url }: Shop,
  token: string,
  name: DeskCallName,
  { params = {}, query = '', body }: Given = {},
): Promise<unknown> => {
  const call: Call = staffCalls[name]
  const answer = await fetch(`${url}/api/${fillPath(call.path, params)}${query}`, {
    method: call.method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(call.method !== 'GET' && { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return v.parse(call.answer, await answer.json())
}

/** The operator's token, which the shop makes at its first start. */
export const operatorToken = ({ folder }: Shop): string => readFileSync(join(folder, 'admin-token'), 'utf8').trim()

/** A log-in at the desk without a browser, as somebody of a shop has one on another phone. */
export const tokenByCode = async ({ url }: Shop, gateway: Gateway, phone_number: string): Promise<string> => {
  const send = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }
  await send(staffCalls.deskRequestCode.path, { phone_number })
  const code = await gateway.codeFor(phone_number)
  return v.parse(staffCalls.deskLogin.answer, await send(staffCalls.deskLogin.path, { phone_number, code })).token ?? ''
}

/** Asks the shop with the token of the desk on this phone. */
export const askDesk = async (page: Page, shop: Shop, name: DeskCallName, given: Given = {}): Promise<unknown> =>
  callAs(shop, await comingDeskToken(page, shop), name, given)

/** Changes something there as somebody else of the same shop would. */
export const changeAtDesk = async (
  page: Page,
  shop: Shop,
  name: DeskCallName,
  { id = '', params = { id }, body }: { id?: string; params?: Record<string, string>; body?: object },
): Promise<void> => {
  await callAs(shop, await comingDeskToken(page, shop), name, { params, ...(body !== undefined && { body }) })
}
