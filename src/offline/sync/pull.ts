import type { Answer } from '../../contract/calls.ts'
import type { AddressKind } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { identity } from '../../client/session/identity.ts'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { recordServerClock, receivedAt } from '../../client/api/clock.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { MetaRow } from '../../client/db/records.ts'
import { wishView } from './mutators/set-wish.ts'
import {
  confirmedCount,
  replaceAddresses,
  replaceAlerts,
  replaceOrders,
  replaceWishes,
  type Collection,
} from './mirror.ts'
import { readSession } from '../../client/session/session.ts'

/** Fetches an account's collections and replaces its mirror with them. */

export const pullWishlist = (local: LocalDb): Promise<Answer<'wishlist'> | Failure> =>
  pull(
    local,
    'wishlist',
    (_, token) => callApi('wishlist', { token }),
    (acct, { data }) =>
      replaceWishes(
        local,
        acct,
        data.map(({ product }) => wishView(product, false)),
      ),
  )

export const pullAlerts = (local: LocalDb): Promise<Answer<'stockAlerts'> | Failure> =>
  pull(
    local,
    'alerts',
    (_, token) => callApi('stockAlerts', { token }),
    (acct, { data }) => replaceAlerts(local, acct, data),
  )

export const pullAddresses = (local: LocalDb, kind: AddressKind): Promise<Answer<'addresses'> | Failure> =>
  pull(
    local,
    kind,
    (acct, token) =>
      callApi(kind === 'delivery' ? 'addresses' : 'billingAddresses', { params: { userId: String(acct) }, token }),
    (acct, { data }) => replaceAddresses(local, acct, kind, data),
  )

export const pullOrders = (local: LocalDb): Promise<Answer<'orderHistory'> | Failure> =>
  pull(
    local,
    'orders',
    (_, token) => callApi('orderHistory', { token }),
    async (acct, { data }) => {
      await replaceOrders(local, acct, data)
      await local.db.meta.put({ key: `${acct}:orders asked at`, value: local.now() })
    },
  )

/** Everything of an account that is mirrored on the phone, and how it is fetched. */
const MIRRORED: Record<Collection | 'orders', (local: LocalDb) => Promise<unknown>> = {
  wishlist: pullWishlist,
  alerts: pullAlerts,
  delivery: (local) => pullAddresses(local, 'delivery'),
  billing: (local) => pullAddresses(local, 'billing'),
  orders: pullOrders,
}

/** Fetches all that is mirrored, after the browser has evicted it. */
export const pullMirror = (local: LocalDb): Promise<unknown> =>
  Promise.all(Object.values(MIRRORED).map((fetchIt) => fetchIt(local)))

/** Fetches the collections of these names. */
export const pullCollections = (local: LocalDb, books: readonly Collection[]): Promise<unknown> =>
  Promise.all(books.map((book) => MIRRORED[book](local)))

/** When the history on the phone was fetched. */
export const ordersAskedAt = async (local: LocalDb, acct: number): Promise<number | null> => {
  const row = await local.read(() => local.db.meta.get(`${acct}:orders asked at`))
  return typeof row?.value === 'number' ? row.value : null
}

/** Whether the shop has said what is in these collections since this account logged in on this phone. */
export const areAnswered = async ({ db }: LocalDb, acct: number, books: readonly Collection[]): Promise<boolean> => {
  const rows = await Promise.all(books.map((book) => db.meta.get(keyOfWritten(acct, book))))
  return rows.every((row) => row !== undefined)
}

const keyOfWritten = (acct: number, book: Collection | 'orders'): string => `${acct}:written:${book}`

/** Every request for a collection has a number, so that of two answers the one that was requested later stays. */
const takeNumber = ({ db, write }: LocalDb, acct: number, book: Collection | 'orders'): Promise<number> => {
  const key = `${acct}:asked:${book}`
  const next = async () => {
    const number = numberIn(await db.meta.get(key)) + 1
    await db.meta.put({ key, value: number })
    return number
  }
  return write(['meta'], next, 'background')
}

const numberIn = (row: MetaRow | undefined): number => (typeof row?.value === 'number' ? row.value : 0)

/** True once nothing that was asked for later has been written; runs in the transaction that writes. */
const isNewest = async (
  { db }: LocalDb,
  acct: number,
  book: Collection | 'orders',
  number: number,
): Promise<boolean> => {
  const key = keyOfWritten(acct, book)
  if (numberIn(await db.meta.get(key)) > number) return false
  await db.meta.put({ key, value: number })
  return true
}

/** How often a snapshot is asked for anew because a change was confirmed while it was under way. */
const ROUNDS_MAX = 3

/**
 * One transaction writes the answer. A snapshot taken before a change was confirmed would bring the old state back, so
 * it is thrown away and asked for again; one that arrives after a log-out is thrown away for good. It is
 * asked for with the token of the account it is written under: this page may not know yet of another tab's log-in.
 */
const pull = async <T extends { status: true }>(
  local: LocalDb,
  book: Collection | 'orders',
  ask: (acct: number, token: string | undefined) => Promise<T | Failure>,
  write: (acct: number, answer: T) => Promise<void>,
): Promise<T | Failure> => {
  const count = async (acct: number) => (book === 'orders' ? 0 : confirmedCount(local, acct, book))
  for (let round = 1; ; round++) {
    const { acct, epoch, token } = await local.read(() => readSession(local))
    const before = acct === null ? 0 : await local.read(() => count(acct))
    const number = acct === null ? 0 : await takeNumber(local, acct, book)
    // The browser may have evicted the row while the page still knows who is logged in: asked for, but not written.
    const asker = acct ?? identity()?.acct
    if (asker === undefined) return { status: false, message: messages.noToken }
    const answer = await ask(asker, token ?? undefined)
    if (isFailure(answer) || acct === null) return answer
    const writeDown = async (): Promise<boolean> => {
      if ((await readSession(local)).epoch !== epoch) return true
      await recordServerClock(local, receivedAt(answer))
      if ((await count(acct)) !== before) return false
      if (await isNewest(local, acct, book, number)) await write(acct, answer)
      return true
    }
    const isWritten = await local.write(['session', 'meta', 'wishlist', 'addresses', 'orders'], writeDown, 'background')
    if (isWritten || round >= ROUNDS_MAX) return answer
  }
}
