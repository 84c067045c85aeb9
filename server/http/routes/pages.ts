import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prefixOf, type Language } from '../../../src/contract/languages.ts'
import { BUILD_HEADER, DATA_USE_HEADER } from '../../../src/contract/constants.ts'
import { SHOP_SETTINGS, shopSettings, type ShopSettings } from '../../../src/contract/shop-settings.ts'
import { DATA_USE_VARY, wantsLittleData } from '../middleware/data-use.ts'
import { encodePageData } from '../../../src/contract/page-data.ts'
import { pageAddress } from '../known-address.ts'
import { documentPolicies, inlineScripts, sourceHash } from '../middleware/security-headers.ts'
import { createCriticalStyles } from './critical-styles.ts'
import { headTags } from './head-tags.ts'

/** What the built `src/shop/entry-server.tsx` exports. */
export interface Renderer {
  build: string
  connect: (api: typeof fetch, base: string, settings: ShopSettings) => void
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
  data: object | undefined
  modules: string[]
}

interface Options {
  /** Folder of the build, with `client` and `server` inside. */
  dist: string
  /** The API, called inside this process. */
  api: (request: Request) => Promise<Response>
  /** Origin that shared links name, such as `https://haldhar.example`. */
  publicUrl: string
  /** Contact data on every page; else that of a shop that has configured none. */
  settings?: ShopSettings
  /** The drawing behind a picture's path, as SVG; null for a photograph. */
  drawing?: (path: string) => Promise<string | null>
}

/** Of a chunk: files that it needs first, and its source files. */
interface Chunk {
  imports: string[]
  modules: Record<string, number>
}

type Chunks = Record<string, Chunk>

const INTERNAL_ORIGIN = 'http://shop.internal'

