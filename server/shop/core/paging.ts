import { and, desc, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { invalid } from './refusal.ts'

/** Paging of the operator's lists: each goes down by a value and, where that is the same, by id. */

export interface Page<Row> {
  data: Row[]
  meta: { next_cursor: string | null }
}

/** What a column of ids holds. */
export const RowId = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const Cursor = v.tuple([v.pipe(v.string(), v.regex(/^[\d\-:. +]{1,40}$/)), RowId])

/** A cursor as a client sends it back: opaque text. */
export const encodeCursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What is in a cursor, null for none; refused with `message` when it was not made here. */
export const decodeCursor = <S extends v.GenericSchema>(
  text: string | undefined,
  schema: S,
  message = 'This cursor cannot be read',
): v.InferOutput<S> | null => {
  if (text === undefined || text === '') return null
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), Buffer.from(text, 'base64url').toString('utf8'))
  if (!read.success) throw invalid({ cursor: message })
  return read.output
}

/** The moment that rows are sorted by, or a number that puts some of them first. */
export const newestFirst = (by: { moment: AnyPgColumn } | { number: SQL }, id: AnyPgColumn) => {
  const value = 'moment' in by ? sql`${by.moment}` : by.number
  const cast = 'moment' in by ? sql`timestamptz` : sql`int`
  return {
    fields: { sortValue: sql<string>`(${value})::text`, sortId: sql<number>`${id}` },
    order: [desc(value), desc(id)],
    /** The rows after a cursor. */
    after: ({ cursor }: PageQuery): SQL | undefined => {
      const start = decodeCursor(cursor, Cursor)
      if (start === null) return undefined
      const at = sql`${start[0]}::text::${cast}`
      // The first of the two is of one table, whose index it can be looked up in.
      return sql`(${value}) <= ${at} and (${value}, ${id}) < (${at}, ${start[1]}::bigint)`
    },
  }
}

type SortOrder = ReturnType<typeof newestFirst>

/** The rows of a page, of which one more was fetched than it takes, and where the next page begins. */
export const cutPage = <Row>(fetched: readonly Row[], limit: number, positionOf: (last: Row) => unknown) => {
  const rows = fetched.slice(0, limit)
  const last = rows.at(-1)
  const next = fetched.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null
  return { rows, meta: { next_cursor: next } }
}

/** A text as a pattern of `like` that stands for itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Rows in which one of the columns holds the text, whatever its case; a number also finds the row of that id. */
export const matchesText = (
  q: string | undefined,
  columns: readonly (AnyPgColumn | SQL)[],
  ids: readonly AnyPgColumn[] = [],
): SQL | undefined => {
  if (q === undefined || q === '') return undefined
  const like = `%${escapeLike(q)}%`
  return or(...columns.map((column) => sql`${column} ilike ${like}`), ...ids.map((id) => sql`${id}::text = ${q}`))
}

interface PageParts {
  by: SortOrder
  texts: readonly (AnyPgColumn | SQL)[]
  ids: readonly AnyPgColumn[]
  /** Of these rows alone. */
  where?: SQL | undefined
}

/**
 * The page that a query asks for, of the rows that hold its text: in one of `texts`, or as one of `ids`. One row more
 * than the page takes is fetched, which shows whether there is a next one.
 */
export const pageOf = async <Select extends PgSelect, View>(
  select: Select,
  query: PageQuery,
  { by, texts, ids, where }: PageParts,
  view: (rows: Select['_']['result']) => View[] | Promise<View[]>,
): Promise<Page<View>> => {
  const fetched: Select['_']['result'] = await select
    .where(and(where, matchesText(query.q, texts, ids), by.after(query)))
    .orderBy(...by.order)
    .limit(query.limit + 1)
  const { rows, meta } = cutPage(fetched, query.limit, (last) => {
    // Every list selects the fields of its own sort order.
    const { sortValue, sortId } = last as { sortValue: string; sortId: number }
    return [sortValue, sortId]
  })
  return { data: await view(rows), meta }
}
