import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { staffCalls } from '../../../../src/contract/staff-calls.ts'
import type { Product } from '../../../../src/contract/entities.ts'
import { callApi } from '../../../../src/client/api/call.ts'
import { answered } from '../../../support/answered.ts'
import type { Shop } from '../shop.ts'
import { oneOf, type Farmer } from '../steps.ts'

/** A seller, her goods and a customer whose names, addresses and prices are as long as the forms take them. */

const LONG_WORD = 'Krishnarajapuramvenkateshwarakrishiseva'
const SHOP_NAME = `Sri Venkateshwara Raitha Seva Sahakara Sangha Niyamita and Sons, ${LONG_WORD} Branch, Chikkaballapura`
const SELLER = {
  name: 'Vijayalakshmi Venkatasubramanian-Deshpande',
  phone_number: '9822012301',
  whats_app_number: '9822012301',
}
const EMAIL = 'vijayalakshmi.venkatasubramanian@sri-venkateshwara-raitha-seva-sahakara-sangha.example'
const TITLE =
  'Heavy-duty self-propelled multi-crop paddy, wheat and soybean harvester with a 4.2 m cutter bar, canopy and tool box, model HDSPMC4200TURBOPLUSINTERCOOLED'

export const LONG_FARMER: Farmer = {
  name: 'Venkatanarasimharajuvaripeta Subrahmanyeshwara Lakshmi Narasimhachari Iyengar',
  phone: '9822012302',
  email: 'venkatanarasimharajuvaripeta.subrahmanyeshwara@a-very-long-name-of-a-mail-server.example',
  password: 'kharif-2026-soya',
}

const ADDRESS = {
  house_number:
    'Survey No. 1274/2A/1, behind the primary agricultural credit society, third lane, first house on the left',
  area: 'Thiruvananthapurambalaramapuramneyyattinkara Road, opposite the weekly cattle market',
  pincode: '695123',
  city: 'Neyyattinkara',
  district: 'Thiruvananthapuram',
  state: 'Kerala',
}

const goods = (): string => {
  const rows = [
    ['Two-year warranty, with 12 V battery', '1234567.50', '1499999.00'],
    ['Spare belt', '123.45', '199.00'],
  ].map(([option = '', price = '', mrp = '']) => [
    'harvester',
    TITLE,
    SHOP_NAME,
    'Hand tools',
    option,
    price,
    mrp,
    '40',
    SHOP_NAME,
  ])
  const headings = [
    'Handle',
    'Title',
    'Vendor',
    'Type',
    'Option1 Value',
    'Variant Price',
    'Variant Compare At Price',
    'Variant Inventory Qty',
    'Brand',
  ]
  return [headings, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
}

/** The seller is accepted, and her goods are on sale. */
export const openLongSeller = async (shop: Shop): Promise<{ id: number; product: Product }> => {
  await answered(callApi('sellerRequest', { body: { ...SELLER, email: EMAIL } }))
  const sellers = v.parse(staffCalls.deskSellers.answer.entries.data, await shop.admin('sellers', 'list'))
  const id = sellers.find(({ email }) => email === EMAIL)?.id ?? 0
  const invited = await shop.admin('sellers', 'invite', String(id))
  const { link } = v.parse(staffCalls.deskSellerInvite.answer.entries.data, invited)
  const token = new URL(link).searchParams.get('token') ?? ''
  const { house_number, area, ...place } = ADDRESS
  const form = { token, shop_name: SHOP_NAME, address: `${house_number}, ${area}`, ...place }
  await answered(callApi('sellerForm', { params: { id: String(id) }, body: form }))
  await shop.admin('sellers', 'accept', String(id))
  const file = join(shop.folder, 'goods.csv')
  await writeFile(file, goods())
  await shop.admin('catalogue', 'import', file)
  return { id, product: await oneOf(shop, `seller=${id}`) }
}

/** Has an account, an address and an order in cash of the cheaper of the two packs. */
export const openLongFarmer = async (sku: string, item_price: number): Promise<void> => {
  const { name, phone: phone_number, email, password } = LONG_FARMER
  const form = { name, phone_number, whats_app_number: phone_number, email, password }
  await answered(callApi('register', { body: form }))
  const { token } = await answered(callApi('login', { body: { email, password } }))
  const [delivery_address_id, billing_address_id] = [randomUUID(), randomUUID()]
  const address = { ...ADDRESS, name, phone_number }
  await answered(callApi('addressCreate', { token, body: { ...address, id: delivery_address_id }, key: randomUUID() }))
  await answered(
    callApi('billingAddressCreate', { token, body: { ...address, id: billing_address_id }, key: randomUUID() }),
  )
  const line = { sku, quantity: 3, item_price, payment_method: 'c' as const, delivery_address_id, billing_address_id }
  await answered(callApi('orderCreate', { token, body: { order_items: [line] }, key: randomUUID() }))
}
