import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { rowsOf, type Db } from './database.ts'

/** Migrations, and where a database stands. */

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** An arbitrary id of this shop's own advisory lock. */
export const MIGRATION_LOCK = 7_204_613

/** When the newest migration of a database was made, in ms; 0 for one without tables. */
const versionOf = async (db: Db): Promise<number> => {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if ((table?.name ?? null) === null) return 0
  const [newest] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  return Number(newest?.at ?? 0)
}

/** Whether a database has every migration of this build. It takes no lock, which a pooler might keep. */
export const isCurrent = async (db: Db): Promise<boolean> => {
  const version = await versionOf(db)
  return readMigrationFiles({ migrationsFolder }).every(({ folderMillis }) => folderMillis <= version)
}

/**
 * Brings a database up to date, all of it or nothing. Of several processes that do so at once one does the work and the
 * others wait. Drizzle's own migrator looks where the database stands before its transaction, and takes no lock.
 */
export const migrate = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    const version = await versionOf(tx)
    for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
      if (folderMillis <= version) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      )
    }
  })