/** JSON that cannot close the script element it stands in. */
const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const dataElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${scriptJson(data)}</script>`

const ENTRY = 'src/main.tsx'
const BOOT = 'src/shop/startup/boot.ts'
/** Every page has this one, whose chunk has what the first screen does without. */
const LATER = 'src/shop/layout/footer/Footer.tsx'

const fileOf = (chunks: Chunks, module: string): string => {
  const found = Object.entries(chunks).find(([, { modules }]) => module in modules)
  if (found === undefined) throw new Error(`The build has no chunk of ${module}`)
  return found[0]
}

/** The files of these modules and all that they need first. */
const filesOf = (chunks: Chunks, modules: readonly string[]): string[] => {
  const files = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    chunks[file]?.imports.forEach(visit)
  }
  modules.forEach((module) => visit(fileOf(chunks, module)))
  return [...files]
}

const LOADED_FILES = /<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g

const openBuild = async ({ dist, api, settings = shopSettings }: Options, stamp: number) => {
  const entry = pathToFileURL(join(dist, 'server/entry-server.js'))
  // Built from `src/shop/entry-server.tsx`; the stamp makes Node read a newer build of the same name.
  const renderer = (await import(`${entry.href}?${stamp}`)) as Renderer
  renderer.connect((input, init) => api(new Request(input, init)), `${INTERNAL_ORIGIN}/api/`, settings)
  const read = (file: string) => readFileSync(join(dist, 'client', file), 'utf8')
  // Written by the build.
  const chunks = JSON.parse(read('.vite/chunks.json')) as Chunks
  const template = read('index.html')
  const sheet = /<link rel="stylesheet"[^>]*href="(\/[^"]+)"/.exec(template)?.[1]
  if (sheet === undefined) throw new Error('The built page names no style sheet')
  const boot = read(fileOf(chunks, BOOT)).trim()
  return {
    renderer,
    chunks,
    sheet,
    boot,
    template: template.replace(LOADED_FILES, ''),
    templateScripts: inlineScripts(template),
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
const bootElement = ({ chunks, sheet, boot }: Build, { modules, language }: Rendered): string => {
  const files = filesOf(chunks, [ENTRY, ...textsOf(language, modules), ...modules, LATER]).map((file) => `/${file}`)
  return `<script data-entry="/${fileOf(chunks, ENTRY)}" data-sheet="${sheet}" data-ahead="${files.join(' ')}">${boot}</script>`
}

/** So many pictures may stand in the first screen. */
const INLINED_MAX = 2
const PRELOADS = /<link rel="preload" as="image"[^>]*>/gi
const FIRST_PICTURES = /<img [^>]*fetchpriority="high"[^>]*>/gi

/** Drawings have no text, so spaces between their elements mean nothing. */
const dataUrl = (svg: string): string => {
  const short = svg.trim().replace(/>\s+</g, '><').replaceAll('"', "'")
  return `data:image/svg+xml,${short.replace(/[%#<>"&\s]/g, (sign) => (sign === ' ' ? ' ' : encodeURIComponent(sign)))}`
}

/**
 * Drawings of the first screen stand in the page itself: about 1 kB each, and no round trip. `data-src` tells the worker
 * which picture it is, for pages that the phone renders later. React's preload of it would fetch it all the same.
 */
const inlineDrawings = async (html: string, { drawing }: Options): Promise<string> => {
  if (drawing === undefined) return html
  let page = html
  for (const [tag] of [...html.matchAll(FIRST_PICTURES)].slice(0, INLINED_MAX)) {
    const src = /\ssrc="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')
    const svg = src === undefined ? null : await drawing(src)
    if (svg === null) continue
    const inlined = tag
      .replace(/\s(?:srcset|sizes)="[^"]*"/gi, '')
      .replace(/\ssrc="([^"]+)"/, (_, path: string) => ` data-src="${path}" src="${dataUrl(svg)}"`)
    const [path = ''] = (src ?? '').split('?')
    page = page.replace(tag, () => inlined).replace(PRELOADS, (link) => (link.includes(path) ? '' : link))
  }
  return page
}

/** Puts a rendered page into the page's template; `files` are the elements that bring its styles and scripts. */
export const fillTemplate = (
  template: string,
  rendered: Rendered,
  { publicUrl, settings = shopSettings }: Pick<Options, 'publicUrl' | 'settings'>,
  files = '',
): string => {
  const data = rendered.data === undefined ? '' : dataElement('loader-data', encodePageData(rendered.data))
  return template
    .replace('<html lang="en"', `<html lang="${rendered.language}"`)
    .replace('"/manifest.webmanifest"', `"${prefixOf(rendered.language)}/manifest.webmanifest"`)
    .replace(/<!--head-->.*<!--\/head-->/s, () => headTags(rendered, publicUrl) + files)
    .replace('<!--app-->', () => rendered.html)
    .replace('<!--data-->', () => dataElement(SHOP_SETTINGS, settings) + data)
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

  return async (request) => {
    const build = await latest()
    const address = new URL(INTERNAL_ORIGIN + pageAddress(new URL(request.url)))
    const littleData = wantsLittleData(request)
    const rendered = await build.renderer.render(new Request(address), littleData)
    if (rendered instanceof Response) return rendered
    const styles = build.criticalStyles(rendered.html)
    const files = `<style>${styles}</style>${bootElement(build, rendered)}`
    const html = await inlineDrawings(rendered.html, options)
    const settings = { ...(options.settings ?? shopSettings), ...(littleData && { littleData }) }
    // Nobody else is to read a secret that the address holds.
    const query = address.searchParams.has('token') ? '' : address.search
    const page = fillTemplate(build.template, { ...rendered, html, query }, { ...options, settings }, files)
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      // A URL with a token in it is a secret, so nothing may store the page.
      'Cache-Control': address.searchParams.has('token') ? 'no-store' : 'no-cache',
      ...documentPolicies({
        styles: [sourceHash(styles)],
        scripts: [...build.templateScripts, sourceHash(build.boot)],
      }),
      [BUILD_HEADER]: build.renderer.build,
      [DATA_USE_HEADER]: littleData ? 'little' : 'full',
      Vary: DATA_USE_VARY,
    }
    return new Response(page, { status: rendered.status, headers })
  }
}
