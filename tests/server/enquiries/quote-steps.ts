import { randomInt, randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { customers, enquiries } from '../../../server/db/schema.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { openBuyer, type Buyer } from '../payments/payment-steps.ts'
import { addGoods, addressForm, type Goods } from '../support/fixtures.ts'
import type { Ask, TestShop } from '../support/support.ts'

/** Steps from a bulk enquiry to its quote, as customer and desk take them. */

const DAY_MS = 24 * 60 * 60 * 1000

/** So many days after today, in India. */
export const dayIn = (days: number): string => dayInIndia(Date.now() + days * DAY_MS)

export const phoneNumber = (): string => String(randomInt(6e9, 1e10))

/** Whoever has this phone has shown it by a code. */
export const provePhone = async ({ db }: TestShop, customerId: number): Promise<string> => {
  const [row] = await db
    .update(customers)
    .set({ phoneProvenAt: new Date() })
    .where(eq(customers.id, customerId))
    .returning()
  return row?.phoneNumber ?? ''
}

/** A customer with addresses and a proven phone. */
export const openProven = async (shop: TestShop): Promise<Buyer & { phone: string }> => {
  const me = await openBuyer(shop)
  return { ...me, phone: await provePhone(shop, me.id) }
}

export interface Asked {
  phone?: string
  pincode?: string | null
  lines: ({ sku: string; quantity: number } | { words: string; quantity: number })[]
}

/** Sends a bulk enquiry as a guest does; returns its number. */
export const enquire = async (shop: TestShop, { phone = phoneNumber(), pincode, lines }: Asked): Promise<number> => {
  const body = {
    message: 'Contact for Bulk Order',
    name: 'Asha Devi Patil',
    phone_number: phone,
    whats_app_number: phone,
    email: 'asha.patil@farm.example',
    ...(pincode !== null && { pincode: pincode ?? addressForm.pincode }),
    lines,
  }
  const answer = await shop.ask('POST', 'enquiry', { body, key: randomUUID(), from: `198.51.100.${randomInt(1, 255)}` })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  const [row] = await shop.db
    .select()
    .from(enquiries)
    .where(eq(enquiries.phoneNumber, phone))
    .orderBy(desc(enquiries.id))
  return row?.id ?? 0
}

/** 500 pieces for 80 rupees each, instead of 100. */
export const offer = (sku: string, changes: object = {}) => ({
  lines: [{ line: 0, sku, quantity: 500, unit_price: 80 }],
  valid_until: dayIn(7),
  ...changes,
})

export const quote = (ask: Ask, enquiryId: number, body: object) =>
  ask('POST', `desk/enquiries/${enquiryId}/quote`, { body, key: randomUUID() })

export const accept = (me: Buyer, quoteId: number, changes: object = {}) =>
  me.ask('POST', `quotes/${quoteId}/accept`, {
    body: { delivery_address_id: me.deliveryId, billing_address_id: me.billingId, ...changes },
    key: randomUUID(),
  })

/** An enquiry for one pack of plenty, answered by its shop. */
export const quoted = async (shop: TestShop, changes: object = {}) => {
  const me = await openProven(shop)
  const goods: Goods = await addGoods(shop.db, { price: 100, stock: 1000 })
  const seller = await shop.staff(goods.listing.sellerId, 'support')
  const enquiryId = await enquire(shop, { phone: me.phone, lines: [{ sku: goods.sku, quantity: 500 }] })
  const sent = await quote(seller.ask, enquiryId, offer(goods.sku, changes))
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body))
  const quoteId: number = sent.body.data.quotes[0].id
  return { me, goods, seller, enquiryId, quoteId, sellerId: goods.listing.sellerId }
}
