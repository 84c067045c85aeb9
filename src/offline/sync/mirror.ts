import * as v from 'valibot'
import type { Address, AddressKind, OrderItem } from '../../contract/entities.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { WishView } from '../../client/db/records.ts'
import type { ChangeRecord } from './changes.ts'
import { addressOf } from './mutators/address.ts'
import type { AlertView, Collection } from './mutators/mutator.ts'
import { mutatorOf } from './mutators/registry.ts'
import { addresses, wishlist, withPending } from './optimistic-view.ts'

/** The mirror: the server's last known state. Only answers change it; the optimistic view adds pending changes. */

export type { Collection }

/** The mirror holds this many of the newest order items. */
const ORDERS_KEPT = 50

/** Counts the confirmed changes of a collection, so that an older snapshot is recognised. */
const confirmedKey = (acct: number, book: Collection): string => `${acct}:confirmed:${book}`
export const confirmedCount = async ({ db }: LocalDb, acct: number, book: Collection): Promise<number> => {
  const row = await db.meta.get(confirmedKey(acct, book))
  return typeof row?.value === 'number' ? row.value : 0
}

/** Writes a confirmed change down; runs inside the transaction that takes it out of the queue. */
export const applyConfirmed = async (local: LocalDb, record: ChangeRecord, answer?: unknown): Promise<void> => {
  const { acct } = record
  await mutatorOf(record).confirm?.(local, record, answer)
  const collection = mutatorOf(record).collection?.(record)
  if (collection === undefined) return
  const confirmed = (await confirmedCount(local, acct, collection)) + 1
  await local.db.meta.put({ key: confirmedKey(acct, collection), value: confirmed })
  return confirm[collection](local, acct, record)
}

type Confirm = (local: LocalDb, acct: number, record: ChangeRecord) => Promise<void>

const confirmAddress =
  (kind: AddressKind): Confirm =>
  async (local, acct, record) => {
    const views = addresses(kind, await savedAddresses(local, acct, kind), [record])
    const book = views.map((view) => addressOf(view.id, view, view.is_default, view.created_at))
    return replaceAddresses(local, acct, kind, book)
  }

/** Adds a change to what the mirror holds of its collection. */
const confirm: Record<Collection, Confirm> = {
  wishlist: async (local, acct, record) => {
    const wishes = wishlist(await savedWishes(local, acct), [record]).map((wish) => ({ ...wish, unsent: false }))
    return replaceWishes(local, acct, wishes)
  },
  alerts: async (local, acct, record) =>
    replaceAlerts(local, acct, withPending('alerts', await savedAlerts(local, acct), [record])),
  delivery: confirmAddress('delivery'),
  billing: confirmAddress('billing'),
}

const inOrder = <R extends { place: number }>(rows: R[]): R[] => rows.sort((a, b) => a.place - b.place)

export const savedWishes = async ({ db }: LocalDb, acct: number): Promise<WishView[]> =>
  inOrder(await db.wishlist.where('acct').equals(acct).toArray()).map(({ wish }) => wish)

export const savedAddresses = async ({ db }: LocalDb, acct: number, kind: AddressKind): Promise<Address[]> =>
  inOrder(await db.addresses.where('acct').equals(acct).toArray())
    .filter((row) => row.kind === kind)
    .map(({ address }) => address)

export const savedOrders = async ({ db }: LocalDb, acct: number): Promise<OrderItem[]> =>
  inOrder(await db.orders.where('acct').equals(acct).toArray()).map(({ item }) => item)

/** The worker asks in English: a wish keeps its name in another language. */
const withNames = (wishes: readonly WishView[], before: readonly WishView[]): WishView[] =>
  wishes.map((wish) => {
    const local = wish.product.local ?? before.find(({ product }) => product.id === wish.product.id)?.product.local
    return local === undefined ? wish : { ...wish, product: { ...wish.product, local } }
  })

export const replaceWishes = async (local: LocalDb, acct: number, wishes: readonly WishView[]) => {
  const { wishlist: rows } = local.db
  const named = withNames(wishes, await savedWishes(local, acct))
  await rows.where('acct').equals(acct).delete()
  await rows.bulkPut(named.map((wish, place) => ({ acct, product_id: wish.product_id, place, wish })))
}

/** A short list of skus, which needs no table of its own. It goes with the mirror of its account. */
const alertsKey = (acct: number): string => `${acct}:stock alerts`

const Alerts = v.fallback(v.array(v.object({ sku: v.string() })), [])

export const savedAlerts = async ({ db }: LocalDb, acct: number): Promise<AlertView[]> =>
  v.parse(Alerts, (await db.meta.get(alertsKey(acct)))?.value)

export const replaceAlerts = async ({ db }: LocalDb, acct: number, alerts: readonly AlertView[]) => {
  await db.meta.put({ key: alertsKey(acct), value: alerts.map(({ sku }) => ({ sku })) })
}

export const replaceAddresses = async ({ db }: LocalDb, acct: number, kind: AddressKind, book: readonly Address[]) => {
  await db.addresses
    .where('acct')
    .equals(acct)
    .and((row) => row.kind === kind)
    .delete()
  await db.addresses.bulkPut(book.map((address, place) => ({ acct, kind, id: address.id, place, address })))
}

export const replaceOrders = async ({ db }: LocalDb, acct: number, items: readonly OrderItem[]) => {
  await db.orders.where('acct').equals(acct).delete()
  await db.orders.bulkPut(
    items.slice(0, ORDERS_KEPT).map((item, place) => ({ acct, order_item_id: item.order_item_id, place, item })),
  )
}
