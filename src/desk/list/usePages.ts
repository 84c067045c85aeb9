import { useCallback, useEffect, useRef, useState } from 'react'
import { isFailure, type Failure } from '../../client/api/call.ts'

interface Page<Row> {
  data: Row[]
  meta: { next_cursor: string | null }
}

/** Asks for the first page, or for the one after it. */
export type AskPage<Row> = (cursor?: string) => Promise<Page<Row> | Failure>

interface Pages<Row> {
  /** Null until the first page has come. */
  rows: Row[] | null
  next: string | null
  failure: Failure | null
  isLoading: boolean
}

/** A list that comes page by page, anew whenever `trigger` changes. */
export const usePages = <Row>(ask: AskPage<Row>, trigger: string) => {
  const [pages, setPages] = useState<Pages<Row>>({ rows: null, next: null, failure: null, isLoading: true })
  const latest = useRef(ask)
  // Which request counts: an answer to an older one comes too late.
  const round = useRef(0)
  useEffect(() => {
    latest.current = ask
  })
  const load = useCallback(async (cursor?: string) => {
    const own = ++round.current
    const answer = await latest.current(cursor)
    if (own !== round.current) return
    setPages((before) =>
      isFailure(answer)
        ? { ...before, failure: answer, isLoading: false }
        : {
            rows: cursor === undefined ? answer.data : [...(before.rows ?? []), ...answer.data],
            next: answer.meta.next_cursor,
            failure: null,
            isLoading: false,
          },
    )
  }, [])
  useEffect(() => {
    const count = round
    void load()
    return () => {
      count.current++
      setPages({ rows: null, next: null, failure: null, isLoading: true })
    }
  }, [load, trigger])
  const again = () => {
    setPages((before) => ({ ...before, failure: null, isLoading: true }))
    void load(pages.rows === null ? undefined : (pages.next ?? undefined))
  }
  /** What has become of a row. It stays where it is until the list is loaded anew. */
  const replace = (row: Row, now: Row) =>
    setPages((before) => ({ ...before, rows: before.rows && before.rows.map((one) => (one === row ? now : one)) }))
  return { ...pages, again, more: again, replace }
}
