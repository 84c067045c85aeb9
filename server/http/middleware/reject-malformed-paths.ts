import type { MiddlewareHandler } from 'hono'
import { answers } from '../../../src/contract/answers.ts'
import { notFound, Refusal } from '../../shop/core/refusal.ts'
import { isStorableText } from '../../shop/core/storable-text.ts'

/** The text that a path means; null when its escapes are broken or make no text. */
const decoded = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** True when path and query are storable text. Headers need no check: no HTTP parser accepts a NUL in one. */
const isReadable = ({ pathname, searchParams }: URL): boolean => {
  const path = decoded(pathname)
  return path !== null && isStorableText(path) && [...searchParams].flat().every(isStorableText)
}

/** Leads nowhere, so the page says that nothing is there. */
const MISSING_PAGE = '/unreadable'

/**
 * Runs before every route. A path that is not valid text is refused, or shown as a missing page; one with empty parts
 * (`//host/about`) redirects to the same without them, because a link may read its beginning as another host.
 */
export const rejectMalformedPaths =
  (pages?: (request: Request) => Promise<Response>): MiddlewareHandler =>
  async (c, next) => {
    const url = new URL(c.req.url)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isCall = url.pathname.startsWith('/api/')
    if (!isReadable(url)) {
      if (isCall || !isRead) throw new Refusal('BAD_REQUEST', 'The request cannot be read')
      if (pages === undefined) throw notFound(answers.notFound)
      return pages(new Request(new URL(MISSING_PAGE, url.origin)))
    }
    if (isRead && !isCall && url.pathname.includes('//'))
      return c.redirect(url.pathname.replaceAll(/\/{2,}/g, '/') + url.search, 308)
    return next()
  }
