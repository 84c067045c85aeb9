import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rowsOf, type Db } from '../../db/database.ts'
import { linesOf } from '../core/lines.ts'
import { BackupHead, BackupMark, LATEST_MIGRATION, TABLES } from './backup-tables.ts'

/** An error that the operator can act on. */
export class RestoreError extends Error {}

/** Rows that are written by one statement. */
const WRITTEN = 500

const checkHead = async (db: Db, first: string | undefined): Promise<void> => {
  const head = v.safeParse(v.pipe(v.string(), v.parseJson(), BackupHead), first)
  if (!head.success) throw new RestoreError('This is no backup of a shop')
  const [latest] = await rowsOf<{ hash: string }>(db, sql.raw(LATEST_MIGRATION))
  if (latest?.hash !== head.output.schema)
    throw new RestoreError('Another version of the shop made this backup: restore it with that one, then update')
}

/** Its first rows are written by a migration. */
const BEGUN = 'crops'

/** What the migrations themselves write does not count. */
const isEmpty = async (db: Db): Promise<boolean> => {
  for (const table of TABLES.filter((name) => name !== BEGUN)) {
    const rows = await rowsOf(db, sql`select 1 from ${sql.identifier(table)} limit 1`)
    if (rows.length > 0) return false
  }
  return true
}

const writeRows = async (db: Db, table: string, rows: readonly string[]): Promise<void> => {
  if (rows.length === 0) return
  const name = sql.identifier(table)
  // Search words are also written by a trigger, which has run when the listings were inserted.
  const twice = table === 'search_words' ? sql`on conflict do nothing` : sql``
  const json = `[${rows.join(',')}]`
  await db.execute(
    sql`insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, ${json}::jsonb) ${twice}`,
  )
}

/** Lines of a gzipped file. */
const linesIn = (path: string): AsyncGenerator<string> => {
  const unzipped = createGunzip()
  const source = createReadStream(path).on('error', (error) => unzipped.destroy(error))
  return linesOf(source.pipe(unzipped))
}

/** The moment that a backup is from. */
export const backupTime = async (path: string): Promise<Date> => {
  const lines = linesIn(path)
  const first: IteratorResult<string, unknown> = await lines.next()
  await lines.return(undefined)
  const head = v.safeParse(v.pipe(v.string(), v.parseJson(), BackupHead), first.done === true ? undefined : first.value)
  if (!head.success) throw new RestoreError('This is no backup of a shop')
  return new Date(head.output.at)
}

/** Restores a backup into an empty database, all of it or nothing. Returns how many rows it restored. */
export const restoreBackup = (db: Db, path: string): Promise<number> =>
  db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) throw new RestoreError('The database is not empty: choose an empty DATA_DIR or database')
    const lines = linesIn(path)
    const first: IteratorResult<string, unknown> = await lines.next()
    await checkHead(tx, first.done === true ? undefined : first.value)
    await tx.execute(sql`delete from ${sql.identifier(BEGUN)}`)
    // The backup has the lines of the cash book that it writes.
    await tx.execute(sql`alter table cash_notes disable trigger cash_notes_book`)

    let table = ''
    let buffered: string[] = []
    let rows = 0
    const write = async () => {
      await writeRows(tx, table, buffered)
      rows += buffered.length
      buffered = []
    }
    for await (const text of lines) {
      const mark = isMark(text) ? v.safeParse(v.pipe(v.string(), v.parseJson(), BackupMark), text) : undefined
      if (mark?.success !== true) {
        buffered.push(text)
        if (buffered.length >= WRITTEN) await write()
        continue
      }
      await write()
      if ('table' in mark.output) table = mark.output.table
      else if ('sequence' in mark.output) {
        const { sequence, value } = mark.output
        if (value !== null) await tx.execute(sql`select setval(${sequence}::regclass, ${value}::bigint)`)
      } else if (mark.output.rows === rows) {
        await tx.execute(sql`alter table cash_notes enable trigger cash_notes_book`)
        return rows
      } else break
    }
    throw new RestoreError('The backup is not complete')
  })

/** Rows begin with a column's name; no table has a column of these names first. */
const isMark = (text: string): boolean => /^\{"(table|sequence|end)":/.test(text)
