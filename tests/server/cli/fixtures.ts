import { execFile } from 'node:child_process'
import { afterAll, inject } from 'vitest'
import { openShop, type Shop } from '../../journeys/support/shop.ts'
import { randomUUID } from 'node:crypto'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { callApi } from '../../../src/client/api/call.ts'
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../server/shop/accounts/demo-accounts.ts'
import { answered } from '../../support/answered.ts'

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Runs a program of the shop. */
export const run = (line: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, line, { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })

const ADDRESS = {
  name: 'Sunita Patil',
  phone_number: DEMO_CUSTOMER.phoneNumber,
  house_number: '12',
  area: 'Budhwar Peth',
  pincode: '422001',
  city: 'Nashik',
  district: 'Nashik',
  state: 'Maharashtra',
}

/** From here on calls go to this shop, as a guest: another file of the same process may have set something else. */
const callShop = (url: string): void =>
  configureCalls({ base: `${url}/api/`, fetch: (input, init) => fetch(input, init), token: () => null })

/** A cash order of one piece; returns its sku. */
export const placeOrder = async (): Promise<string> => {
  const { token, user } = await answered(
    callApi('login', { body: { email: DEMO_CUSTOMER.email, password: DEMO_PASSWORD } }),
  )
  configureCalls({ token: () => token })
  const [delivery, billing] = [randomUUID(), randomUUID()]
  await answered(callApi('addressCreate', { body: { ...ADDRESS, id: delivery }, key: randomUUID() }))
  await answered(callApi('billingAddressCreate', { body: { ...ADDRESS, id: billing }, key: randomUUID() }))
  const { data: products } = await answered(callApi('products', { query: { in_stock: '1', limit: '50' } }))
  const sold = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const line = sold.find(({ variant }) => variant.stock_quantity > 0 && variant.cod_available === 1)
  if (line === undefined) throw new Error('Nothing can be bought for cash')
  await answered(
    callApi('orderCreate', {
      key: randomUUID(),
      body: {
        order_items: [
          {
            product_id: line.product.product_id,
            sku: line.variant.sku,
            quantity: 1,
            price: line.variant.selling_price,
            item_price: line.variant.selling_price,
            payment_method: 'c',
            delivery_address_id: delivery,
            billing_address_id: billing,
            customer_id: user.id,
          },
        ],
      },
    }),
  )
  return line.variant.sku
}

/** A shop of its own, to which calls go from now on, until the tests of the file have ended. */
export const openCli = async (): Promise<Shop> => {
  const shop = await openShop(inject('migrated'))
  afterAll(() => shop.dispose())
  await shop.start()
  callShop(shop.url)
  return shop
}
