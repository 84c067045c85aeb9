import * as v from 'valibot'
import { SORTS, type Sort } from '../../../src/contract/calls.ts'
import { decodeCursor, encodeCursor } from '../core/paging.ts'
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

/** The cursor as text for the client. */
export const writeCursor = ({ sort, value, id }: Cursor): string => encodeCursor([sort, value, id])

/** Refused when unreadable or made under another sort: starting over silently would page for ever. */
export const readCursor = (text: string | undefined, sort: Sort): Cursor | null => {
  const message = 'This cursor belongs to another list'
  const [writtenFor, value = '', id = 0] = decodeCursor(text, Written, message) ?? []
  if (writtenFor === undefined) return null
  if (writtenFor !== sort) throw invalid({ cursor: message })
  return { sort, value, id }
}
