import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prefixOf, type Language } from '../../../src/contract/languages.ts'
import { BUILD_HEADER, DATA_USE_HEADER } from '../../../src/contract/constants.ts'
import { SHOP_SETTINGS, shopSettings, type ShopSettings } from '../../../src/contract/shop-settings.ts'
import { DATA_USE_VARY, wantsLittleData } from '../middleware/data-use.ts'
import { scriptJson } from '../../../src/contract/page-data.ts'
import { pageAddress } from '../known-address.ts'
import { bytesOf, wholeAnswer } from '../whole-body.ts'
import { documentPolicies, inlineScripts, sourceHash } from '../middleware/security-headers.ts'
import { createCriticalStyles, splitAtFolds, withFolds } from './critical-styles.ts'
import { headTags } from './head-tags.ts'
import { createInlineDrawings, type Drawing } from './inline-drawings.ts'
import type { KeepData } from './kept-data.ts'
import { createKeptMarkup, type MarkupStore } from './kept-markup.ts'

/** What the built `src/shop/entry-server.tsx` exports. */
export interface Renderer {
  build: string
  connect: (
    calls: { fetch: typeof fetch; base: string; keep?: KeepData },
    settings: ShopSettings,
    markup?: MarkupStore,
  ) => void
  render: (request: Request, littleData: boolean) => Promise<Rendered | Response>
}
export interface Rendered {
  status: number
  language: Language
  /** Path of the page's one canonical address, without the language. */
  path: string
  /** What it carries, as `?sort=newest`. */
  query?: string
  title: string
  head: { title: string; description?: string; picture?: string; noIndex?: true } | undefined
  html: string
  /** JSON for a script element. */
  data: string | undefined
  modules: string[]
}

interface Options {
  /** Folder of the build, with `client` and `server` inside. */
  dist: string
  /** The API, called inside this process. */
  api: (request: Request) => Promise<Response>
  /** Keeps what pages are made of; without it every page asks anew. */
  keep?: KeepData
  /** Origin that shared links name, such as `https://haldhar.example`. */
  publicUrl: string
  /** Contact data on every page; else that of a shop that has configured none. */
  settings?: ShopSettings
  drawing?: Drawing
}

/** Of a chunk: files that it needs first, and its source files. */
interface Chunk {
  imports: string[]
  modules: Record<string, number>
}

type Chunks = Record<string, Chunk>

const INTERNAL_ORIGIN = 'http://shop.internal'

const dataElement = (id: string, json: string): string => `<script type="application/json" id="${id}">${json}</script>`

const ENTRY = 'src/main.tsx'
const EARLY_EVENTS = 'src/shop/startup/early-events.ts'
const BOOT = 'src/shop/startup/boot.ts'
/** Every page has this one, whose chunk has what the first screen does without. */
const LATER = 'src/shop/layout/footer/Footer.tsx'
const HOME = 'src/shop/catalogue/home/HomePage.tsx'
const HOME_LATER = 'src/shop/catalogue/home/HomeSections.tsx'

/** The chunks of a build, and the name of each by the source files in it. */
interface BuiltFiles {
  chunks: Chunks
  byModule: ReadonlyMap<string, string>
}

const filesByModule = (chunks: Chunks): BuiltFiles['byModule'] =>
  new Map(Object.entries(chunks).flatMap(([file, { modules }]) => Object.keys(modules).map((name) => [name, file])))

const fileOf = ({ byModule }: Pick<BuiltFiles, 'byModule'>, module: string): string => {
  const file = byModule.get(module)
  if (file === undefined) throw new Error(`The build has no chunk of ${module}`)
  return file
}

/** The files of these modules and all that they need first. */
const filesOf = (build: BuiltFiles, modules: readonly string[]): string[] => {
  const files = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    build.chunks[file]?.imports.forEach(visit)
  }
  modules.forEach((module) => visit(fileOf(build, module)))
  return [...files]
}

/** Of a page that is being made: whether an answer that it asked for did not come. */
const making = new AsyncLocalStorage<{ isTorn: boolean }>()
const TORN_RETRY_S = 5

/** What the head of the built page has only where the server has not rendered it. */
const SHELL_HEAD = /<!--head-->.*<!--\/head-->/s
const LOADED_FILES = /<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g

const openBuild = async ({ dist, api, keep, settings = shopSettings }: Options, stamp: number) => {
  const entry = pathToFileURL(join(dist, 'server/entry-server.js'))
  // Built from `src/shop/entry-server.tsx`; the stamp makes Node read a newer build of the same name.
  const renderer = (await import(`${entry.href}?${stamp}`)) as Renderer
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const page = making.getStore()
    const tear = () => {
      if (page !== undefined) page.isTorn = true
    }
    const request = new Request(input, init)
    // An answer that takes too long is not waited for.
    request.signal.addEventListener('abort', tear)
    const answer = await api(request)
    if (answer.status >= 500) tear()
    return answer
  }
  renderer.connect({ fetch, base: `${INTERNAL_ORIGIN}/api/`, ...(keep && { keep }) }, settings, createKeptMarkup())
  const read = (file: string) => readFileSync(join(dist, 'client', file), 'utf8')
  // Written by the build.
  const chunks = JSON.parse(read('.vite/chunks.json')) as Chunks
  const index = read('index.html')
  const sheet = /<link rel="stylesheet"[^>]*href="(\/[^"]+)"/.exec(index)?.[1]
  if (sheet === undefined) throw new Error('The built page names no style sheet')
  const byModule = filesByModule(chunks)
  // In scopes of their own: scripts of a page share the outermost.
  const script = (module: string) => `(()=>{${read(fileOf({ byModule }, module)).trim()}})()`
  const boot = script(BOOT)
  // In the page's own first script: each further one is a hash more in the header of every page.
  const template = index.replace('</script>', () => `${script(EARLY_EVENTS)}</script>`)
  return {
    renderer,
    chunks,
    byModule,
    sheet,
    boot,
    scriptSources: [...inlineScripts(template.replace(SHELL_HEAD, '')), sourceHash(boot)],
    template: template.replace(LOADED_FILES, ''),
    criticalStyles: createCriticalStyles(read(sheet)),
  }
}

