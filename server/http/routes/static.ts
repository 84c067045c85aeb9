import { readFile, stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { preferredEncoding } from '../middleware/compress.ts'
import { deskPolicy } from '../middleware/desk-policy.ts'
import { documentPolicies, inlineScripts, WORKER_POLICY } from '../middleware/security-headers.ts'

/** Endings of the compressed copies that the build makes beside a file. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/**
 * Built names carry a hash. Icons keep for a day: browsers ask for them once for the tab and once for the home screen.
 * Everything else is revalidated and answered 304.
 */
const cacheControl = (path: string): string =>
  /^(\/desk)?\/assets\//.test(path)
    ? 'public, max-age=31536000, immutable'
    : /^\/[^/]+\.(svg|png)$/.test(path)
      ? 'public, max-age=86400'
      : 'no-cache'

/** The tag of a file, which does not read it; null when there is no such file. */
const etagOf = async (file: string): Promise<string | null> => {
  const stats = await stat(file).catch(() => null)
  return stats?.isFile() ? `W/"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"` : null
}

/** The file inside the folder that a path names, null for a path that leaves it or names no known type. */
const fileOf = (folder: string, pathname: string): string | null => {
  try {
    const file = normalize(join(folder, decodeURIComponent(pathname)))
    const isHidden = file
      .slice(folder.length)
      .split(sep)
      .some((part) => part.startsWith('.'))
    return file.startsWith(folder + sep) && !file.includes('\0') && !isHidden && getMimeType(file) ? file : null
  } catch {
    return null
  }
}

/** The desk reads the codes of labels, and of its other powers needs none but the place. */
const DESK_PERMISSIONS = 'camera=(self), geolocation=(self), microphone=(), payment=()'

/**
 * Serves the built client's files; null for everything that is none of them. Not hono's `serveStatic`: that reads no
 * weights of encodings, serves hidden files, and tags nothing.
 */
export const createStatic = (folder: string | undefined): ((request: Request) => Promise<Response | null>) => {
  if (folder === undefined) return async () => null
  const root = normalize(folder).replace(/[\\/]+$/, '')
  return async (request) => {
    const { pathname } = new URL(request.url)
    const file = fileOf(root, pathname)
    const etag = file && (await etagOf(file))
    if (!file || !etag) return null
    const headers = new Headers({ 'Cache-Control': cacheControl(pathname), ETag: etag, Vary: 'Accept-Encoding' })
    headers.set('Content-Type', getMimeType(file) ?? '')
    if (pathname.endsWith('.html')) {
      const scripts = inlineScripts(await readFile(file, 'utf8'))
      const policies = pathname.startsWith('/desk/')
        ? { 'Content-Security-Policy': deskPolicy(scripts), 'Permissions-Policy': DESK_PERMISSIONS }
        : documentPolicies({ scripts })
      for (const [name, value] of Object.entries(policies)) headers.set(name, value)
    }
    if (pathname === '/sw.js') headers.set('Content-Security-Policy', WORKER_POLICY)
    if (pathname === '/desk/sw.js') headers.set('Content-Security-Policy', deskPolicy([]))
    const encoding = preferredEncoding(request)
    const packed = encoding && file + ENDINGS[encoding]
    const isPacked = packed && (await etagOf(packed)) !== null
    if (isPacked) headers.set('Content-Encoding', encoding)
    return new Response(new Uint8Array(await readFile(isPacked ? packed : file)), { headers })
  }
}
