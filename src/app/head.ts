import type { Params } from 'react-router-dom'
import type { Head, PageHandle } from './page.ts'

export const SHOP_NAME = 'Haldhar'

interface Match {
  handle: unknown
  data: unknown
  params: Params
}

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle

/** The handle of the innermost page among the matched routes. */
export const handleOf = (matches: readonly { handle: unknown }[]): PageHandle | undefined =>
  matches.map((match) => match.handle).findLast(isHandle)

/** The head of the innermost matched page; a page whose loader failed has none. */
export const headOf = (matches: readonly Match[]): Head | undefined => {
  const match = matches.findLast(({ handle }) => isHandle(handle))
  return match && isHandle(match.handle) ? match.handle.head(match.data, match.params) : undefined
}

export const documentTitle = (head: Head | undefined): string =>
  head === undefined || head.title === SHOP_NAME ? SHOP_NAME : `${head.title} | ${SHOP_NAME}`
