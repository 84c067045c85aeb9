import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Language } from '../../../src/contract/languages.ts'
import { newsMessage, type NewsKind, type NewsValues } from './texts/news-messages.ts'
import { customers, outbox, pushSubscriptions, sellers, staff } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { Refusal } from '../core/refusal.ts'
import { sendSms, spokenTo } from '../core/send-sms.ts'
import { inTransaction, reasonOf } from '../core/transaction.ts'

type Row = typeof outbox.$inferSelect

/** Sent at the same time, so that one that hangs holds up only what is in its batch, and that not for long. */
const BATCH = 20
const SEND_TIMEOUT_MS = 15_000
/** For this long nobody else sends what somebody has begun to send; then the sender counts as dead. */
const LEASE_MS = 60_000
const TRIES_MAX = 10
const RETRY_MS = 30_000
const RETRY_MAX_MS = 60 * 60_000
const HOUR_MS = 60 * 60_000

/** After this nobody wants to hear it any more. */
const HOURS: Partial<Record<NewsKind, number>> = { out: 12, failed: 12, packed: 24 }
const HOURS_ELSE = 72

const endOf = ({ template, createdAt }: Row): number =>
  createdAt.getTime() + (HOURS[template as NewsKind] ?? HOURS_ELSE) * HOUR_MS

/** Takes rows that are due, each for one process, and counts the attempt before it is made. */
const claim = (shop: ShopContext, channel: Row['channel']): Promise<Row[]> =>
  inTransaction(shop, async ({ db, clock }) => {
    const now = clock()
    const due = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.state, 'waiting'), eq(outbox.channel, channel), lte(outbox.nextAt, now)))
      .orderBy(asc(outbox.nextAt), asc(outbox.id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: new Date(now.getTime() + LEASE_MS) })
      .where(inArray(outbox.id, ids))
      .returning()
  })

const messageOf = ({ template, params }: Row, language: Language) =>
  // Written by `tell`, which takes only values that belong to their kind.
  newsMessage(template as NewsKind, params as unknown as NewsValues[NewsKind], language)

/** A web address without what every phone adds itself. */
const linkOf = ({ publicUrl }: ShopContext, path: string): string => publicUrl.replace(/^https?:\/\//, '') + path

const numberOf = async ({ db }: ShopContext, { customerId, staffId }: Row): Promise<string | null> => {
  if (staffId !== null) {
    const isIn = and(eq(staff.id, staffId), isNull(staff.disabledAt))
    const [member] = await db.select().from(staff).where(isIn)
    return member?.phoneNumber ?? null
  }
  const isOwn = and(eq(customers.id, customerId ?? 0), isNotNull(customers.phoneProvenAt), isNull(customers.blockedAt))
  const [customer] = await db.select().from(customers).where(isOwn)
  return customer?.phoneNumber ?? null
}

/** False where there is nobody to send it to, or nothing more may be sent today. */
const sendToPhone = async (shop: ShopContext, row: Row): Promise<boolean> => {
  const phoneNumber = await numberOf(shop, row)
  if (phoneNumber === null) return false
  const { text: news, path } = messageOf(row, spokenTo(shop, row.language))
  const text = `Haldhar: ${news} ${linkOf(shop, path)}`
  try {
    await sendSms(shop, { phoneNumber, text, purpose: 'news', key: row.dedupe })
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
  return true
}

/** The browsers of a customer, or of the staff of a seller who may still log in. */
const browsersOf = ({ db }: ShopContext, { customerId, sellerId }: Row) => {
  const all = db
    .select({ browser: pushSubscriptions })
    .from(pushSubscriptions)
    .leftJoin(customers, eq(customers.id, pushSubscriptions.customerId))
    .leftJoin(staff, eq(staff.id, pushSubscriptions.staffId))
    .leftJoin(sellers, eq(sellers.id, staff.sellerId))
    .$dynamic()
  return customerId === null
    ? all.where(and(eq(staff.sellerId, sellerId ?? 0), isNull(staff.disabledAt), eq(sellers.vendorStatus, 'accepted')))
    : all.where(and(eq(pushSubscriptions.customerId, customerId), isNull(customers.blockedAt)))
}

const sendPush = async (shop: ShopContext, row: Row): Promise<boolean> => {
  const seconds = Math.max(0, Math.floor((endOf(row) - shop.clock().getTime()) / 1000))
  const ends = (await browsersOf(shop, row)).map(async ({ browser }) => {
    // A seller's people may read different languages; a customer's order has one.
    const { text, path } = messageOf(row, row.customerId === null ? browser.language : row.language)
    const message = { title: 'Haldhar', body: text, url: path, tag: row.dedupe }
    if ((await shop.push.send(browser, message, seconds)) === 'taken') return true
    await shop.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, browser.id))
    return false
  })
  const settled = await Promise.allSettled(ends)
  const failed = settled.find((end) => end.status === 'rejected')
  // All are sent it again: where it came already, the second takes the place of the first.
  if (failed !== undefined) throw failed.reason
  return settled.some((end) => end.status === 'fulfilled' && end.value)
}

/** Fails when the work takes too long, whatever becomes of it then. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Sending took too long')), SEND_TIMEOUT_MS)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Doubles from try to try, and differs, so that what failed together is not sent together again. */
const restOf = (attempts: number): number =>
  Math.min(RETRY_MS * 2 ** (attempts - 1), RETRY_MAX_MS) * (0.5 + Math.random())

const note = async ({ db }: ShopContext, { id }: Row, values: Partial<Row>): Promise<void> => {
  await db
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')))
}

const sendRow = async (shop: ShopContext, row: Row): Promise<void> => {
  const now = shop.clock()
  if (now.getTime() > endOf(row)) return note(shop, row, { state: 'failed' })
  try {
    const isSent = await inTime(row.channel === 'sms' ? sendToPhone(shop, row) : sendPush(shop, row))
    await note(shop, row, isSent ? { state: 'sent', sentAt: shop.clock() } : { state: 'failed' })
  } catch (error) {
    const { id, template, channel, attempts } = row
    shop.log.warn({ news: id, template, channel, attempts, ...reasonOf(error) }, 'News could not be sent')
    const nextAt = new Date(now.getTime() + restOf(attempts))
    await note(shop, row, attempts >= TRIES_MAX ? { state: 'failed' } : { nextAt })
  }
}

/**
 * Sends what waits in one channel; several processes may do it at once. At least once: whoever dies after sending and
 * before it is noted has it sent again, under the same name.
 */
export const sendNews = async (shop: ShopContext, channel: Row['channel'], signal?: AbortSignal): Promise<void> => {
  for (;;) {
    if (signal?.aborted) return
    const claimed = await claim(shop, channel)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((row) => sendRow(shop, row)))
  }
}
