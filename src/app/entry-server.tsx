import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { configureCalls } from '../offline/call.ts'
import { documentTitle, headOf } from './head.ts'
import type { Head } from './page.ts'
import { routes } from './routes.tsx'

/** Names the build; the worker keeps only pages that its own build made. */
export const build = __BUILD__

export interface Rendered {
  status: number
  title: string
  head: Head | undefined
  /** What stands in `#root`. */
  html: string
  /** The loaders' answers, for the phone to start from; nothing when the page failed. */
  data: Record<string, unknown> | undefined
  /** Source files of the matched pages, as the build's manifest names them. */
  modules: string[]
}

const handler = createStaticHandler(routes)

/** The loaders' calls go to the API in this process. */
export const connect = (api: typeof fetch, base: string): void => configureCalls({ fetch: api, base })

/** Renders a page as a guest sees it, or answers a redirect. */
export const render = async (request: Request): Promise<Rendered | Response> => {
  const context = await handler.query(request)
  if (context instanceof Response) return context
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  const head = headOf(context)
  return {
    status: context.statusCode,
    title: documentTitle(head),
    head,
    html,
    data: context.errors ? undefined : context.loaderData,
    modules: context.matches.map(({ route }) => route.id.split('#')[0] ?? ''),
  }
}
