import * as v from 'valibot'
import { SORTS, type Sort } from '../../../src/contract/calls.ts'
import { invalid } from '../core/refusal.ts'

/** Where a page of products ended: the sort, the last row's value under it, and its id. */
export interface Cursor {
  sort: Sort
  value: string
  id: number
}

const Written = v.tuple([
  v.picklist(SORTS),
  v.pipe(v.string(), v.regex(/^-?\d{1,17}(\.\d{1,20})?$/)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
])

export const writeCursor = ({ sort, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** Refused when unreadable or made under another sort: starting over silently would page for ever. */
export const readCursor = (text: string | undefined, sort: Sort): Cursor | null => {
  if (text === undefined || text === '') return null
  const read = v.safeParse(Written, parse(text))
  if (!read.success || read.output[0] !== sort) throw invalid({ cursor: 'This cursor belongs to another list' })
  return { sort, value: read.output[1], id: read.output[2] }
}
