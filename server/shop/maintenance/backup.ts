import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { rowsOf, type Db } from '../../db/database.ts'
import { LATEST_MIGRATION, TABLES, type BackupHead, type BackupMark } from './backup-tables.ts'
import type { ShopContext } from '../core/context.ts'

/** Rows in memory at a time. */
const FETCHED = 500

const line = (value: InferInput<typeof BackupHead | typeof BackupMark>): string => `${JSON.stringify(value)}\n`

async function* rowsIn(db: Db, table: string): AsyncGenerator<string> {
  // Rows as the database prints them: no number is rounded and no time loses its microseconds on the way.
  await db.execute(sql`declare backup cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t`)
  for (;;) {
    const rows = await rowsOf<{ row: string }>(db, sql.raw(`fetch ${FETCHED} from backup`))
    if (rows.length === 0) break
    yield `${rows.map(({ row }) => row).join('\n')}\n`
  }
  await db.execute(sql`close backup`)
}

async function* backupLines(db: Db, at: Date): AsyncGenerator<string> {
  // A migration that rebuilds a table meanwhile has to wait: in the new one nothing is visible to a snapshot from before.
  await db.execute(sql`lock table ${sql.join(TABLES.map(sql.identifier), sql`, `)} in access share mode`)
  const [latest] = await rowsOf<{ hash: string }>(db, sql.raw(LATEST_MIGRATION))
  yield line({ format: 'haldhar-backup', schema: latest?.hash ?? '', at: at.toISOString() })
  let rows = 0
  for (const table of TABLES) {
    yield line({ table })
    for await (const chunk of rowsIn(db, table)) {
      rows += chunk.split('\n').length - 1
      yield chunk
    }
  }
  const sequences = sql`select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`
  for (const { name, value } of await rowsOf<{ name: string; value: string | null }>(db, sequences))
    yield line({ sequence: name, value })
  yield line({ end: true, rows })
}

/**
 * The whole database at one moment, gzipped, from either database for either. It is written to a temporary file first:
 * the embedded database serves nobody else meanwhile, and must not wait for a slow client. It contains password hashes
 * and people's addresses.
 */
export const makeBackup = async ({ db, clock }: ShopContext): Promise<ReadableStream<Uint8Array>> => {
  const folder = await mkdtemp(join(tmpdir(), 'haldhar-backup-'))
  const path = join(folder, 'backup.gz')
  try {
    const file = await open(path, 'wx', 0o600)
    await db.transaction((tx) => pipeline(backupLines(tx, clock()), createGzip(), file.createWriteStream()), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  const stream = createReadStream(path)
  stream.once('close', () => void rm(folder, { recursive: true, force: true }))
  return Readable.toWeb(stream)
}
