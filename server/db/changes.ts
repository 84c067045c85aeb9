import { setTimeout } from 'node:timers/promises'
import { sql, type DriverValueEncoder } from 'drizzle-orm'
import { rowsOf, type Db } from './database.ts'
import { preparedRows } from './prepared.ts'

/**
 * Changes of the catalogue, written down by the triggers of the migrations, whichever process makes them, and read
 * again and again. LISTEN and NOTIFY would tell them sooner, but transactions that notify are committed one at a time.
 */

const POLL_MS = 200
/** Between two readings, so that many who change something at once share one. */
const REST_MS = 10
/** Nothing is kept once the changes were last read so long ago. */
const HEARD_MS = 2_000
/** For so long a change can be read, at least. */
export const CHANGES_KEPT_MS = 10 * 60_000
/** Whoever has not read for so long may have missed some; less than they are kept, as clocks are not exact. */
const MISSED_MS = CHANGES_KEPT_MS / 2
/** Whoever waits for changes to be told waits no longer: they count as missed then. */
const SETTLED_MS = 4_000
/** More than so many at once count as a change of everything. */
const TOLD_MAX = 1_000

export interface CatalogueChange {
  /** The listing whose stock has moved; without it anything may have changed. */
  listing?: number
}

type Listener = (change: CatalogueChange) => void

interface CatalogueChanges {
  /** False while changes may be missed. */
  isHeard: () => boolean
  /** Milliseconds since they were last read. */
  age: () => number
  /** Resolves when everything committed until now has been told, or counts as missed. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

/** Tells a listener of every change; also when some may have been missed. */
export type WatchCatalogue = (listener: Listener) => Promise<CatalogueChanges>

/** What has been told: all that ended before a transaction, and those of later ones that had ended too. */
export interface Told {
  before: string
  /** As PostgreSQL writes a list. */
  besides: string
}

export interface ReadChanges extends Told {
  /** Null where anything may have changed. */
  listings: (number | null)[]
}

const TEXT: DriverValueEncoder<string | null, string | null> = { mapToDriverValue: (text) => text }

const readUntold = preparedRows<ReadChanges>()(
  { before: TEXT, besides: TEXT },
  (_, { before, besides }) => sql`select pg_snapshot_xmin(now)::text as before, (
      select coalesce(array_agg(distinct xid), '{}')::text from internal.catalogue_changes
      where xid >= pg_snapshot_xmin(now) and xid < pg_snapshot_xmax(now)
    ) as besides, (
      select coalesce(json_agg(listing_id), '[]') from (
        select listing_id from internal.catalogue_changes
        where xid >= ${before}::text::xid8 and xid < pg_snapshot_xmax(now) and xid <> all (${besides}::text::xid8[])
        order by xid limit ${sql.raw(String(TOLD_MAX + 1))}
      ) untold
    ) as listings from pg_current_snapshot() now`,
)

/**
 * What has not been told. Transactions become visible in another order than that of their numbers, so the largest number
 * seen says nothing, and a standby's snapshot does not name those that were underway; so what was seen is remembered. A
 * dump of another server brings numbers that are not reached here: those are no changes.
 */
export const readChanges = async (db: Db, told: Told | null): Promise<ReadChanges> => {
  const { before = null, besides = '{}' } = told ?? {}
  const [read] = await readUntold(db, { before, besides })
  if (read === undefined) throw new Error('The database did not say what has changed')
  return read
}

/** Reads them from a database, which must give up a statement that is not answered. */
export const watchChanges =
  (read: (told: Told | null) => Promise<ReadChanges>): WatchCatalogue =>
  async (listener) => {
    /** None while some may have been missed. */
    let told: Told | null = null
    let heardAt = -Infinity
    let lastReadAt = Date.now()
    let restsUntil = 0
    const miss = (): void => {
      told = null
      heardAt = -Infinity
      listener({})
    }
    const readOnce = async (): Promise<void> => {
      const begun = Date.now()
      restsUntil = performance.now() + REST_MS
      if (begun - heardAt > MISSED_MS) told = null
      try {
        const { listings, ...nowTold } = await read(told)
        if (told === null || listings.length > TOLD_MAX || listings.includes(null)) listener({})
        else for (const listing of new Set(listings)) if (listing !== null) listener({ listing })
        told = nowTold
        heardAt = begun
        lastReadAt = begun
      } catch {
        miss()
      }
    }
    let reading = readOnce()
    let readsNext: Promise<void> | undefined
    const readNext = async (): Promise<void> => {
      await reading
      const rest = restsUntil - performance.now()
      if (rest > 0) await setTimeout(rest)
      readsNext = undefined
      await (reading = readOnce())
    }
    const readInTime = async (): Promise<void> => {
      const isRead = await Promise.race([readNext().then(() => true), setTimeout(SETTLED_MS, false, { ref: false })])
      if (!isRead) miss()
    }
    /** Those who come while it is being read share the next time. */
    const settled = (): Promise<void> => (readsNext ??= readInTime())
    await reading
    const timer = setInterval(() => void settled(), POLL_MS)
    timer.unref()
    return {
      isHeard: () => Date.now() - heardAt < HEARD_MS,
      age: () => Date.now() - lastReadAt,
      settled,
      close: async () => {
        clearInterval(timer)
        await (readsNext ?? reading)
      },
    }
  }

/** Deletes the changes that everybody has been able to read since it was called before. */
export const createChangeCleaner = (db: Db): (() => Promise<void>) => {
  let before: string | undefined
  return async () => {
    const finished = sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`
    const [now] = await rowsOf<{ xid: string }>(db, finished)
    if (before !== undefined)
      await db.execute(sql`delete from internal.catalogue_changes where xid < ${before}::text::xid8`)
    before = now?.xid
  }
}
