import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BUILD_HEADER } from '../../../src/contract/constants.ts'
import { shopSettings, type ShopSettings } from '../../../src/contract/shop-settings.ts'
import { documentPolicies } from '../middleware/security-headers.ts'

/** What the built `src/app/entry-server.tsx` exports. */
export interface Renderer {
  build: string
  connect: (api: typeof fetch, base: string, settings: ShopSettings) => void
  render: (request: Request) => Promise<Rendered | Response>
}
export interface Rendered {
  status: number
  /** Path of the page's one canonical address. */
  path: string
  title: string
  head: { title: string; description?: string; picture?: string } | undefined
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
}

interface Chunk {
  file: string
  imports?: string[]
}

type Chunks = Record<string, Chunk>

const INTERNAL_ORIGIN = 'http://shop.internal'

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
/** JSON that cannot close the script element it stands in. */
const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const dataElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${scriptJson(data)}</script>`

/** The entry's only style sheet is inlined, so that the first paint needs a single response. */
const inlineSheet = (template: string, dist: string): { template: string; styleHash: string } => {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(template)
  if (link?.[1] === undefined) throw new Error('The built page names no style sheet')
  const css = readFileSync(join(dist, 'client', link[1]), 'utf8').trim()
  return {
    template: template.replace(link[0], () => `<style>${css}</style>`),
    styleHash: createHash('sha256').update(css).digest('base64'),
  }
}

const openBuild = async ({ dist, api, settings = shopSettings }: Options, stamp: number) => {
  const entry = pathToFileURL(join(dist, 'server/entry-server.js'))
  // Built from `src/app/entry-server.tsx`; the stamp makes Node read a newer build of the same name.
  const renderer = (await import(`${entry.href}?${stamp}`)) as Renderer
  renderer.connect((input, init) => api(new Request(input, init)), `${INTERNAL_ORIGIN}/api/`, settings)
  const chunks = JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Chunks
  return { renderer, chunks, ...inlineSheet(readFileSync(join(dist, 'client/index.html'), 'utf8'), dist) }
}

/** The script that captures early taps, there long before the page's own code. */
const early = (chunks: Chunks): string => {
  const chunk = chunks['src/app/startup/capture-early-input.ts']
  if (chunk === undefined) throw new Error('The build has no chunk of src/app/startup/capture-early-input.ts')
  return `<script type="module" async src="/${chunk.file}"></script>`
}

/** Files that the matched pages need, so that the browser asks for them with the entry and not after it. */
const preloads = (chunks: Chunks, modules: string[]): string => {
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = chunks[name]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...files].map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
}

/** The absolute URL of a path on this site. A path is never resolved against another: `//host` would name a host. */
const onSite = (path: string, publicUrl: string): string => {
  const url = new URL(publicUrl)
  url.pathname = path.replace(/^[/\\]+/, '/')
  return url.href
}

/** Title and the tags that messaging apps read from a shared link. */
const headTags = ({ title, head }: Rendered, url: string, publicUrl: string): string => {
  const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta ${key}="${name}" content="${escapeText(content)}">`
  const picture = head?.picture === undefined ? undefined : onSite(head.picture, publicUrl)
  return [
    `<title>${escapeText(title)}</title>`,
    `<link rel="canonical" href="${escapeText(url)}">`,
    meta('name', 'description', head?.description),
    meta('property', 'og:title', head?.title),
    meta('property', 'og:description', head?.description),
    meta('property', 'og:image', picture),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', 'Haldhar'),
  ].join('')
}

/** Puts a rendered page into the page's template; `files` are the elements that load its scripts early. */
export const fillTemplate = (
  template: string,
  rendered: Rendered,
  { publicUrl, settings = shopSettings }: Pick<Options, 'publicUrl' | 'settings'>,
  files = '',
): string => {
  const data = rendered.data === undefined ? '' : dataElement('loader-data', rendered.data)
  return template
    .replace(
      /<!--head-->.*<!--\/head-->/s,
      () => headTags(rendered, onSite(rendered.path, publicUrl), publicUrl) + files,
    )
    .replace('<!--app-->', () => rendered.html)
    .replace('<!--data-->', () => dataElement('shop-settings', settings) + data)
}

/**
 * Renders the shop's pages as a guest sees them. The pages are the same for everybody, so the service worker may cache
 * them. A newer build in the same folder is picked up at the next request.
 */
export const createPages = (options: Options): ((request: Request) => Promise<Response>) => {
  let current: { stamp: number; build: ReturnType<typeof openBuild> } | undefined
  const latest = () => {
    const stamp = statSync(join(options.dist, 'server/entry-server.js')).mtimeMs
    if (current?.stamp !== stamp) current = { stamp, build: openBuild(options, stamp) }
    return current.build
  }

  return async (request) => {
    const { renderer, template, styleHash, chunks } = await latest()
    const { pathname, search } = new URL(request.url)
    const rendered = await renderer.render(new Request(`${INTERNAL_ORIGIN}${pathname}${search}`))
    if (rendered instanceof Response) return rendered
    const page = fillTemplate(template, rendered, options, early(chunks) + preloads(chunks, rendered.modules))
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      // A URL with a token in it is a secret, so nothing may store the page.
      'Cache-Control': new URLSearchParams(search).has('token') ? 'no-store' : 'no-cache',
      ...documentPolicies([`'sha256-${styleHash}'`]),
      [BUILD_HEADER]: renderer.build,
    }
    return new Response(page, { status: rendered.status, headers })
  }
}
