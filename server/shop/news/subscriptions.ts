import { and, desc, eq, inArray } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import { fieldMessages } from '../../../src/contract/field-messages.ts'
import type { PushEndpoint, PushForm } from '../../../src/contract/push.ts'
import { pushSubscriptions, sessions } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { firstOf, invalid, notFound, Refusal } from '../core/refusal.ts'
import { inTransaction, reasonOf } from '../core/transaction.ts'
import type { Person, Customer } from '../core/identity.ts'
import { newsMessage } from './texts/news-messages.ts'

/** Which browsers want to be told. */

/** As many browsers as one person uses; the oldest goes. */
const BROWSERS_MAX = 5

const ownerOf = (who: Customer | Person) =>
  'sellerId' in who ? { customerId: null, staffId: who.id } : { customerId: who.id, staffId: null }

const isOf = (who: Customer | Person) =>
  'sellerId' in who ? eq(pushSubscriptions.staffId, who.id) : eq(pushSubscriptions.customerId, who.id)

/** Tells this browser the caller's news from now on, and nobody else's: one browser has one subscription. */
export const subscribe = (
  shop: ShopContext,
  who: Customer | Person,
  { endpoint, keys, language }: PushForm,
): Promise<void> =>
  inTransaction(shop, async ({ db, clock, push }) => {
    const wrong = push.wrongPart({ endpoint, ...keys })
    if (wrong !== null) throw invalid({ [wrong]: fieldMessages.notValid })
    const found = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, who.tokenHash))
    const { id: sessionId } = firstOf(found, answers.logInEnded)
    const values = { ...ownerOf(who), ...keys, sessionId, language, createdAt: clock() }
    await db
      .insert(pushSubscriptions)
      .values({ endpoint, ...values })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values })
    const old = await db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(isOf(who))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(BROWSERS_MAX)
    const ids = old.map(({ id }) => id)
    if (ids.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids))
  })

/** Tells this browser nothing more; one that was told nothing is no error. */
export const unsubscribe = async (
  { db }: ShopContext,
  who: Customer | Person,
  { endpoint }: PushEndpoint,
): Promise<void> => {
  await db.delete(pushSubscriptions).where(and(isOf(who), eq(pushSubscriptions.endpoint, endpoint)))
}

/** A test that comes later than this helps nobody. */
const TEST_S = 60

/** Subscribes this browser and sends it a message at once; refused where it takes none. */
export const sendTest = async (shop: ShopContext, who: Person, form: PushForm): Promise<void> => {
  await consumeLimit(shop, 'pushTests', String(who.id))
  await subscribe(shop, who, form)
  const { endpoint, keys, language } = form
  const { text, path } = newsMessage('test', {}, language)
  const message = { title: 'Haldhar', body: text, url: path, tag: 'test' }
  const outcome = await shop.push.send({ endpoint, ...keys }, message, TEST_S).catch((error: unknown) => {
    shop.log.warn(reasonOf(error), 'A test message could not be sent')
    throw new Refusal('NOT_ALLOWED_NOW', answers.tryAgain)
  })
  if (outcome === 'taken') return
  await unsubscribe(shop, who, { endpoint })
  throw notFound(answers.notTold)
}

/** The browsers of a customer, by the service that they are at; the rest of an endpoint is a secret. */
export const listSubscriptions = async ({ db }: ShopContext, customerId: number) => {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(pushSubscriptions.id)
  return rows.map(({ endpoint, language, createdAt }) => ({
    service: new URL(endpoint).host,
    language,
    created_at: createdAt.toISOString(),
  }))
}
