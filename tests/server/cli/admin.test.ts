import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../server/shop/accounts/demo-accounts.ts'
import { startServer, stopServer } from '../support/process.ts'
import { openCli, placeOrder, run, type Outcome } from './fixtures.ts'
import { answered } from '../../support/answered.ts'

const shop = await openCli()

/** Types a line into a terminal. */
const admin = (line: readonly string[], env: NodeJS.ProcessEnv = shop.env): Promise<Outcome> =>
  run(['server/cli/main.ts', ...line], env)

const OrderRows = v.array(v.object({ order_item_id: v.number(), order_id: v.string(), sku: v.string() }))

test('an operator ships and delivers what a farmer has ordered', async () => {
  const sku = await placeOrder()
  const rows = v.parse(OrderRows, await shop.admin('orders', 'list'))
  expect(rows[0]?.sku).toBe(sku)
  const item = String(rows[0]?.order_item_id)

  const list = await admin(['orders', 'list'])
  expect(list.stdout).toContain(sku)
  expect(list.stdout.split('\n')[0]).toMatch(/Item +Order +Status/)

  expect(await admin(['orders', 'ship', item])).toEqual({ code: 0, stdout: `Item ${item} is shipped.\n`, stderr: '' })
  expect(await shop.admin('orders', 'deliver', item)).toEqual({
    order_item_id: Number(item),
    item_status: 'delivered',
  })

  const history = await answered(callApi('orderHistory'))
  expect(history.data[0]).toMatchObject({ order_item_id: Number(item), item_status: 'delivered' })
  expect(history.data[0]?.delivery_date).toBeTruthy()

  const refused = await admin(['orders', 'ship', item, '--json'])
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).not.toBe('')
})

test('an operator reads where an order goes, finds it by a text, and tells of what came back', async () => {
  const sku = await placeOrder()
  const [row] = v.parse(OrderRows, await shop.admin('orders', 'list', '--search', sku))
  const [item, order] = [String(row?.order_item_id), row?.order_id ?? '']
  const shown = await admin(['orders', 'show', item])
  for (const part of ['Sunita Patil', 'Budhwar Peth', '422001', DEMO_CUSTOMER.phoneNumber, 'Collect', order, sku])
    expect(shown.stdout).toContain(part)
  expect(await shop.admin('orders', 'show', order)).toMatchObject({
    order_id: order,
    delivery_address: { city: 'Nashik' },
  })
  expect((await admin(['orders', 'list', '--search', order])).stdout).toContain('Budhwar Peth')
  expect((await admin(['orders', 'list', '--search', 'no such thing'])).stdout).toBe('No orders.\n')

  await shop.admin('orders', 'ship', item)
  expect(await admin(['orders', 'lost', item])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--reason'),
  })
  expect(await shop.admin('orders', 'undo', item, '--reason', 'Wrong number')).toMatchObject({
    item_status: 'placed',
  })
  await shop.admin('orders', 'ship', item)
  const back = ['orders', 'return', item, '--reason', 'Nobody at home', '--restock']
  expect((await admin(back)).stdout).toBe(`Item ${item} is cancelled.\n`)
  expect((await admin(['orders', 'show', item])).stdout).toMatch(/shipped +cancelled +operator +Nobody at home/)
})

test('a list is whole, however many pages the shop cuts it into', async () => {
  const reviews = v.parse(v.array(v.object({ id: v.number() })), await shop.admin('reviews', 'list'))
  expect(reviews.length).toBeGreaterThan(500)
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
})

test('stock changes by a difference, a customer is found and blocked, a listing and a seller are taken down', async () => {
  const sku = await placeOrder()
  const set = ['products', 'set', sku, '--add', '-1', '--reason', 'Torn bag']
  expect((await admin(set)).stdout).toMatch(/\d+ in stock\.\n$/)
  expect(await admin(set.slice(0, 5))).toMatchObject({ code: 1, stderr: expect.stringContaining('Say why') })

  const found = v.parse(
    v.array(v.object({ id: v.number() })),
    await shop.admin('customers', 'find', DEMO_CUSTOMER.email),
  )
  const id = String(found[0]?.id)
  const why = ['--reason', 'Orders what is never taken']
  expect((await admin(['customers', 'block', id, ...why])).stdout).toBe(
    `Customer ${id} is logged out and cannot log in.\n`,
  )
  const logIn = () => callApi('login', { body: { email: DEMO_CUSTOMER.email, password: DEMO_PASSWORD } })
  expect(await logIn()).toMatchObject({ status: false, message: expect.stringContaining('blocked') })
  expect((await admin(['customers', 'unblock', id])).stdout).toBe(`Customer ${id} can log in again.\n`)

  const { data } = await answered(callApi('products', { query: { limit: '1' } }))
  const [product] = data
  const page = () => callApi('productDetails', { params: { slug: product?.slug ?? '' } })
  expect((await admin(['listings', 'unpublish', String(product?.id)])).stdout).toMatch(/is off the shop\.\n$/)
  expect(isFailure(await page())).toBe(true)
  expect((await admin(['listings', 'publish', String(product?.id)])).stdout).toMatch(/is in the shop\.\n$/)
  const seller = String(product?.vendor.id)
  expect((await admin(['sellers', 'suspend', seller])).stdout).toBe(`Seller ${seller} is suspended.\n`)
  expect(isFailure(await page())).toBe(true)
  expect((await admin(['sellers', 'resume', seller])).stdout).toBe(`Seller ${seller} is accepted.\n`)
  expect(isFailure(await page())).toBe(false)
  expect((await admin(['sellers', 'show', seller])).stdout).toMatch(/Account +\S/)
})

