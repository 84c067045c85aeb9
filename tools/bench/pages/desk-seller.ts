import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { openCustomer } from '../../../tests/journeys/support/desk-steps.ts'
import type { Shop } from '../../../tests/journeys/support/shop.ts'
import { openOnPort } from '../../../tests/support/open-on-port.ts'

/** A seller with many orders, and somebody who packs them. */

const PHONE = '9822099001'
/** Cash of one customer and day is limited. */
const ORDERS_EACH = 20

interface Gateway {
  url: string
  /** The code that was sent last. */
  code: () => Promise<string>
  close: () => void
}

/** Keeps what the shop sends to phones. */
export const openGateway = async (): Promise<Gateway> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const code = /\b\d{6}\b/.exec(text.replace(PHONE, ''))?.[0]
      if (text.includes(PHONE) && code !== undefined) resolve(code)
      response.end()
    })
  })
  const port = await openOnPort(server)
  return { url: `http://127.0.0.1:${port}`, code: () => promise, close: () => server.close() }
}

/** Orders of one seller, all still to be packed, and who packs them. */
export const placeOrders = async (shop: Shop, orders: number): Promise<void> => {
  let sellerId = 0
  for (let made = 0; made < orders; made += ORDERS_EACH) {
    const number = String(9_822_090_000 + made)
    const farmer = { name: 'Kamal Jadhav', phone: number, email: `${number}@example.com`, password: 'rabi-2026-gehu' }
    const customer = await openCustomer(shop, farmer)
    sellerId = customer.sellerId
    for (const { sku } of customer.packs)
      await shop.admin('products', 'set', sku, '--stock', '10000', '--reason', 'for the benchmark')
    for (let order = 0; order < ORDERS_EACH; order++) await customer.order([1, 1])
  }
  const packer = { name: 'Ravi', phone: PHONE, role: 'packer', seller: String(sellerId) }
  await shop.admin('staff', 'add', ...Object.entries(packer).flatMap(([name, value]) => [`--${name}`, value]))
}

/** Ends with the list on the phone, and the desk's worker in control. */
export const logIn = async (page: Page, orders: number, code: () => Promise<string>): Promise<void> => {
  await page.goto('/desk/login')
  const main = page.getByRole('main')
  await main.locator('[name=phone_number]').fill(PHONE)
  await main.getByRole('button', { name: 'Send me a code' }).click()
  await main.locator('[name=code]').fill(await code())
  await main.getByRole('button', { name: 'Log in' }).click()
  await page
    .getByRole('link', { name: new RegExp(`^To pack ${orders}`) })
    .first()
    .waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
