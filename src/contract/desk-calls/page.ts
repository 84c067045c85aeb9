import * as v from 'valibot'
import { PageQuery } from '../admin-calls/page.ts'
import { listOf, type Schema } from '../calls/call.ts'

/** The answer of a list at the desk: one page, and where the next one begins. */
export const pageOf = <const D extends Schema>(row: D) =>
  v.object({ ...listOf(row).entries, meta: v.object({ next_cursor: v.nullable(v.string()) }) })

/** Which rows of a list: those that hold a text, of one of its parts, and one page of them. */
export const pageQuery = <const W extends readonly [string, ...string[]]>(which: W) =>
  v.object({ ...PageQuery.entries, which: v.optional(v.picklist(which)) })
