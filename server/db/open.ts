import { openEmbedded } from './open-embedded.ts'
import { openServer } from './open-server.ts'
import type { WatchCatalogue } from './changes.ts'
import type { Db } from './database.ts'

export interface OpenDatabase {
  db: Db
  kind: 'pglite' | 'postgres'
  watchCatalogue: WatchCatalogue
  /** Whether a change could be written now; answers within three seconds. */
  isReady: () => Promise<boolean>
  close: () => Promise<void>
}

export interface DatabasePlace {
  /** `postgres://…`; without it the embedded database under `dataDir` is opened. */
  databaseUrl?: string | undefined
  /** The same database for migrations: past a pooler, or as a user that may make tables. */
  migrateUrl?: string | undefined
  dataDir: string
}

/** Opens the database, brings its schema up to date, and holds it until `close`. */
export const openDatabase = ({ databaseUrl, migrateUrl, dataDir }: DatabasePlace): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl, migrateUrl)
