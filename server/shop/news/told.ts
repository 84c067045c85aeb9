import { asc, eq } from 'drizzle-orm'
import { newsMessage, type NewsKind, type NewsValues } from '../../../src/contract/news/news-messages.ts'
import { outbox } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

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