test('a refund goes out through the provider, or another way with its reference', async () => {
  expect(await admin(['refunds', 'send', '999999'])).toMatchObject({ code: 1, stderr: 'Refund not found\n' })
  expect(await admin(['refunds', 'done', '1'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--reference'),
  })
})

test('what strangers have written is shown in a terminal, never obeyed by it', async () => {
  const enquiry = { phone_number: '9833333333', whats_app_number: '9833333333', email: 'eve@example.org' }
  const name = 'Eve\u001B]0;owned\u0007\u009B2J\u202Eecalp'
  await answered(callApi('enquiry', { body: { ...enquiry, name, message: 'a\u001B[31mb' } }))
  const { stdout } = await admin(['enquiries', 'list', '--search', 'eve@'])
  expect(stdout).toContain('eve@example.org')
  expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  const json = (await admin(['enquiries', 'list', '--json', '--search', 'eve@'])).stdout
  expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(JSON.parse(json)).toMatchObject([{ name }])
})

test('an operator cancels an order, and its stock is back', async () => {
  const stockOf = async (sku: string) => {
    const { data } = await answered(callApi('products', { query: { limit: '50', in_stock: '1' } }))
    return data.flatMap(({ variants }) => variants).find((variant) => variant.sku === sku)?.stock_quantity
  }
  const sku = await placeOrder()
  const sold = await stockOf(sku)
  const [row] = v.parse(OrderRows, await shop.admin('orders', 'list'))
  expect(await shop.admin('orders', 'cancel', String(row?.order_item_id))).toMatchObject({ item_status: 'cancelled' })
  expect(await stockOf(sku)).toBe(Number(sold) + 1)
})

test('a new price and stock show in the shop at once', async () => {
  const { data: before } = await answered(callApi('products', { query: { limit: '1' } }))
  const { slug, variants } = before[0] ?? { slug: '', variants: [] }
  const sku = variants[0]?.sku ?? ''
  const said = await admin([
    'products',
    'set',
    sku,
    '--price',
    '1999.5',
    '--selling-price',
    '1266.25',
    '--stock',
    '7',
    '--cod',
    '0',
  ])
  expect(said).toEqual({
    code: 0,
    stdout: `${sku}: list price ₹1,999.50, sold at ₹1,266.25, 7 in stock.\n`,
    stderr: '',
  })
  const after = await answered(callApi('productDetails', { params: { slug } }))
  expect(after.data.variants.find((variant) => variant.sku === sku)).toMatchObject({
    price: 1999.5,
    selling_price: 1266.25,
    stock_quantity: 7,
    cod_available: 0,
  })
})

test('sellers and enquiries are listed, and an applicant becomes a seller', async () => {
  await answered(
    callApi('sellerRequest', {
      body: {
        name: 'Ramesh Yadav',
        phone_number: '9811111111',
        whats_app_number: '9811111111',
        email: 'ramesh@example.org',
      },
    }),
  )
  await answered(
    callApi('enquiry', {
      body: {
        name: 'Meena',
        phone_number: '9822222222',
        whats_app_number: '9822222222',
        email: 'meena@example.org',
        message: '40 bags\nof urea',
      },
    }),
  )
  const sellers = v.parse(v.array(v.object({ id: v.number(), email: v.string() })), await shop.admin('sellers', 'list'))
  const applicant = sellers.find(({ email }) => email === 'ramesh@example.org')
  const invited = await shop.admin('sellers', 'invite', String(applicant?.id))
  expect(invited).toMatchObject({ token: expect.stringMatching(/^\S{40,}$/) })
  expect((await admin(['sellers', 'reject', String(applicant?.id)])).stdout).toBe(
    `Seller ${applicant?.id} is rejected.\n`,
  )
  expect((await admin(['enquiries', 'list'])).stdout).toContain('40 bags of urea')
})

test('the deal is the one that was set', async () => {
  const days = ['--start', '2020-01-01', '--end', '2099-12-31']
  expect(await admin(['deals', 'set', '--text', 'Sowing week', ...days])).toMatchObject({ code: 0, stderr: '' })
  expect((await answered(callApi('deal'))).data[0]).toMatchObject({ deals: 'Sowing week' })
})

test.each([
  ['an item nobody ordered', ['orders', 'ship', '999999'], /not found/i],
  ['a word for an id', ['orders', 'ship', 'first'], /not found/i],
  ['an unknown verb', ['orders', 'send', '1'], /unknown command 'send'/],
  ['nothing to set', ['products', 'set', 'X-1'], /Say what to set/],
  ['a price that is no figure', ['products', 'set', 'X-1', '--price', 'cheap'], /A figure such as/],
  ['a date that is none', ['deals', 'set', '--text', 'T', '--start', 'soon', '--end', 'later'], /2026-01-31/],
])('%s is refused on standard error with exit code 1', async (_, line, reason) => {
  const { code, stdout, stderr } = await admin([...line, ...(line.includes('send') ? [] : ['--json'])])
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(reason)
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('a wrong token, a missing token and a closed shop are told apart', async () => {
  const env = { ...shop.env, SHOP_ADMIN_TOKEN: 'not-the-token-of-this-shop' }
  expect(await admin(['orders', 'list'], env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The token is not the one'),
  })
  const homeless = { ...shop.env, DATA_DIR: '/nowhere', SHOP_ADMIN_TOKEN: '' }
  expect(await admin(['orders', 'list'], homeless)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('/nowhere/admin-token'),
  })
  const closed = { ...shop.env, SHOP_URL: 'http://localhost:9' }
  expect(await admin(['orders', 'list'], closed)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No shop answers at http://localhost:9'),
  })
})

test('help teaches with examples', async () => {
  expect((await admin(['--help'])).stdout).toContain('npm run --silent admin -- orders ship')
  expect((await admin(['products', 'set', '--help'])).stdout).toContain('--selling-price <rupees>')
})

test('banners are set from a file of this machine, and an account is opened for a farmer', async () => {
  const set = await admin(['banners', 'set', 'seller', 'public/icon-192.png', '--json'])
  const banner = JSON.parse(set.stdout)
  expect(banner).toEqual({ source_type: 'seller', image_urls: [expect.stringMatching(/^[0-9a-f]{32}\.webp$/)] })
  expect((await fetch(`${shop.url}/images/banners/${banner.image_urls[0]}`)).headers.get('Content-Type')).toBe(
    'image/webp',
  )
  expect((await admin(['banners', 'set', 'seller', 'nowhere.png'])).stderr).toContain('There is no picture nowhere.png')

  const farmer = ['customers', 'open', '--name', 'Asha Rao', '--phone', '9822012345', '--email', 'asha@example.com']
  expect((await admin(farmer)).stdout).toMatch(/^Account \d+ of Asha Rao is open\. A log-in code was sent/)
  expect(await admin(farmer)).toMatchObject({ code: 1, stderr: expect.stringContaining('already exists') })
})

test('a backup is restored in an empty folder, which then serves the same shop', async () => {
  const folder = shop.env['DATA_DIR'] ?? ''
  const file = join(folder, 'shop.gz')
  expect((await admin(['backup', file])).stdout).toMatch(/shop\.gz is written, [\d.]+ MB\./)
  const restore = (dataDir: string) =>
    run(['server/restore.ts', file], { ...shop.env, DATA_DIR: dataDir, SHOP_ADMIN_TOKEN: '' })
  expect(await restore(join(folder, 'restored'))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d+ rows are back\.\n0 accounts that were erased since /),
  })
  expect(await restore(join(folder, 'restored'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not empty'),
  })
  const again = startServer({ DATA_DIR: join(folder, 'restored') })
  const answersOf = (url: string): Promise<unknown[]> =>
    Promise.all(
      ['products?limit=50', 'vendors', 'get-deal'].map(async (path) => (await fetch(`${url}/api/${path}`)).json()),
    )
  expect(await answersOf(await again.address)).toEqual(await answersOf(shop.url))
  expect(await stopServer(again, 'SIGTERM')).toBe(0)
  expect(await admin(['backup', '/nowhere/shop.gz'])).toMatchObject({ code: 1, stdout: '' })
}, 120_000)

test('an operator says where a seller delivers, and is told at the field what cannot be', async () => {
  const Zones = v.array(v.object({ seller_id: v.number(), zones: v.array(v.unknown()) }))
  const [first] = v.parse(Zones, await shop.admin('zones', 'list'))
  const seller = String(first?.seller_id)
  expect(await shop.admin('zones', 'set', seller, '--pins', '42,all', '--days', '2-4', '--no-cash')).toMatchObject({
    zones: [{ pins: ['', '42'], days: [2, 4], cash_max: 0 }],
  })
  const limited = await admin(['zones', 'set', seller, '--pins', 'all', '--days', '5', '--cash-limit', '500.50'])
  expect(limited.stdout).toMatch(/: 42: 2-4 days, no cash; all: 5-5 days, cash up to ₹500\.50\n$/)
  const refused = await admin(['zones', 'set', seller, '--pins', '99,4', '--days', '4-2'])
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toMatch(/ {2}pins: .+\n {2}days: The first day comes after the last/)
  expect(await shop.admin('zones', 'list', seller)).toMatchObject([{ zones: [{ pins: ['42'] }, { pins: [''] }] }])
  expect(await shop.admin('zones', 'remove', seller)).toMatchObject({ zones: [] })
})
