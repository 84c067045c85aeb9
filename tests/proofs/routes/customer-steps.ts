import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orderItems } from '../../../server/db/schema.ts'
import { newToken } from '../../../server/shop/login/sessions.ts'
import { addGoods, addSeller } from '../../server/support/fixtures.ts'
import {
  openBuyer,
  orderAndRequest,
  orderPrepaid,
  pay,
  verify,
  type Buyer,
} from '../../server/payments/payment-steps.ts'
import type { Ask, TestShop } from '../../server/support/support.ts'

/** Steps that create a customer's rows in the shop. */

const PRICE = 100

/** An item bought for cash, moved by the operator as far as said. */
export const buy = async (shop: TestShop, me: Buyer, ...moves: ('ship' | 'deliver')[]) => {
  const goods = await addGoods(shop.db, { price: PRICE })
  await me.ask('POST', 'order/create', { body: { order_items: [me.line(goods.sku, PRICE)] }, key: randomUUID() })
  const { data } = (await me.ask('GET', 'order/get-history')).body
  const { order_item_id: itemId } = data.find((row: { sku: string }) => row.sku === goods.sku)
  for (const verb of moves) await shop.operator('POST', `admin/orders/${itemId}/${verb}`)
  return { goods, itemId: String(itemId) }
}

export const reviewed = async (shop: TestShop, me: Buyer) => {
  const { goods } = await buy(shop, me, 'ship', 'deliver')
  const form = new FormData()
  const fields = { published_product_id: String(goods.listing.id), sku: goods.sku, rating: '4', comment: 'Good' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  await me.ask('POST', 'product-review', { form, key: randomUUID() })
  const { data } = (await shop.operator('GET', 'admin/reviews')).body
  return { goods, reviewId: String(data.find((row: { sku: string }) => row.sku === goods.sku).id) }
}

/** An item whose return waits for an answer. */
export const askedBack = async (shop: TestShop, me: Buyer): Promise<string> => {
  const { itemId } = await buy(shop, me, 'ship', 'deliver')
  await me.ask('POST', `order/return/${itemId}`, { body: { reason: 'Too much' }, key: randomUUID() })
  return itemId
}

export const givenBack = async (shop: TestShop, me: Buyer): Promise<string> => {
  const itemId = await askedBack(shop, me)
  const { data } = (await shop.operator('GET', 'admin/returns')).body
  return String(data.find((row: { order_item_id: number }) => String(row.order_item_id) === itemId).id)
}

export const refundDue = async (shop: TestShop, me: Buyer): Promise<string> => {
  const { sku } = await addGoods(shop.db, { price: PRICE })
  const requested = await orderAndRequest(me, sku, PRICE)
  await verify(me, requested, await pay(me, requested))
  const { data } = (await me.ask('GET', 'order/get-history')).body
  const { order_item_id } = data.find((row: { sku: string }) => row.sku === sku)
  await me.ask('POST', `order/cancel/${order_item_id}`, { key: randomUUID() })
  const refunds = (await shop.operator('GET', 'admin/refunds')).body.data
  return String(refunds.find((row: { order_id: string }) => row.order_id === requested.id).id)
}

/** An order that waits for its payment. */
export const orderUnpaid = async (shop: TestShop, me: Buyer): Promise<string> => {
  const { sku } = await addGoods(shop.db, { price: PRICE })
  return (await orderPrepaid(me, sku, PRICE)).body.data
}

export const contact = () => {
  const phone_number = String(randomInt(6_000_000_000, 9_999_999_999))
  const email = `${randomUUID()}@farm.example`
  return { name: 'Asha Rao', phone_number, whats_app_number: phone_number, email }
}
export const PASSWORD = 'long-enough-2026'

/** An account with a password, opened over the network. */
export const registered = async (shop: TestShop) => {
  const form = { ...contact(), password: PASSWORD }
  await shop.ask('POST', 'auth/register', { body: form })
  return form
}

export const codeFor = async (shop: TestShop, purpose: 'login' | 'password') => {
  const { phone_number } = await registered(shop)
  await shop.ask('POST', 'auth/request-code', { body: { phone_number, purpose } })
  return { phone_number, code: /^\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '' }
}

/** An application that was invited to fill in the full form. */
export const invited = async (shop: TestShop) => {
  const seller = await addSeller(shop.db, { vendorStatus: 'requested' })
  const { body } = await shop.operator('POST', `admin/sellers/${seller.id}/invite`)
  return { id: String(seller.id), token: body.data.token as string }
}

/** Every kind of caller beside the owner. */
export const openStrangers = async (shop: TestShop): Promise<Record<string, Ask>> => {
  const left = await openBuyer(shop)
  await left.ask('POST', 'auth/logout')
  const seller = await addSeller(shop.db)
  return {
    nobody: shop.ask,
    'made up': shop.askAs(newToken()),
    revoked: left.ask,
    seller: (await shop.staff(seller.id)).ask,
    other: (await openBuyer(shop)).ask,
    operator: shop.operator,
  }
}

/** Somebody of a shop who has taken cash at a door. */
export const cashTaken = async (shop: TestShop, me: Buyer) => {
  const { itemId, goods } = await buy(shop, me)
  const [item] = await shop.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.id, Number(itemId)))
  const packer = await shop.staff(goods.listing.sellerId, 'packer')
  const act = (verb: string, body: object) =>
    packer.ask('POST', `desk/shipments/${item?.shipmentId}/${verb}`, { body, key: randomUUID() })
  await act('pack', { lines: [{ order_item_id: item?.id, quantity: item?.quantity }] })
  await act('hand-over', {})
  await act('deliver', { cash_taken: 100 })
  return { sellerId: goods.listing.sellerId, staff_id: packer.id }
}
