import type { Pool } from 'pg'
import { readChanges, watchChanges } from './changes.ts'
import { errorCode } from './connection-errors.ts'
import { openMainPool, openPatientPool, openQuickPool, type PoolOptions } from './connections.ts'
import { compareSchema, endSessions, migrate } from './migrate.ts'
import type { OpenDatabase } from './open.ts'
import { createReadiness } from './readiness.ts'
import { openSearches } from './searches.ts'
import { openStandby } from './standby.ts'
import { overPool } from './transaction.ts'
import { DatabaseUnusable, newerSchema, olderSchema } from './unusable.ts'

interface MigrationOptions {
  /** Of others, where what they have prepared is void; not of a process that has connections of its own already. */
  endsSessions?: boolean
}

/** Brings the database at this address up to date. */
export const migrateServer = async (url: string, { endsSessions = false }: MigrationOptions = {}): Promise<void> => {
  const [pool, beside] = [openPatientPool(url, 'haldhar-migrate'), openPatientPool(url, 'haldhar-indexes')]
  try {
    const isRewritten = await migrate(overPool(pool), overPool(beside))
    if (isRewritten && endsSessions) await endSessions(overPool(pool))
  } finally {
    await Promise.all([pool.end(), beside.end()])
  }
}

/** A connection to a server that takes no changes is given up: after a failover the next one leads to another. */
const isWritable = (pool: Pool) => async (): Promise<boolean> => {
  const client = await pool.connect()
  let isReadOnly = true
  try {
    const { rows } = await client.query<{ mode: string }>(`select current_setting('transaction_read_only') as mode`)
    isReadOnly = rows[0]?.mode !== 'off'
    return !isReadOnly
  } finally {
    client.release(isReadOnly)
  }
}

const NO_PERMISSION = '42501'
const explain = (error: unknown): never => {
  if (errorCode(error) !== NO_PERMISSION) throw error
  throw new DatabaseUnusable(
    'The database is of an older version, and its user may not change tables: run npm run migrate with DATABASE_MIGRATE_URL first',
    { cause: error },
  )
}

interface ServerOptions extends PoolOptions {
  readUrl?: string | undefined
  searchUrl?: string | undefined
  migrateUrl?: string | undefined
  onlyCompares?: boolean | undefined
}

/** Opens a database server; an old database is brought up to date, unless it is only compared. */
export const openServer = async (
  url: string,
  { migrateUrl = url, readUrl, searchUrl, onlyCompares = false, ...options }: ServerOptions = {},
): Promise<OpenDatabase> => {
  const main = openMainPool(url, options)
  const quick = openQuickPool(url, options)
  const [db, quickDb] = [overPool(main), overPool(quick)]
  const more: { close: () => Promise<void> }[] = []
  const close = async () => void (await Promise.all([main.end(), quick.end(), ...more.map((one) => one.close())]))
  try {
    const standing = await compareSchema(db)
    if (standing === 'newer') throw newerSchema('The database of DATABASE_URL')
    if (standing === 'older' && onlyCompares) throw olderSchema()
    if (standing === 'older') await migrateServer(migrateUrl).catch(explain)
    const standby =
      readUrl === undefined ? undefined : await openStandby(readUrl, options, { main: db, quick: quickDb })
    if (standby) more.push(standby)
    const searches = searchUrl === undefined ? undefined : await openSearches(searchUrl, options, db)
    if (searches) more.push(searches)
    return {
      db,
      kind: 'postgres',
      ...(standby && { standby }),
      ...(searches && { searches }),
      watchCatalogue: watchChanges(standby?.readChanges ?? ((told) => readChanges(quickDb, told))),
      isReady: createReadiness(isWritable(quick)),
      connections: () => ({ total: main.totalCount, idle: main.idleCount, waiting: main.waitingCount }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
