import * as v from 'valibot'
import { listOf, operator, type Schema } from '../call.ts'

export const OPERATOR_PAGE_MAX = 500
const PAGE_DEFAULT = 100

/** Which rows of a list: those that hold a text, and one page of them. */
export const PageQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, `A page has 1 to ${OPERATOR_PAGE_MAX} rows`),
      v.transform(Number),
      v.minValue(1, `A page has 1 to ${OPERATOR_PAGE_MAX} rows`),
      v.maxValue(OPERATOR_PAGE_MAX, `A page has 1 to ${OPERATOR_PAGE_MAX} rows`),
    ),
    String(PAGE_DEFAULT),
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
export type PageQuery = v.InferOutput<typeof PageQuery>

/** The answer of a list: one page, and where the next one begins. */
export const pageOf = <const D extends Schema>(row: D) =>
  v.object({ ...listOf(row).entries, meta: v.object({ next_cursor: v.nullable(v.string()) }) })

/** The call that lists rows for the command line: one page, and where the next one begins. */
export const list = <const P extends string, D extends Schema>(path: P, summary: string, row: D) =>
  operator.get(path, summary, pageOf(row), { query: PageQuery })

/** Which rows of a list: those that hold a text, of one of its parts, and one page of them. */
export const pageQuery = <const W extends readonly [string, ...string[]]>(which: W) =>
  v.object({ ...PageQuery.entries, which: v.optional(v.picklist(which)) })
