import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type HydrationState,
  type StaticHandlerContext,
} from 'react-router-dom'
import { languageOf, LANGUAGES, prefixOf, withoutLanguage, type Language } from '../contract/languages.ts'
import { encodePageData, scriptJson } from '../contract/page-data.ts'
import { applyShopSettings, type ShopSettings } from '../contract/shop-settings.ts'
import { configureCalls, type Settings } from '../client/api/api-settings.ts'
import { loadLanguages } from '../texts/load-texts.ts'
import { speak, type WholeLanguage } from '../texts/texts.ts'
import { loadSections } from '../ui/base/lazy-section.tsx'
import { documentTitle, headOf } from './head.ts'
import { decodeWords } from './page/title-of.ts'
import type { Head } from './page/page.ts'
import { keepMarkupIn, keptText, NO_STORE, renderKept, type MarkupStore, type Scope } from './render-kept.ts'
import { routes } from './routes.tsx'

/** Names the build; the worker caches only pages that its own build made. */
export const build = __BUILD__

export interface Rendered {
  status: number
  language: Language
  /** Path of the page's one canonical address, without the language. */
  path: string
  title: string
  head: Head | undefined
  /** The markup of `#root`. */
  html: string
  /** The loader data for hydration, as JSON of `PageData` for a script element; nothing when the page did not load. */
  data: string | undefined
  /** Source files of the matched pages. */
  modules: string[]
}

/** The same routes below each language's prefix. */
const handlers = new Map(
  LANGUAGES.map((code) => [code, createStaticHandler(routes, { basename: prefixOf(code) || '/' })] as const),
)

let languages: Promise<Map<Language, WholeLanguage>> | undefined

/** Whoever connects without keeping is not given what somebody before has kept. */
const ANEW: Settings['keep'] = (_call, _request, make) => make()

/** The loaders' calls go to the API in this process, and the pages show its shop settings; parts of them are kept in `markup`. */
export const connect = (
  calls: Pick<Settings, 'fetch' | 'base'> & Partial<Settings>,
  settings: ShopSettings,
  markup: MarkupStore = NO_STORE,
): void => {
  configureCalls({ keep: ANEW, ...calls })
  applyShopSettings(settings)
  keepMarkupIn(markup)
}

/** Pages that are shown at two URLs, with the canonical one. */
const CANONICAL: Readonly<Record<string, string>> = { '/terms-and-conditions': '/terms-of-service' }

/** Without the language. */
const canonicalPath = (pathname: string): string => {
  const path = withoutLanguage(pathname).replace(/(?<=.)\/+$/, '')
  return CANONICAL[path] ?? path
}

/** Not found is final; what did not load is requested again by the client. */
const isFinal = (errors: HydrationState['errors']): boolean =>
  Object.values(errors ?? {}).every((error) => isRouteErrorResponse(error) && error.status === 404)

/** What was rendered last of each kind of missing page, in each language. */
const missing = new Map<string, { data: string; html: string }>()
/** Stands in for the address, which is all that two missing pages of a kind differ by. */
const SOME_PATH = '/zq-some-path-zq'
const SOME_WORDS = SOME_PATH.slice(1).replaceAll('-', ' ')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The page that says what is not there: addresses without end, rendered once. */
const missingPage = (
  context: StaticHandlerContext,
  { reader, place }: Scope,
  markup: (shown: StaticHandlerContext) => string,
): string => {
  const { location, loaderData, errors } = context
  const kind = `${reader} ${place}`
  const data = JSON.stringify([loaderData, errors])
  const prefix = prefixOf(languageOf(location.pathname))
  let known = missing.get(kind)
  if (known?.data !== data) {
    const shown = { ...context, location: { ...location, pathname: prefix + SOME_PATH, search: '' } }
    known = { data, html: markup(shown) }
    missing.set(kind, known)
  }
  const path = withoutLanguage(location.pathname)
  return known.html.replaceAll(SOME_PATH, () => escaped(path)).replaceAll(SOME_WORDS, () => escaped(decodeWords(path)))
}

/**
 * Without what React and its router write for others: a mark for servers that tell routes as links come into sight, an
 * end tag for each path of an icon, and quotes around a word that seventy icons of a page have.
 */
const shortened = (html: string): string =>
  html
    .replaceAll(' data-discover="true"', '')
    .replaceAll('></path>', '/>')
    .replaceAll(' aria-hidden="true"', ' aria-hidden=true')

/** Renders a page as a guest sees it, or returns a redirect. */
export const render = async (request: Request, littleData = false): Promise<Rendered | Response> => {
  const language = languageOf(new URL(request.url).pathname)
  const [handler, spoken] = [handlers.get(language), (await (languages ??= loadLanguages())).get(language)]
  if (handler === undefined || spoken === undefined) throw new Error(`No pages in ${language}`)
  const context = await handler.query(request)
  if (context instanceof Response) return context
  await loadSections()
  const scope = { reader: `${language} ${littleData}`, place: context.matches.map(({ route }) => route.id).join(' ') }
  // Other renderings run while this one waits, so from here on it waits for nothing.
  speak(language, spoken)
  applyShopSettings({ littleData })
  const markup = (shown: StaticHandlerContext): string => {
    const router = createStaticRouter(handler.dataRoutes, shown)
    const page = <StaticRouterProvider router={router} context={shown} hydrate={false} />
    return renderKept(scope, () => shortened(renderToString(page)))
  }
  const html = context.statusCode === 404 ? missingPage(context, scope, markup) : markup(context)
  const head = headOf(context)
  const { loaderData, errors } = context
  return {
    status: context.statusCode,
    language,
    path: canonicalPath(context.location.pathname),
    title: documentTitle(head),
    head,
    html,
    data: isFinal(errors)
      ? keptText(scope, { loaderData, errors }, (data) => scriptJson(encodePageData(data)))
      : undefined,
    modules: context.matches.flatMap(({ route }) => route.id.split('#')[0]?.match(/^src\/.*/) ?? []),
  }
}
