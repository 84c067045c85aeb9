import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { outbox, shipments, staff } from '../../../server/db/schema.ts'
import { openSession } from '../../../server/shop/login/sessions.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { Buyer } from '../payments/payment-steps.ts'
import { openProven } from '../enquiries/quote-steps.ts'
import { addGoods, pushBrowser } from '../support/fixtures.ts'
import type { Ask, TestShop } from '../support/support.ts'

/** A customer and a seller, both of whom may be told news in their browsers. */

/** Subscribes the browser of a customer, or of somebody at the desk; returns its endpoint. */
export const subscribe = async (
  ask: Ask,
  { language = 'en', desk = false }: { language?: Language; desk?: boolean },
) => {
  const browser = pushBrowser()
  await ask('POST', `${desk ? 'desk/' : ''}push/subscribe`, { body: { ...browser, language } })
  return browser.endpoint
}

/** Somebody who works in a shop. */
export const openDesk = async (shop: TestShop, sellerId: number) => {
  const phoneNumber = `8${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const [row] = await shop.db.insert(staff).values({ sellerId, name: 'Ravi', phoneNumber, role: 'owner' }).returning()
  if (row === undefined) throw new Error('Nobody was stored')
  return { id: row.id, ask: shop.askAs(await openSession(shop.deps, 'staff', row.id)) }
}

export const order = async (
  me: Buyer,
  sku: string,
  { quantity = 1, lang = 'en' }: { quantity?: number; lang?: Language },
) => {
  const body = { order_items: [me.line(sku, 100, quantity)] }
  const answer = await me.ask('POST', `order/create?lang=${lang}`, { body, key: randomUUID() })
  return answer.body.data as string
}

/** An order in cash, its parcel, and both sides with a browser that is subscribed. */
export const ordered = async (shop: TestShop, { stock = 100, quantity = 1 } = {}) => {
  const me = await openProven(shop)
  const goods = await addGoods(shop.db, { stock })
  const { sellerId } = goods.listing
  const desk = await openDesk(shop, sellerId)
  const browser = await subscribe(me.ask, {})
  await subscribe(desk.ask, { desk: true })
  const orderId = await order(me, goods.sku, { quantity })
  const [parcel] = await shop.db.select().from(shipments).where(eq(shipments.orderId, orderId))
  if (parcel === undefined) throw new Error('There is no parcel')
  const move = (verb: string, body?: object) =>
    desk.ask('POST', `desk/shipments/${parcel.id}/${verb}`, { ...(body && { body }), key: randomUUID() })
  const items: { order_item_id: number }[] = (await me.ask('GET', 'order/get-history')).body.data
  return {
    me,
    desk,
    goods,
    sellerId,
    browser,
    orderId,
    parcelId: parcel.id,
    itemId: items[0]?.order_item_id ?? 0,
    move,
  }
}

/** The names of what somebody was told, in the order in which it was written. */
export const toldTo = async (
  { db }: TestShop,
  to: { customerId: number } | { sellerId: number },
  channel?: 'sms' | 'push',
) => {
  const isTheirs = 'customerId' in to ? eq(outbox.customerId, to.customerId) : eq(outbox.sellerId, to.sellerId)
  const ofChannel = channel && eq(outbox.channel, channel)
  const rows = await db.select().from(outbox).where(and(isTheirs, ofChannel)).orderBy(asc(outbox.id))
  return rows.map(({ template }) => template)
}
