import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { errorCode } from './connection-errors.ts'
import { rowsOf, type Db } from './database.ts'
import { tooLargeToRewrite } from './unusable.ts'

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

/** The newest migration that a build must know of this database, in ms; 0 where any build will do. */
const floorOf = async (db: Db): Promise<number> => {
  const [floor] = await rowsOf<{ at: string }>(db, sql`select migration::text as at from internal.schema_floor`)
  return Number(floor?.at ?? 0)
}

/**
 * Where a database stands beside this build: `older` lacks migrations, `newer` has lost what this build needs. With more
 * migrations than this build knows it is still `current`, so that processes of two builds can work side by side. No lock
 * is taken, which a pooler might keep.
 */
export const compareSchema = async (db: Db): Promise<'current' | 'older' | 'newer'> => {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if ((await versionOf(db)) < newest) return 'older'
  return (await floorOf(db)) > newest ? 'newer' : 'current'
}

/** Whoever waits for a lock holds others up; a migration that locks several tables locks all of them before it begins. */
const LOCK_TIMEOUT = '300ms'
export const LOCK_NOT_AVAILABLE = '55P03'
/** For some minutes, in which long reports end. */
const TRIES = 200
const PAUSE_MS = 1_000

const CONCURRENT = /\bindex concurrently "(\w+)"/i

interface Databases {
  db: Db
  /** A connection beside that of `db`; the embedded database has none, nor anybody who writes meanwhile. */
  beside?: Db | undefined
}

/** An index that is made while others write. An earlier try may have left it unusable. */
const makeIndex = async (db: Db, name: string, statement: string): Promise<void> => {
  const state = sql`select indisvalid as usable, indexrelid::regclass::text as called
    from pg_index join pg_class c on c.oid = indexrelid where c.relname = ${name}`
  const [made] = await rowsOf<{ usable: boolean; called: string }>(db, state)
  if (made?.usable === true) return
  if (made !== undefined) await db.execute(sql.raw(`drop index concurrently ${made.called}`))
  await db.execute(sql.raw(statement))
}

/** The transaction of a migration that makes indexes holds nothing but the lock that keeps others from the same. */
const applyStatement = async (tx: Db, beside: Db | undefined, statement: string): Promise<void> => {
  const name = CONCURRENT.exec(statement)?.[1]
  if (name !== undefined && beside !== undefined) await makeIndex(beside, name, statement)
  else await tx.execute(sql.raw(statement.replace(/ concurrently /i, ' ')))
}

const LOCKS = /^\s*LOCK TABLE/m
/**
 * Each keyed change writes its receipt first, so no new one gets past this lock, and those that have are through in a moment.
 * Without it orders that never stop hold one table and wait for another at every moment, and no try would get them all.
 */
const HOLD_CHANGES = sql`lock table idempotency in share row exclusive mode`

/** A migration that begins so writes whole tables anew, which nobody can use meanwhile. */
const REWRITES = /^-- rewrites\n/
const REWRITTEN = /^ALTER TABLE "(\w+)"/gm
/** So much is written anew within about a second. */
const REWRITTEN_MAX_BYTES = 2 ** 25

/** Whether a database at this version lacks nothing, or nothing before a migration that rewrites. */
export const isBroughtUp = (version: number): boolean => {
  const next = readMigrationFiles({ migrationsFolder }).find(({ folderMillis }) => folderMillis > version)
  return next === undefined || REWRITES.test(next.sql[0] ?? '')
}

const refuseLongRewrite = async (tx: Db, statements: readonly string[]): Promise<void> => {
  if (!REWRITES.test(statements[0] ?? '')) return
  const names = statements.flatMap((statement) => [...statement.matchAll(REWRITTEN)].map(([, name = '']) => name))
  const [found] = await rowsOf<{ bytes: number }>(
    tx,
    sql`select coalesce(sum(pg_relation_size(to_regclass(name))), 0)::float8 as bytes from unnest(${sql.param(names)}::text[]) as name`,
  )
  if ((found?.bytes ?? 0) > REWRITTEN_MAX_BYTES) throw tooLargeToRewrite(names)
}

/** Of everybody whose sessions may be ended, a pooler among them; they are opened anew. */
const END_SESSIONS = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    and application_name <> 'haldhar-indexes' and pg_has_role(usesysid, 'member')`

/** Between two looks whether whoever migrates has finished. */
const HELD_MS = 200

/**
 * Does the work in a transaction that nobody else has the like of. Who waited within a statement would hold up the index
 * that the other one makes, which waits for every statement that was begun before it.
 */
const alone = async (db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> => {
  const lock = sql`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as got`
  for (;;) {
    const isDone = await db.transaction(async (tx) => {
      const [held] = await rowsOf<{ got: boolean }>(tx, lock)
      if (held?.got !== true) return false
      await work(tx)
      return true
    })
    if (isDone) return
    await setTimeout(HELD_MS)
  }
}

/** Returns whether tables were written anew. */
const applyOnce = async ({ db, beside }: Databases, migration: MigrationMeta): Promise<boolean> => {
  const { sql: statements, hash, folderMillis } = migration
  let isApplied = false
  await alone(db, async (tx) => {
    if (folderMillis <= (await versionOf(tx))) return
    // Nobody waits for the embedded one: it is migrated before it is used.
    if (beside !== undefined) await refuseLongRewrite(tx, statements)
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`))
    if (beside !== undefined && statements.some((one) => LOCKS.test(one))) await tx.execute(HOLD_CHANGES)
    for (const statement of statements) await applyStatement(tx, beside, statement)
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
    isApplied = true
  })
  return isApplied && REWRITES.test(statements[0] ?? '')
}

const apply = async (databases: Databases, migration: MigrationMeta): Promise<boolean> => {
  for (let left = TRIES; ; left--) {
    try {
      return await applyOnce(databases, migration)
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || left <= 1) throw error
    }
    await setTimeout(PAUSE_MS)
  }
}

/**
 * Brings a database up to date, each migration as a whole or not at all. Of several processes that do so at once one does
 * the work and the others wait. Drizzle's own migrator looks where the database stands before its transaction, and takes
 * no lock. Indexes of tables in use are made `beside`, over another connection. Returns whether tables with rows in
 * use were written anew.
 */
export const migrate = async (db: Db, beside?: Db): Promise<boolean> => {
  await alone(db, async (tx) => {
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
  })
  const isInUse = (await versionOf(db)) > 0
  let isRewritten = false
  for (const migration of readMigrationFiles({ migrationsFolder }))
    if (await apply({ db, beside }, migration)) isRewritten = true
  return isInUse && isRewritten
}

/**
 * Ends the sessions of all others. What they have prepared gives columns as they were before tables were written anew, and
 * would fail as long as they live.
 */
export const endSessions = (db: Db): Promise<unknown> => db.execute(END_SESSIONS)
