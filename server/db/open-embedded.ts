import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { setImmediate } from 'node:timers/promises'
import { readChanges, watchChanges } from './changes.ts'
import { takeLock } from './lock.ts'
import { compareSchema, migrate } from './migrate.ts'
import type { OpenDatabase } from './open.ts'
import { createReadiness } from './readiness.ts'
import * as schema from './schema.ts'
import { damaged, isDamage, newerSchema } from './unusable.ts'

/** So long may statements follow each other, in ms, before whoever has come meanwhile is heard. */
const UNHEARD_MS = 5
/** The event loop takes one new connection a turn. */
const TURNS = 32

/**
 * Lets the event loop turn between statements. The embedded database works in this very thread, and each of its answers
 * begins the next statement: with many who ask at once nothing else would be heard, not even what costs nothing.
 */
const letOthersBeHeard = (client: PGlite): void => {
  const exec = client.execProtocolRaw.bind(client)
  let turnedAt = performance.now()
  client.execProtocolRaw = async (...args) => {
    if (performance.now() - turnedAt > UNHEARD_MS) {
      for (let turn = 0; turn < TURNS; turn++) await setImmediate()
      turnedAt = performance.now()
    }
    return exec(...args)
  }
}

/** Opens the embedded database of a folder, for this process alone, and brings it up to date. */
export const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true })
  const release = takeLock(join(dataDir, 'db.lock'))
  try {
    const client = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { pg_trgm } })
    letOthersBeHeard(client)
    const db = drizzle({ client, schema })
    const standing = await compareSchema(db)
    if (standing === 'newer') throw newerSchema(`The database in ${dataDir}/db`)
    if (standing === 'older') await migrate(db)
    const isReady = createReadiness(async () => (await client.query('select 1')).rows.length === 1)
    const close = async () => {
      await client.close()
      release()
    }
    const connections = () => ({ total: 1, idle: 1, waiting: 0 })
    const watchCatalogue = watchChanges((told) => readChanges(db, told))
    return { db, kind: 'pglite', watchCatalogue, isReady, connections, close }
  } catch (error) {
    release()
    throw isDamage(error) ? damaged(dataDir, error) : error
  }
}
