import { app } from '../app.ts'
import { Dexie, liveQuery, type DexieOptions, type Subscription, type Table } from 'dexie'
import type { AddressKind } from '../../contract/entities.ts'
import { withTimeout } from '../api/timeout.ts'
import type {
  AddressRow,
  Attempt,
  CartRow,
  ChangeRow,
  DeadRow,
  MetaRow,
  OrderRow,
  SessionRow,
  WishRow,
} from './records.ts'
import { withQuotaRecovery } from './quota-recovery.ts'
import { reportUnavailable, reopenOnClose, retryOnClosed } from './reopen.ts'
import { reportStorageIssue, type StorageWriter } from './storage-status.ts'

/** The local database: one for all accounts, so that a write is one transaction; every row names its account. */

const TABLES = {
  session: 'id',
  // Two indexes are read no more. Without them every open tab would have to be loaded anew, and no former build could
  // read this phone again: they go with the next step that is needed anyway.
  outbox: '++seq, &id, acct, [acct+seq], [acct+lane+seq]',
  dead: 'id, acct',
  wishlist: '[acct+product_id], acct',
  addresses: '[acct+kind+id], acct',
  orders: '[acct+order_item_id], acct',
  cart: 'sku',
  buyNow: 'sku',
  attempts: 'key, acct',
  meta: 'key',
} as const
export type TableName = keyof typeof TABLES

const VERSION = 1
/** Dexie counts in tenths. */
const BROWSER_VERSION = VERSION * 10

export class LocalDbTables extends Dexie {
  declare session: Table<SessionRow, 1>
  declare outbox: Table<ChangeRow, number, Omit<ChangeRow, 'seq'>>
  declare dead: Table<DeadRow, string>
  declare wishlist: Table<WishRow, [number, number]>
  declare addresses: Table<AddressRow, [number, AddressKind, string]>
  declare orders: Table<OrderRow, [number, number]>
  declare cart: Table<CartRow, string>
  declare buyNow: Table<CartRow, string>
  declare attempts: Table<Attempt, string>
  declare meta: Table<MetaRow, string>

  constructor(name: string, options?: DexieOptions) {
    super(name, options)
    this.version(VERSION).stores(TABLES)
  }
}

/** The database with its clock and its randomness, so that tests can control both. */
export interface LocalDb {
  db: LocalDbTables
  /** False where the browser stores nothing: then it lives as long as the page. */
  isPersistent: boolean
  /** Runs a read, and repeats it while the browser closes the database under it. */
  read: <T>(work: () => PromiseLike<T>) => Promise<T>
  /**
   * Runs one transaction over the named tables; repeated while the browser closes the database under it, and once over
   * quota, after the cached pictures were deleted. `background` is for what the queue writes by itself: its success
   * does not take back the notice that the phone is full, for it may have had nothing to write, and its failure is not
   * told at a tap.
   */
  write: <T>(tables: readonly TableName[], work: () => PromiseLike<T>, by?: StorageWriter) => Promise<T>
  live: <T>(query: () => Promise<T>) => Live<T>
  now: () => number
  random: () => number
}

/** How `work` reaches the database: every access outside a transaction goes through one of the two. */
export const accessTo = (db: LocalDbTables): Pick<LocalDb, 'read' | 'write'> => ({
  read: retryOnClosed,
  write: (tables, work, by) =>
    // Dexie keeps a transaction open over native promises only where its scope is an async function.
    withQuotaRecovery(() => retryOnClosed(() => db.transaction('rw', [...tables], async () => work())), by),
})

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

type Changes = Partial<Pick<LocalDb, 'now' | 'random'>> & { name?: string }

const accessWith = (db: LocalDbTables, isPersistent: boolean, changes: Changes): LocalDb => ({
  db,
  isPersistent,
  ...accessTo(db),
  live: liveOn(db),
  now: changes.now ?? (() => Date.now()),
  random: changes.random ?? (() => Math.random()),
})

/** Null where the browser stores nothing (private mode) or the database belongs to a newer build. */
export const openLocalDb = async (changes: Changes = {}): Promise<LocalDb | null> => {
  const db = new LocalDbTables(changes.name ?? app().database)
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
  return accessWith(db, true, changes)
}

/** The same where the browser stores nothing: queue, cart and wishlist work, and end with the page. */
export const openMemoryDb = async (changes: Changes = {}): Promise<LocalDb> => {
  const { IDBFactory, IDBKeyRange } = await import('./memory-indexeddb.ts')
  const indexedDB = new IDBFactory()
  // Where the browser has none, the library takes the page for one of a server, and runs no live query.
  Object.assign(Dexie.dependencies, { indexedDB: Dexie.dependencies.indexedDB ?? indexedDB })
  Object.assign(Dexie.dependencies, { IDBKeyRange: Dexie.dependencies.IDBKeyRange ?? IDBKeyRange })
  const db = new LocalDbTables(changes.name ?? app().database, { indexedDB, IDBKeyRange })
  await db.open()
  return accessWith(db, false, changes)
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
