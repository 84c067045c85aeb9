import { and, desc, eq, inArray, isNotNull, isNull, sql, asc } from 'drizzle-orm'
import type { Language } from '../../../src/contract/languages.ts'
import { type NewsKind, type NewsValues, newsMessage } from './texts/news-messages.ts'
import { customers, outbox, pushSubscriptions, staff } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

/** One piece of news: whom it is for, what happened, and what the text says of it. */
export type News = { [K in NewsKind]: { kind: K; values: NewsValues[K] } }[NewsKind] & {
  to: { customerId: number } | { sellerId: number } | { staffId: number }
  /** What happened, by a name that only this has, such as `shipment:HD23456789AB-1:packed`. */
  what: string
  /** That of the order which it is about; else the one in which the browser subscribed. */
  language?: Language
}

/** What is worth a message to the phone, which costs money. A browser is told everything. */
const BY_SMS: ReadonlySet<NewsKind> = new Set<NewsKind>([
  'placed',
  'shipped',
  'out',
  'delivered',
  'failed',
  'cancelled',
  'refundSent',
  // Whoever asks for a price has left a number to be told.
  'quoted',
  'complaintTaken',
  'complaintAcknowledged',
  'complaintClosed',
  'invited',
])

type To = News['to']
const customerOf = (to: To): number[] => ('customerId' in to ? [to.customerId] : [])
const sellerOf = (to: To): number[] => ('sellerId' in to ? [to.sellerId] : [])
const nameOf = (to: To): string => ('customerId' in to ? 'customer' : 'sellerId' in to ? 'seller' : 'staff')

/** The accounts among these that some browser is subscribed for, and in which language, the newest first. */
const subscribed = ({ db }: ShopContext, news: readonly News[]) => {
  const { id, customerId, staffId, language } = pushSubscriptions
  const sellerIds = news.flatMap(({ to }) => sellerOf(to))
  const customerIds = news.flatMap(({ to }) => customerOf(to))
  const isTheirs = and(eq(staff.id, staffId), isNull(staff.disabledAt), inArray(staff.sellerId, sellerIds))
  // Each by an index of its own.
  return db
    .select({ id, customerId, sellerId: sql<number | null>`null::bigint`, language })
    .from(pushSubscriptions)
    .where(inArray(customerId, customerIds))
    .unionAll(
      db
        .select({ id, customerId, sellerId: staff.sellerId, language })
        .from(pushSubscriptions)
        .innerJoin(staff, isTheirs),
    )
    .orderBy(desc(sql`id`))
}

/** The customers among these whose number was proven by a code: anybody may have typed any other. */
const reachable = async ({ db }: ShopContext, news: readonly News[]): Promise<ReadonlySet<number>> => {
  const ids = news.flatMap(({ to, kind }) => (BY_SMS.has(kind) ? customerOf(to) : []))
  if (ids.length === 0) return new Set()
  const isReached = and(inArray(customers.id, ids), isNotNull(customers.phoneProvenAt), isNull(customers.blockedAt))
  const rows = await db.select({ id: customers.id }).from(customers).where(isReached)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Writes down what is to be told, in the transaction of what it tells: what is taken back tells nothing, and what was
 * told is not told again. One message for each recipient and channel; a browser only where one is subscribed by now.
 */
export const tell = async (shop: ShopContext, news: readonly News[]): Promise<void> => {
  if (news.length === 0) return
  const now = shop.clock()
  const browsers = await subscribed(shop, news)
  const phones = shop.sender.isOff === true ? new Set<number>() : await reachable(shop, news)
  const rows = news.flatMap(({ to, kind, values, what, language }) => {
    const browser = browsers.find(({ customerId, sellerId }) =>
      'customerId' in to ? customerId === to.customerId : 'sellerId' in to && sellerId === to.sellerId,
    )
    // Whoever is let in is named by a number that the shop vouches for.
    const isReached = 'customerId' in to ? phones.has(to.customerId) : 'staffId' in to && shop.sender.isOff !== true
    const channels = [
      ...(isReached && BY_SMS.has(kind) ? (['sms'] as const) : []),
      ...(browser === undefined ? [] : (['push'] as const)),
    ]
    return channels.map((channel): typeof outbox.$inferInsert => ({
      ...to,
      channel,
      template: kind,
      params: { ...values },
      language: language ?? browser?.language ?? 'en',
      dedupe: `${what}:${nameOf(to)}:${channel}`,
      nextAt: now,
      createdAt: now,
    }))
  })
  if (rows.length > 0) await shop.db.insert(outbox).values(rows).onConflictDoNothing()
}

/** What a customer was told and when, or will be. */
export const listTold = async ({ db }: ShopContext, customerId: number) => {
  const rows = await db.select().from(outbox).where(eq(outbox.customerId, customerId)).orderBy(asc(outbox.id))
  return rows.map(({ channel, template, params, language, state, createdAt }) => ({
    channel,
    // Written by `tell`, which takes only values that belong to their kind.
    text: newsMessage(template as NewsKind, params as unknown as NewsValues[NewsKind], language).text,
    state,
    created_at: createdAt.toISOString(),
  }))
}
