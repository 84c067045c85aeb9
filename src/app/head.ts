import type { Params } from 'react-router-dom'
import type { Head, PageHandle } from './page.ts'

export const SHOP_NAME = 'Haldhar'

/** A matched route as router and renderer both know it. */
interface Match {
  route: { id: string; handle?: unknown }
  params: Params
}

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle

/** The handle of the innermost page among the matched routes. */
export const handleOf = (matches: readonly { handle: unknown }[]): PageHandle | undefined =>
  matches.map((match) => match.handle).findLast(isHandle)

/** The head of the innermost matched page. */
export const headOf = (matches: readonly Match[], loaderData: Readonly<Record<string, unknown>>): Head | undefined => {
  const match = matches.findLast(({ route }) => isHandle(route.handle))
  return match && isHandle(match.route.handle)
    ? match.route.handle.head(loaderData[match.route.id], match.params)
    : undefined
}

export const documentTitle = (head: Head | undefined): string =>
  head === undefined || head.title === SHOP_NAME ? SHOP_NAME : `${head.title} | ${SHOP_NAME}`
