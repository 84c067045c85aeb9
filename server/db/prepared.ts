import { getTableColumns, sql, type Column, type DriverValueEncoder, type SQL, type Table } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/**
 * Statements that every order runs: their text is built once for each connection and not each time. What differs from one
 * time to the next is named beforehand, by a column whose values it takes or by one of the lists below.
 */

type Takes = Column | DriverValueEncoder<never, unknown>
type Given = Readonly<Record<string, Takes>>
type ValueOf<T> = T extends Column
  ? T['_']['notNull'] extends true
    ? T['_']['data']
    : T['_']['data'] | null
  : T extends DriverValueEncoder<infer Value, unknown>
    ? Value
    : never
export type ValuesOf<G extends Given> = { [Name in keyof G]: ValueOf<G[Name]> }
type SlotsOf<G extends Given> = { [Name in keyof G]: SQL<ValueOf<G[Name]>> }

interface Statement<Result> {
  execute: (values: Record<string, unknown>) => Promise<Result>
}

const dialect = new PgDialect()

// Each name is given a slot, as the type says.
const slotsFor = <G extends Given>(given: G): SlotsOf<G> =>
  Object.fromEntries(Object.keys(given).map((name) => [name, sql`${sql.placeholder(name)}`])) as SlotsOf<G>

/** As the driver takes them. Columns of the library fail at null. */
const encode = <G extends Given>(given: G, values: ValuesOf<G>): Record<string, unknown> => {
  const encoded: Record<string, unknown> = {}
  // Each encoder is given the value that its own name has.
  for (const name of Object.keys(given) as (keyof G & string)[]) {
    const takes = given[name] as DriverValueEncoder<unknown, unknown>
    encoded[name] = values[name] === null ? null : takes.mapToDriverValue(values[name])
  }
  return encoded
}

/** Transactions of one connection share a session. */
const once = <Result>(build: (db: Db) => Statement<Result>): ((db: Db) => Statement<Result>) => {
  const known = new WeakMap<object, Statement<Result>>()
  return (db) => {
    const { session } = db._
    const statement = known.get(session) ?? build(db)
    known.set(session, statement)
    return statement
  }
}

/** A statement of the query builder, ended by `prepare('')`: what it is called is left to the connection. */
export const prepared = <G extends Given, Result>(
  given: G,
  build: (db: Db, slots: SlotsOf<G>) => Statement<Result>,
): ((db: Db, values: ValuesOf<G>) => Promise<Result>) => {
  const statementFor = once((db) => build(db, slotsFor(given)))
  return (db, values) => statementFor(db).execute(encode(given, values))
}

/** A raw statement. The caller names the shape of its rows, which the statement's select list has to keep. */
export const preparedRows =
  <Row extends object = Record<string, never>>() =>
  <G extends Given>(
    given: G,
    build: (db: Db, slots: SlotsOf<G>) => SQL,
  ): ((db: Db, values: ValuesOf<G>) => Promise<Row[]>) => {
    const statementFor = once((db) =>
      db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
        dialect.sqlToQuery(build(db, slotsFor(given))),
        undefined,
        undefined,
        false,
      ),
    )
    return async (db, values) => (await statementFor(db).execute(encode(given, values))).rows
  }

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** Any number of ids, and whether a column is one of them. */
export const idList: DriverValueEncoder<readonly number[], string> = { mapToDriverValue: (ids) => `{${ids.join(',')}}` }
export const isAmong = (column: Column, ids: SQL<readonly number[]>): SQL =>
  sql`${column} = any(${ids}::text::bigint[])`

/** Any number of texts, and whether a column is one of them. */
export const textList: DriverValueEncoder<readonly string[], string> = {
  mapToDriverValue: (texts) => `{${texts.map(quoted).join(',')}}`,
}
export const isAmongTexts = (column: Column, texts: SQL<readonly string[]>): SQL =>
  sql`${column} = any(${texts}::text::text[])`

type Filled<T extends Table, Name extends keyof T['$inferInsert']> = Pick<T['$inferInsert'], Name>

export interface RowList<Row> {
  encoder: DriverValueEncoder<readonly Row[], string>
  insert: (rows: SQL<readonly Row[]>) => SQL
}
export type RowOf<List> = List extends RowList<infer Row> ? Row : never

/** Rows of a table, however many, of which these columns are filled. */
export const rowList = <T extends Table, Name extends keyof T['$inferInsert'] & string>(
  table: T,
  names: readonly Name[],
): RowList<Filled<T, Name>> => {
  const columns = getTableColumns<Table>(table)
  const stored = names.map((name) => [name, columns[name]?.name ?? name] as const)
  const list = sql.join(
    stored.map(([, name]) => sql.identifier(name)),
    sql`, `,
  )
  return {
    encoder: {
      // Moments become ISO texts.
      mapToDriverValue: (rows) =>
        JSON.stringify(rows.map((row) => Object.fromEntries(stored.map(([name, column]) => [column, row[name]])))),
    },
    insert: (rows) =>
      sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${rows}::text::json)`,
  }
}
