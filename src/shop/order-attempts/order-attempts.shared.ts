import { ORDER_ATTEMPT_MS, RECEIPT_MS } from '../../contract/constants.ts'
import { calls } from '../../contract/shop-calls.ts'
import type { OrderCreate } from '../../contract/forms.ts'
import { CART_TABLES, updateCart } from '../cart/cart-rows.shared.ts'
import { afterOrder, withoutBought } from '../cart/cart-storage.shared.ts'
import { dateOf, lastServerTime } from '../../client/api/clock.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { Attempt, AttemptNews, ToPay } from '../../client/db/records.ts'
import { readerQuery } from '../../client/api/reader.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { noteLastOrder } from '../orders/last-order.shared.ts'
import { isMisdated } from '../../client/sync/queue-policy.ts'

/**
 * The order attempts stored on this phone. One is written at the tap, before the first byte leaves, and
 * ends only by what the shop has stored under its key; until then no other key is made.
 */

/** Every attempt of the account: open ones, orders to be paid, and outcomes that the farmer has not seen. */
export const attemptsOf = (local: LocalDb, acct: number): Promise<Attempt[]> => local.read(() => find(local, acct))

const find = ({ db }: LocalDb, acct: number): Promise<Attempt[]> => db.attempts.where('acct').equals(acct).toArray()

export const isOpen = ({ toPay, news }: Attempt): boolean => toPay === undefined && news === undefined

/** The order was placed and waits for its payment. */
export const isUnpaid = ({ toPay }: Attempt): boolean => toPay !== undefined

/** The attempt whose outcome nobody knows yet. */
export const openAttempt = async (local: LocalDb, acct: number): Promise<Attempt | undefined> =>
  (await attemptsOf(local, acct)).find(isOpen)

/** In the language of the page, in which the shop sends news of the order. */
const pathOf = ({ path, ...call }: typeof calls.orderCreate): string => {
  const { lang } = readerQuery(call)
  return lang === undefined ? path : `${path}?lang=${lang}`
}

/** Stores an attempt, or returns the one that is still open: then that one decides. */
export const writeAttempt = async (
  local: LocalDb,
  acct: number,
  order: OrderCreate,
  isBuyNow: boolean,
  isPart = false,
): Promise<{ attempt: Attempt; isNew: boolean }> => {
  const attempt: Attempt = {
    key: newUuid(),
    acct,
    wire: { method: calls.orderCreate.method, path: pathOf(calls.orderCreate), text: JSON.stringify(order) },
    bought: order.order_items.map(({ sku, quantity }) => ({ sku, quantity })),
    isBuyNow,
    ...(isPart && { isPart }),
    createdAt: local.now(),
  }
  const isNew = (written: Attempt) => ({ attempt: written, isNew: written.key === attempt.key })
  const { db } = local
  return local.write(['attempts', 'meta'], async () => {
    const open = (await find(local, acct)).find(isOpen)
    if (open !== undefined) return isNew(open)
    const heardAt = await lastServerTime(db)
    const dated = { ...attempt, ...(await dateOf(local)), ...(heardAt === undefined ? {} : { heardAt }) }
    await db.attempts.add(dated)
    return isNew(dated)
  })
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How old an attempt is at most. What a wrong clock makes uncertain counts as old, for what is young may be sent again;
 * a phone that is a little ahead all the time is believed.
 */
const ageOf = (attempt: Attempt, serverNow: number, now: number): number => {
  if (!isMisdated(attempt, serverNow)) return serverNow - attempt.createdAt
  const isLittle = attempt.undated !== true && attempt.createdAt - serverNow < DAY_MS && now >= attempt.createdAt
  return isLittle ? now - attempt.createdAt : Infinity
}

/**
 * The shop may have forgotten what became of it, so that its not knowing says nothing. A clock that ran ahead makes an
 * attempt younger than it is, and nobody sees it once the clock is right: so it counts from the server's clock too.
 */
export const isForgotten = (attempt: Attempt, serverNow: number, now: number): boolean =>
  Math.max(ageOf(attempt, serverNow, now), serverNow - (attempt.heardAt ?? serverNow)) > RECEIPT_MS - DAY_MS

/** An attempt that is older is never sent again, only asked for. */
export const mayBeSent = (attempt: Attempt, serverNow: number, now: number): boolean =>
  ageOf(attempt, serverNow, now) <= ORDER_ATTEMPT_MS && !isForgotten(attempt, serverNow, now)

/** The order is placed and waits for its payment. Only what is still written down: another tab may have paid it. */
export const keepUnpaid = async (local: LocalDb, attempt: Attempt, toPay: ToPay, news?: AttemptNews): Promise<void> => {
  const { news: _told, ...rest } = attempt
  const unpaid = { ...rest, toPay, ...(news === undefined ? {} : { news }) }
  const { attempts } = local.db
  await local.write(['attempts'], async () => {
    if ((await attempts.get(attempt.key)) !== undefined) await attempts.put(unpaid)
  })
}

/** An order that waited for its payment is paid, or will never be. */
export const settleUnpaid = async (local: LocalDb, acct: number, orderId: string, isPaid: boolean): Promise<void> => {
  const attempt = (await attemptsOf(local, acct)).find(({ toPay }) => toPay?.orderId === orderId)
  if (attempt !== undefined) await closeAttempt(local, attempt, isPaid ? orderId : undefined)
}

/**
 * The attempt ends, and with an order the cart is cleared: once, in the same transaction. `news` stays until the farmer
 * has read it.
 */
export const closeAttempt = async (
  local: LocalDb,
  attempt: Attempt,
  /** The order that it has become; nothing where it was not placed. */
  orderId: string | undefined,
  news?: AttemptNews,
): Promise<void> => {
  const { isPart, isBuyNow, bought } = attempt
  const clear = isPart === true ? withoutBought(bought) : afterOrder(isBuyNow ? [] : bought)
  const { toPay: _paid, ...rest } = attempt
  const ended = news === undefined ? undefined : { ...rest, news }
  const { attempts } = local.db
  const close = async () => {
    const before = await attempts.get(attempt.key)
    await attempts.delete(attempt.key)
    if (before === undefined) return
    if (ended !== undefined) await attempts.put(ended)
    if (orderId === undefined || !(isOpen(before) || isUnpaid(before))) return
    await updateCart(local, clear)
    await noteLastOrder(local, attempt.acct, orderId)
  }
  await local.write(['attempts', ...CART_TABLES], close, 'background')
}

/** The farmer has read what became of it. */
export const markOutcomeShown = async (local: LocalDb, attempt: Attempt): Promise<void> => {
  if (attempt.toPay !== undefined) return keepUnpaid(local, attempt, attempt.toPay)
  await local.write(['attempts'], () => local.db.attempts.delete(attempt.key))
}
