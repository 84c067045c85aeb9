import type { MiddlewareHandler } from 'hono'
import type { Metrics } from '../../ports/metrics.ts'
import type { AppEnv } from '../deps.ts'

/** Whoever asks cannot make names of metrics: what is no call counts by its kind. */
const kindOf = (path: string): string => {
  const [first = ''] = path.slice(1).split('/', 1)
  if (['api', 'assets', 'desk', 'images', 'pins'].includes(first)) return first
  return /\.\w+$/.test(path) ? 'file' : 'page'
}

/** Tells how long each answer took to begin, and what it was. */
export const measure =
  (metrics: Metrics): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    // A page that asks within this process is measured as a whole.
    if (c.env?.incoming === undefined) return next()
    const began = performance.now()
    await next()
    const { method, path } = c.req
    const known = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method : 'other'
    const route = c.get('route') ?? `${known} ${kindOf(path)}`
    metrics.answered(route, c.res.status, (performance.now() - began) / 1000)
  }
