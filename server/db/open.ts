import { openEmbedded } from './open-embedded.ts'
import { openServer } from './open-server.ts'
import type { WatchCatalogue } from './changes.ts'
import type { Db } from './database.ts'
import type { Searches } from './searches.ts'
import type { Standby } from './standby.ts'

export interface OpenDatabase {
  db: Db
  kind: 'pglite' | 'postgres'
  watchCatalogue: WatchCatalogue
  /** Where the anonymous catalogue is read. */
  standby?: Standby
  /** Where searches read; without it in the database itself. */
  searches?: Searches
  /** Whether a change could be written now; answers within three seconds. */
  isReady: () => Promise<boolean>
  /** Of the pool: all, those at rest, and callers that wait for one. */
  connections: () => { total: number; idle: number; waiting: number }
  close: () => Promise<void>
}

export interface DatabasePlace {
  /** `postgres://…`; without it the embedded database under `dataDir` is opened. */
  databaseUrl?: string | undefined
  /** The same database for migrations: past a pooler, or as a user that may make tables. */
  migrateUrl?: string | undefined
  /** A standby of the same database, for what anybody may read. */
  readUrl?: string | undefined
  /** The same database again, for searches. */
  searchUrl?: string | undefined
  namedStatements?: boolean | undefined
  /** A database server that is not up to date is refused instead of migrated. */
  onlyCompares?: boolean | undefined
  dataDir: string
}

/** Opens the database, brings its schema up to date, and holds it until `close`. */
export const openDatabase = ({ databaseUrl, dataDir, ...place }: DatabasePlace): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl, place)
