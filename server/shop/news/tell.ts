import { asc, eq, sql } from 'drizzle-orm'
import type { Language } from '../../../src/contract/languages.ts'
import { type NewsKind, type NewsValues, newsMessage } from './texts/news-messages.ts'
import { idList, isAmong, preparedRows, rowList, type RowOf } from '../../db/prepared.ts'
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

const ASKED = { sellerIds: idList, customerIds: idList, phonesOf: idList }

/**
 * The accounts among these that some browser is subscribed for, and in which language, the newest first; and the customers
 * whose number was proven by a code: anybody may have typed any other. Each by an index of its own.
 */
const readRecipients = preparedRows<{
  customerId: number | null
  sellerId: number | null
  /** Of a browser; null of a phone. */
  language: Language | null
}>()(
  ASKED,
  (_, { sellerIds, customerIds, phonesOf }) => sql`
    select customer_id as "customerId", seller_id as "sellerId", language from (
      select id, customer_id, null::integer as seller_id, language from push_subscriptions
      where ${isAmong(pushSubscriptions.customerId, customerIds)}
      union all
      select push_subscriptions.id, null, staff.seller_id, push_subscriptions.language from push_subscriptions
      join staff on staff.id = staff_id and disabled_at is null and ${isAmong(staff.sellerId, sellerIds)}
      union all
      select null, customers.id, null, null from customers
      where ${isAmong(customers.id, phonesOf)} and phone_proven_at is not null and blocked_at is null
    ) found order by id desc`,
)

const recipientsOf = async ({ db, sender }: ShopContext, news: readonly News[]) => {
  const phonesOf = sender.isOff === true ? [] : news.flatMap(({ to, kind }) => (BY_SMS.has(kind) ? customerOf(to) : []))
  const [sellerIds, customerIds] = [news.flatMap(({ to }) => sellerOf(to)), news.flatMap(({ to }) => customerOf(to))]
  const rows = await readRecipients(db, { sellerIds, customerIds, phonesOf })
  return {
    browsers: rows.filter(({ language }) => language !== null),
    phones: new Set(rows.flatMap(({ customerId, language }) => (language === null ? [customerId] : []))),
  }
}

const outboxRows = rowList(outbox, [
  'customerId',
  'sellerId',
  'staffId',
  'channel',
  'template',
  'params',
  'language',
  'dedupe',
  'nextAt',
  'createdAt',
])
const store = preparedRows()(
  { rows: outboxRows.encoder },
  (_, { rows }) => sql`${outboxRows.insert(rows)} on conflict do nothing`,
)

/**
 * Writes down what is to be told, in the transaction of what it tells: what is taken back tells nothing, and what was
 * told is not told again. One message for each recipient and channel; a browser only where one is subscribed by now.
 */
export const tell = async (shop: ShopContext, news: readonly News[]): Promise<void> => {
  if (news.length === 0) return
  const now = shop.clock()
  const { browsers, phones } = await recipientsOf(shop, news)
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
    return channels.map((channel): RowOf<typeof outboxRows> => ({
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
  if (rows.length > 0) await store(shop.db, { rows })
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
