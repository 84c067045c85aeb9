import { isRouteErrorResponse, type Params } from 'react-router-dom'
import { text } from '../texts/texts.ts'
import type { Head, PageHandle } from './page/page.ts'

/** A matched route as router and renderer both know it. */
interface Match {
  route: { id: string; handle?: unknown }
  params: Params
}

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle

/** The handle of the innermost page among the matched routes. */
export const handleOf = (matches: readonly { handle: unknown }[]): PageHandle | undefined =>
  matches
    .map((match) => match.handle)
    .filter(isHandle)
    .pop()

/** The loader data, in the form that router and renderer share. */
interface Outcome {
  matches: readonly Match[]
  loaderData: Readonly<Record<string, unknown>>
  errors: Readonly<Record<string, unknown>> | null
}

/** The head of the innermost matched page, or that of an error page. */
export const headOf = ({ matches, loaderData, errors }: Outcome): Head | undefined => {
  const match = matches.filter(({ route }) => isHandle(route.handle)).pop()
  if (!match || !isHandle(match.route.handle)) return undefined
  const error = errors?.[match.route.id]
  if (error !== undefined && !(isRouteErrorResponse(error) && error.status === 404)) return undefined
  return match.route.handle.head(loaderData[match.route.id], match.params)
}

export const documentTitle = (head: Head | undefined): string =>
  head === undefined || head.title === text.layout.shop ? text.layout.shop : `${head.title} | ${text.layout.shop}`
