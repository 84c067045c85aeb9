import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import {
  complaints,
  customers,
  enquiries,
  idempotency,
  orderEvents,
  orderItems,
  orders,
  quotes,
  returnMedia,
  returns,
  shipments,
} from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { releaseFiles } from '../uploads/release-files.ts'

/** What was written about a customer in words goes with the account; what the books need of her orders stays. */

type Words = Pick<ShopContext, 'db'>
type Text = string | null | undefined

/** Rows of orders and of what hangs on them, for those of one customer. */
const ownRows = ({ db }: Words, customerId: number) => {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  const items = db.select({ id: orderItems.id }).from(orderItems).where(inArray(orderItems.orderId, own))
  const asked = db.select({ id: returns.id }).from(returns).where(inArray(returns.orderItemId, items))
  const quoted = db.select({ id: quotes.enquiryId }).from(quotes).where(inArray(quotes.orderId, own))
  return { own, items, asked, quoted }
}

/** Her enquiries: those of a number that she has proven, and those of which an order came. */
const ownEnquiries = (shop: Words, { id, phoneNumber, phoneProvenAt }: typeof customers.$inferSelect) => {
  const isQuoted = inArray(enquiries.id, ownRows(shop, id).quoted)
  return phoneNumber === null || phoneProvenAt === null
    ? isQuoted
    : sql`(${isQuoted} or ${eq(enquiries.phoneNumber, phoneNumber)})`
}

/** All that she and others have written, before it is emptied. */
const wordsOf = async (shop: Words, customer: typeof customers.$inferSelect): Promise<string[]> => {
  const { db } = shop
  const { items, own } = ownRows(shop, customer.id)
  const asked = await db.select().from(returns).where(inArray(returns.orderItemId, items))
  const events = await db.select().from(orderEvents).where(inArray(orderEvents.orderItemId, items))
  const sent = await db.select().from(shipments).where(inArray(shipments.orderId, own))
  const lines = await db.select().from(orderItems).where(inArray(orderItems.orderId, own))
  const told = await db.select().from(complaints).where(eq(complaints.customerId, customer.id))
  const wanted = await db
    .select({ enquiry: enquiries, note: quotes.note })
    .from(enquiries)
    .leftJoin(quotes, eq(quotes.enquiryId, enquiries.id))
    .where(ownEnquiries(shop, customer))
  const { name, phoneNumber, whatsAppNumber, email } = customer
  const words: Text[] = [
    name,
    name.split(' ')[0],
    phoneNumber,
    whatsAppNumber,
    email,
    ...asked.flatMap(({ reason, note }) => [reason, note]),
    ...events.map(({ reason }) => reason),
    ...sent.flatMap(({ carrier, tracking }) => [carrier, tracking]),
    ...lines.flatMap(({ deliveryAddress, billingAddress }) =>
      [deliveryAddress, billingAddress].flatMap((at) => [at.name, at.phone_number, at.house_number, at.landmark]),
    ),
    ...told.flatMap(({ complaint, answer }) => [complaint, answer]),
    ...wanted.flatMap(({ enquiry, note }) => [
      note,
      enquiry.message,
      enquiry.name,
      enquiry.phoneNumber,
      enquiry.whatsAppNumber,
      enquiry.email,
      ...enquiry.lines.map((line) => ('words' in line ? line.words : null)),
    ]),
  ]
  return [...new Set(words)].filter((word): word is string => Boolean(word))
}

const without = (words: ReadonlySet<string>, value: unknown): unknown => {
  if (typeof value === 'string') return words.has(value) ? '' : value
  if (Array.isArray(value)) return value.map((one) => without(words, one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(words, one)]))
}

/** Receipts of staff and guests hold answers in which she stands. They stay, so that no late copy is done again. */
const emptyReceipts = async ({ db }: Words, words: readonly string[]): Promise<void> => {
  const isIn = sql`exists (select from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
    where strpos(${idempotency.body}::text, to_jsonb(word)::text) > 0)`
  const holding = await db
    .select()
    .from(idempotency)
    .where(and(lte(idempotency.accountId, 0), isIn))
  for (const { accountId, key, body } of holding)
    await db
      .update(idempotency)
      .set({ body: without(new Set(words), body) })
      .where(and(eq(idempotency.accountId, accountId), eq(idempotency.key, key)))
}

/** Empties reasons, notes and ways to her door in what stays, and deletes pictures and enquiries. */
export const eraseWords = async (shop: Words, customer: typeof customers.$inferSelect): Promise<void> => {
  const { db } = shop
  await emptyReceipts(shop, await wordsOf(shop, customer))
  const { own, items, asked } = ownRows(shop, customer.id)
  await db.update(orderEvents).set({ reason: null }).where(inArray(orderEvents.orderItemId, items))
  await releaseFiles({ db }, await db.delete(returnMedia).where(inArray(returnMedia.returnId, asked)).returning())
  await db.update(returns).set({ reason: '', note: null }).where(inArray(returns.orderItemId, items))
  await db.update(shipments).set({ carrier: null, tracking: null }).where(inArray(shipments.orderId, own))
  const landmark = sql`'{"landmark": null}'::jsonb`
  await db
    .update(orderItems)
    .set({
      deliveryAddress: sql`${orderItems.deliveryAddress} || ${landmark}`,
      billingAddress: sql`${orderItems.billingAddress} || ${landmark}`,
    })
    .where(inArray(orderItems.orderId, own))
  await db.delete(enquiries).where(ownEnquiries(shop, customer))
}
