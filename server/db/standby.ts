import { sql, type SQL } from 'drizzle-orm'
import { databaseOf } from './database-id.ts'
import { readChanges, type ReadChanges, type Told } from './changes.ts'
import { errorCode, isConnectionError } from './connection-errors.ts'
import { openQuickPool, openReadPool, type PoolOptions } from './connections.ts'
import { rowsOf, type Db } from './database.ts'
import { overPool } from './transaction.ts'
import { DatabaseUnusable } from './unusable.ts'

/**
 * A standby from which the anonymous catalogue is read. It is a little behind, so three things hold: it is left for the
 * primary once it is too far behind; what has been told as changed is never read from a server that has not come so far,
 * whichever of several answers; and whoever has made a change is led to the primary until it has been told.
 */

/** The farthest that it may be behind. Shorter than an author is known, see `changed-cookie.ts`. */
export const LAG_MAX_MS = 10_000
/** How often the primary is asked how far it has come. */
const SAMPLE_MS = 1_000
/** Beyond them it is too far behind anyway. */
const SAMPLES_MAX = 60
/** After it has failed it is left alone for so long. */
const REST_MS = 3_000
/** In the way of what it applies, or slower than the primary may be. */
const OF_A_STANDBY = new Set(['40001', '57014'])

/** Places in the log of changes are bytes from its beginning. */
type Position = number

/** On a standby how much it has applied, on a primary how much was written. */
const POSITION = sql`(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0')::text`

const first = async <Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row> => {
  const [row] = await rowsOf<Row>(db, statement)
  if (row === undefined) throw new Error('The database did not say where it stands')
  return row
}
const positionOf = async (db: Db): Promise<Position> =>
  Number((await first<{ at: string }>(db, sql`select ${POSITION} as at`)).at)

/** Answers what anybody may read. */
export interface Standby {
  /** Reads the changes of the catalogue where it is read itself. */
  readChanges: (told: Told | null) => Promise<ReadChanges>
  /** Does this reading at the standby if that will do, else at the primary; after a failure of the standby once more. */
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Where the log stands now: a change that was answered lies before it. */
  position: () => Promise<Position>
  /** Whether all that lies before a place has been told. */
  hasTold: (place: Position) => boolean
  /** How far it is behind, in ms; undefined while it is not read. */
  lag: () => number | undefined
  close: () => Promise<void>
}

/** How far behind a place is, by what the primary was seen to have written when. No clock but this process's own counts. */
const createSamples = (position: () => Promise<Position>, onReturn: (place: Position) => void) => {
  let samples: { at: number; place: Position }[] = []
  let isAway = false
  let next = -Infinity
  /** While the primary does not answer nothing newer is to be had anyway. */
  const take = async (): Promise<void> => {
    const at = performance.now()
    if (at < next) return
    next = Infinity
    const place = await position().catch(() => undefined)
    next = at + SAMPLE_MS
    // It may be another server when it comes back, without what the one before wrote last.
    if (place !== undefined && isAway) {
      samples = []
      onReturn(place)
    }
    isAway = place === undefined
    if (place !== undefined) samples = [...samples, { at, place }].slice(-SAMPLES_MAX)
  }
  const lagOf = (reached: Position): number => {
    samples = samples.filter(({ place }) => place > reached)
    return samples[0] === undefined ? 0 : performance.now() - samples[0].at
  }
  return { take, lagOf }
}

/** A server that has not come far enough. */
class Behind extends Error {}

interface Primary {
  main: Db
  quick: Db
}

/** A server that follows another primary. */
class WrongStandby extends DatabaseUnusable {}

/** What was read between two places of the log. */
interface ReadThere {
  from: Position
  changes: ReadChanges
  until: Position
}

/** A server that is of another database is refused; one that does not answer may do so later. */
export const openStandby = async (url: string, options: PoolOptions, primary: Primary): Promise<Standby> => {
  const pools = [
    openReadPool(url, { ...options, name: 'haldhar-reads', max: 20 }),
    openQuickPool(url, options),
  ] as const
  const [main, quick] = [overPool(pools[0]), overPool(pools[1])]
  const close = async () => void (await Promise.all(pools.map((pool) => pool.end())))
  const position = () => positionOf(primary.quick)
  const id = await databaseOf(primary.main)
  /** A server that has not come so far may lack what was told as changed; at first, whole tables. */
  let needed = await position()
  /** All that lies before it has been told. */
  let told: Position = 0
  let isUncertain = false
  const samples = createSamples(position, (place) => {
    isUncertain = true
    needed = place
    told = 0
  })
  let lag: number | undefined
  let isUsable = false
  let restsUntil = -Infinity
  const leave = (): void => {
    lag = undefined
    isUsable = false
    restsUntil = performance.now() + REST_MS
  }

  const readAtStandby = async (before: Told | null): Promise<ReadThere> => {
    // Another connection might be to another standby.
    const read = await quick.transaction(async (tx) => {
      if ((await databaseOf(tx)) !== id)
        throw new WrongStandby('DATABASE_READ_URL leads to another database than DATABASE_URL')
      return { from: await positionOf(tx), changes: await readChanges(tx, before), until: await positionOf(tx) }
    })
    const behind = samples.lagOf(read.from)
    if (behind > LAG_MAX_MS) throw new Behind()
    lag = behind
    isUsable = true
    return read
  }
  const readAtPrimary = async (before: Told | null): Promise<ReadThere> => {
    const from = await position()
    const changes = await readChanges(primary.quick, before)
    // What is written last may not be visible yet while a standby confirms it.
    return { from: from - 1, changes, until: await position() }
  }
  const readAnywhere = (before: Told | null): Promise<ReadThere> => {
    if (performance.now() < restsUntil) return readAtPrimary(before)
    return readAtStandby(before).catch(() => {
      leave()
      return readAtPrimary(before)
    })
  }

  await samples.take()
  try {
    await readAtStandby(null)
  } catch (error) {
    if (error instanceof WrongStandby) {
      await close()
      throw error
    }
    leave()
  }

  return {
    readChanges: async (before) => {
      void samples.take()
      const { from, changes, until } = await readAnywhere(before)
      needed = Math.max(needed, until)
      told = Math.max(told, from)
      if (!isUncertain) return changes
      isUncertain = false
      return { ...changes, listings: [null] }
    },
    read: async (work) => {
      if (!isUsable) return work(primary.main)
      const workThere = async (tx: Db) => {
        if ((await positionOf(tx)) < needed) throw new Behind()
        return work(tx)
      }
      try {
        return await main.transaction(workThere, { accessMode: 'read only' })
      } catch (error) {
        if (isConnectionError(error)) leave()
        else if (!(error instanceof Behind) && !OF_A_STANDBY.has(errorCode(error))) throw error
        return work(primary.main)
      }
    },
    position,
    hasTold: (place) => place <= told,
    lag: () => lag,
    close,
  }
}
