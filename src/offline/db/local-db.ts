import { Dexie, liveQuery } from 'dexie'
import type { Subscription, Table } from 'dexie'
import type { Address, AddressKind, Tint, OrderItem, ProductType } from '../../contract/entities.ts'
import { reportUnavailable, reopenOnClose, retryOnClosed } from './reopen.ts'
import type { ChangeRecord, DeadRecord, FrozenRequest } from '../sync/changes.ts'
import { withTimeout } from '../api/timeout.ts'
import type { WishView } from '../sync/optimistic-view.ts'
import { reportStorageIssue } from './storage-status.ts'

/** The local database: one for all accounts, so that a write is one transaction; every row names its account. */

/** Who is logged in; in the same database as the queue, so that the worker can read it. */
export interface SessionRow {
  id: 1
  acct: number | null
  token: string | null
  /** Another one at every log-in; work begun under another epoch must not be written down. */
  epoch: string
  /** False once the server has refused the token. */
  valid: boolean
}

/** One line of the cart. Prices are rupees, as in the catalogue. */
export interface CartLine {
  title: string
  product_id: number
  vendor_id: number
  sku: string
  variant_name: string
  product_type: ProductType | null
  image_url: string
  ground: Tint
  slug: string
  quantity: number
  cod_available: 0 | 1
  original_price: number
  price: number
  /** Stock left when the server last said; missing in a cart of an older build. */
  stock_quantity?: number
}
export type CartRow = CartLine & { place: number }

/** An order to be paid in advance. */
export interface ToPay {
  orderId: string
  /** Whole rupees. */
  amount: number
}

/** What became of an attempt while the farmer did not look. */
export interface AttemptNews {
  /** `forgotten`: it is so old that the shop may have placed it and does not know any more. */
  state: 'placed' | 'refused' | 'given_up' | 'forgotten'
  /** Why it was refused. */
  message?: string
  code?: string
  data?: unknown
}

export interface Attempt {
  key: string
  acct: number
  wire: FrozenRequest
  /** What it buys, to know what of the cart is left afterwards. */
  bought: { sku: string; quantity: number }[]
  isBuyNow: boolean
  createdAt: number
  /** The server's clock as last recorded before: the attempt is no older than this. */
  heardAt?: number
  /** The phone's clock was wrong when it was written down. */
  undated?: true
  /** It has ended; stays until the farmer has read how. */
  news?: AttemptNews
  /** The order that the attempt has become, while it waits for its payment: the cart is cleared once it is paid. */
  toPay?: ToPay
}

export type WishRow = { acct: number; product_id: number; place: number; wish: WishView }
export type AddressRow = { acct: number; kind: AddressKind; id: string; place: number; address: Address }
export type OrderRow = { acct: number; order_item_id: number; place: number; item: OrderItem }
export type MetaRow = { key: string; value: unknown }

const VERSION = 1
/** Dexie counts in tenths. */
const BROWSER_VERSION = VERSION * 10

export class LocalDbTables extends Dexie {
  declare session: Table<SessionRow, 1>
  declare outbox: Table<ChangeRecord, number, Omit<ChangeRecord, 'seq'>>
  declare dead: Table<DeadRecord, string>
  declare wishlist: Table<WishRow, [number, number]>
  declare addresses: Table<AddressRow, [number, AddressKind, string]>
  declare orders: Table<OrderRow, [number, number]>
  declare cart: Table<CartRow, string>
  declare buyNow: Table<CartRow, string>
  declare attempts: Table<Attempt, string>
  declare meta: Table<MetaRow, string>

  constructor(name: string) {
    super(name)
    // Two indexes of the queue are read no more. Without them every open tab would have to be loaded anew, and no former
    // build could read this phone again: they go with the next step that is needed anyway.
    this.version(VERSION).stores({
      session: 'id',
      outbox: '++seq, &id, acct, [acct+seq], [acct+lane+seq]',
      dead: 'id, acct',
      wishlist: '[acct+product_id], acct',
      addresses: '[acct+kind+id], acct',
      orders: '[acct+order_item_id], acct',
      cart: 'sku',
      buyNow: 'sku',
      attempts: 'key, acct',
      meta: 'key',
    })
  }
}

/** The database with its clock and its randomness, so that tests can control both. */
export interface LocalDb {
  db: LocalDbTables
  live: <T>(query: () => Promise<T>) => Live<T>
  now: () => number
  random: () => number
}

export const DATABASE = 'haldhar'

/**
 * A database that does not open, or takes no write, in this time counts as missing. One that opens later is not used
 * for the life of the page: cart and wishlist have begun without it by then, and two copies would contradict each
 * other. The page says that it stores nothing, and the next one tries again.
 */
const ANSWER_MS = 5_000
const TRIED = 'tried'

/**
 * One write that went through is enough to trust a database; one that is refused has been answered, too. True when it
 * belongs to this build: Dexie would work on a newer one's tables, which this build does not understand.
 */
const tryOut = async (db: LocalDbTables): Promise<boolean> => {
  await db.open()
  if (db.backendDB().version > BROWSER_VERSION) return false
  await db.meta.put({ key: TRIED, value: true }).catch(() => undefined)
  return true
}

/** In two halves: while a page is frozen the first one may pass, but not the second. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const half = () => withTimeout(ANSWER_MS / 2, undefined, () => work)
  return half().catch(half)
}

/** Null where the browser stores nothing (private mode) or the database belongs to a newer build. */
export const openLocalDb = async (
  changes: Partial<Omit<LocalDb, 'db'>> & { name?: string } = {},
): Promise<LocalDb | null> => {
  const { name = DATABASE, ...rest } = changes
  const db = new LocalDbTables(name)
  const leave = (): null => {
    db.close()
    reportStorageIssue('reload')
    return null
  }
  // An old tab must not block the upgrade of a new one.
  db.on('versionchange', leave)
  try {
    if (!(await inTime(retryOnClosed(() => tryOut(db))))) return leave()
  } catch (error) {
    if (!db.hasBeenClosed()) reportUnavailable(error)
    db.close()
    return null
  }
  reopenOnClose(db)
  return { db, live: liveOn(db), now: () => Date.now(), random: () => Math.random(), ...rest }
}

/** A live query: runs now and at every change of what it reads. */
export interface Live<T> {
  subscribe: (show: (value: T) => void) => { unsubscribe: () => void }
}

/** Dexie's own, restarted whenever the database is reopened: Dexie never repeats a query that was cut off. */
const liveOn =
  (db: LocalDbTables): LocalDb['live'] =>
  (query) => ({
    subscribe: (show) => {
      let current: Subscription | undefined
      let isOver = false
      const begin = () => {
        current?.unsubscribe()
        if (!isOver) current = liveQuery(query).subscribe(show, console.warn)
      }
      db.on('ready', begin, true)
      return {
        unsubscribe: () => {
          isOver = true
          db.on.ready.unsubscribe(begin)
          current?.unsubscribe()
        },
      }
    },
  })