type Build = Awaited<ReturnType<typeof openBuild>>

/** Differs from build to build; a newer one may come while the server runs. */
export const buildStamp = (dist: string): number => statSync(join(dist, 'server/entry-server.js')).mtimeMs

/** The texts that a page is hydrated with. */
const textsOf = (language: Language, modules: readonly string[]): string[] => [
  `src/texts/${language}/first.ts`,
  `src/texts/${language}/shop.ts`,
  // English sentences of the server are said as they are.
  ...(language === 'en' ? [] : ['src/texts/translate.ts', `src/texts/${language}/answers.ts`]),
  ...(modules.some((module) => module.endsWith('/ProductPage.tsx')) ? [`src/texts/${language}/product.ts`] : []),
]

/** The element that starts the page's code after the first paint, with the files that it is made of. */
const bootElement = (build: Build, { modules, language }: Rendered): string => {
  const { sheet, boot } = build
  const later = modules.includes(HOME) ? [LATER, HOME_LATER] : [LATER]
  const files = filesOf(build, [ENTRY, ...textsOf(language, modules), ...modules, ...later]).map((file) => `/${file}`)
  return `<script data-entry="/${fileOf(build, ENTRY)}" data-sheet="${sheet}" data-ahead="${files.join(' ')}">${boot}</script>`
}

/**
 * What stands before and behind a page's markup; `files` are the elements that bring its styles and scripts.
 */
export const fillTemplate = (
  template: string,
  rendered: Rendered,
  { publicUrl, settings = shopSettings }: Pick<Options, 'publicUrl' | 'settings'>,
  files = '',
): { before: string; after: string } => {
  const data = rendered.data === undefined ? '' : dataElement('loader-data', rendered.data)
  const [before = '', after = ''] = template
    .replace('<html lang="en"', `<html lang="${rendered.language}"`)
    .replace('"/manifest.webmanifest"', `"${prefixOf(rendered.language)}/manifest.webmanifest"`)
    .replace(SHELL_HEAD, () => headTags(rendered, publicUrl) + files)
    .split('<!--app-->')
  return { before, after: after.replace('<!--data-->', () => dataElement(SHOP_SETTINGS, scriptJson(settings)) + data) }
}

/**
 * Renders the shop's pages as a guest sees them. The pages are the same for everybody, so the service worker may cache
 * them. A newer build in the same folder is picked up at the next request.
 */
export const createPages = (options: Options): ((request: Request) => Promise<Response>) => {
  let current: { stamp: number; build: ReturnType<typeof openBuild> } | undefined
  const latest = () => {
    const stamp = buildStamp(options.dist)
    if (current?.stamp !== stamp) current = { stamp, build: openBuild(options, stamp) }
    return current.build
  }
  const inlineDrawings = createInlineDrawings(options.drawing)

  return async (request) => {
    const build = await latest()
    const address = new URL(INTERNAL_ORIGIN + pageAddress(new URL(request.url)))
    const littleData = wantsLittleData(request)
    const made = { isTorn: false }
    const rendered = await making.run(made, () => build.renderer.render(new Request(address), littleData))
    if (rendered instanceof Response) return rendered
    const parts = splitAtFolds(rendered.html)
    const styles = build.criticalStyles(parts)
    // What a part needs follows the one before; what repeats early input and starts the code stands behind the last.
    const elements = styles.map(({ css }) => `<style>${css}</style>`)
    elements.push(elements.pop() + bootElement(build, rendered))
    const [head = '', ...folds] = elements
    const markup = withFolds(await inlineDrawings(parts), folds)
    const settings = { ...(options.settings ?? shopSettings), ...(littleData && { littleData }) }
    // Nobody else is to read a secret that the address holds.
    const query = address.searchParams.has('token') ? '' : address.search
    const { before, after } = fillTemplate(build.template, { ...rendered, query }, { ...options, settings }, head)
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      // A URL with a token in it is a secret, so nothing may store the page.
      'Cache-Control': address.searchParams.has('token') || made.isTorn ? 'no-store' : 'no-cache',
      ...(made.isTorn && { 'Retry-After': String(TORN_RETRY_S) }),
      ...documentPolicies({
        styles: styles.map(({ source }) => source),
        scripts: build.scriptSources,
      }),
      [BUILD_HEADER]: build.renderer.build,
      [DATA_USE_HEADER]: littleData ? 'little' : 'full',
      Vary: DATA_USE_VARY,
    }
    // Shown by a browser like any other, and kept by nobody: neither the phone nor a cache in front.
    return wholeAnswer(bytesOf([before, ...markup, after]), { status: made.isTorn ? 503 : rendered.status, headers })
  }
}
