import { Dexie, liveQuery } from 'dexie'
import type { Subscription, Table } from 'dexie'
import type { Address, AddressKind, Ground, OrderItem, ProductType } from '../contract/entities.ts'
import { giveUp, keepOpen, repeatable } from './again.ts'
import type { ChangeRecord, DeadRecord, Wire } from './changes.ts'
import { withDeadline } from './deadline.ts'
import type { WishView } from './fold.ts'
import { reportTrouble } from './trouble.ts'

/** The phone's memory: one database for all accounts, whose rows all say whose they are (reliability 2.2). */

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

/** One line of the cart. Prices are rupees as the catalogue tells them. */
export interface CartLine {
  title: string
  product_id: number
  vendor_id: number
  sku: string
  variant_name: string
  product_type: ProductType | null
  image_url: string
  ground: Ground
  slug: string
  quantity: number
  cod_available: 0 | 1
  original_price: number
  price: number
  /** What was left when the shop last told; a cart of an older build does not say. */
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
  wire: Wire
  /** What it buys, to know what of the cart is left afterwards. */
  bought: { sku: string; quantity: number }[]
  isBuyNow: boolean
  createdAt: number
  /** The server's clock as it was last heard before: the attempt is no older than this says. */
  heardAt?: number
  /** The phone's clock was wrong when it was written down. */
  undated?: true
  /** It has ended; kept until the farmer has read how. */
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

export class PhoneDb extends Dexie {
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

/** The memory with its clock and its dice, so that tests can hold both. */
export interface Phone {
  db: PhoneDb
  live: <T>(query: () => Promise<T>) => Live<T>
  now: () => number
  random: () => number
}

export const DATABASE = 'haldhar'

/**
 * A database that does not open, or takes no write, in this time is as good as none. One that comes later stays shut for
 * the life of the page: cart and wishes have begun without it by then, and two memories would contradict each other. The
 * page says that it keeps nothing, and the next one tries anew.
 */
const ANSWER_MS = 5_000
const TRIED = 'tried'

/**
 * One write that went through is enough to trust a database; one that is refused has been answered, too. True when it
 * belongs to this build: Dexie would work on a newer one's tables, which this build does not understand (fault 6).
 */
const tryOut = async (db: PhoneDb): Promise<boolean> => {
  await db.open()
  if (db.backendDB().version > BROWSER_VERSION) return false
  await db.meta.put({ key: TRIED, value: true }).catch(() => undefined)
  return true
}

/** In two halves: while a page is frozen the first one may pass, but not the second. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const half = () => withDeadline(ANSWER_MS / 2, undefined, () => work)
  return half().catch(half)
}

/** Null where the browser keeps nothing (private mode) or the database belongs to a newer build. */
export const openPhone = async (
  changes: Partial<Omit<Phone, 'db'>> & { name?: string } = {},
): Promise<Phone | null> => {
  const { name = DATABASE, ...rest } = changes
  const db = new PhoneDb(name)
  const leave = (): null => {
    db.close()
    reportTrouble('reload')
    return null
  }
  // An old tab must not block the upgrade of a new one.
  db.on('versionchange', leave)
  try {
    if (!(await inTime(repeatable(() => tryOut(db))))) return leave()
  } catch (error) {
    if (!db.hasBeenClosed()) giveUp(error)
    db.close()
    return null
  }
  keepOpen(db)
  return { db, live: liveOn(db), now: () => Date.now(), random: () => Math.random(), ...rest }
}

/** A query told now and at every change of what it reads. */
export interface Live<T> {
  subscribe: (show: (value: T) => void) => { unsubscribe: () => void }
}

/** Dexie's own, begun anew whenever the database is opened again: Dexie never asks again what was cut off. */
const liveOn =
  (db: PhoneDb): Phone['live'] =>
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
