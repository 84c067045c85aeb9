import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import * as schema from '../../db/schema.ts'

const tables = Object.values(schema).flatMap((value) => {
  if (!is(value, PgTable)) return []
  const { name, schema: room, foreignKeys } = getTableConfig(value)
  // Tables of a schema of their own follow from others.
  if (room !== undefined) return []
  return [{ name, needs: foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name) }]
})

const inOrder = (placed: readonly string[] = []): readonly string[] => {
  const waiting = tables.filter(({ name }) => !placed.includes(name))
  const next = waiting.filter(({ needs }) => needs.every((name) => placed.includes(name))).map(({ name }) => name)
  if (next.length === 0 && waiting.length > 0) throw new Error('Tables refer to each other in a circle')
  return waiting.length === 0 ? placed : inOrder([...placed, ...next])
}

/** Names of all tables that are backed up, each after those that its rows refer to. */
export const TABLES = inOrder()

/** The first line of a backup. */
export const BackupHead = v.object({
  format: v.literal('haldhar-backup'),
  /** The latest migration: only the version that made a backup restores it; afterwards it may be updated. */
  schema: v.string(),
  at: v.string(),
})
/** Further lines: the start of a table's rows, one row a line; the position of a sequence; and the end. */
export const BackupMark = v.union([
  v.strictObject({ table: v.picklist(TABLES) }),
  v.strictObject({ sequence: v.string(), value: v.nullable(v.string()) }),
  v.strictObject({ end: v.literal(true), rows: v.number() }),
])

export const LATEST_MIGRATION = `select hash from drizzle.__drizzle_migrations order by id desc limit 1`
