import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { matchesEtag } from '../middleware/response-middleware.ts'
import { documentPolicies, WORKER_POLICY } from '../middleware/security-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.bin': 'application/octet-stream',
}

/** Made by the build beside the file, smallest first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** Built names carry a hash; everything else is revalidated and answered 304. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

interface Found {
  file: string
  encoding?: string
  etag: string
}

const stampOf = async (file: string): Promise<string | null> => {
  try {
    const stats = await stat(file)
    return stats.isFile() ? `W/"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"` : null
  } catch {
    return null
  }
}

const choose = async (file: string, accepted: string): Promise<Found | null> => {
  const etag = await stampOf(file)
  if (etag === null) return null
  for (const { encoding, ending } of PACKED)
    if (accepted.includes(encoding) && (await stampOf(file + ending)) !== null)
      return { file: file + ending, encoding, etag }
  return { file, etag }
}

/** The file inside the folder that a path names, null for a path that leaves it or names no known type. */
const fileOf = (folder: string, pathname: string): string | null => {
  try {
    const file = normalize(join(folder, decodeURIComponent(pathname)))
    const isHidden = file
      .slice(folder.length)
      .split(sep)
      .some((part) => part.startsWith('.'))
    return file.startsWith(folder + sep) && !file.includes('\0') && !isHidden && TYPES[extname(file)] ? file : null
  } catch {
    return null
  }
}

/** Serves the built client's files; null for everything that is none of them. */
export const createStatic = (folder: string | undefined): ((request: Request) => Promise<Response | null>) => {
  if (folder === undefined) return async () => null
  const root = normalize(folder).replace(/[\\/]+$/, '')
  return async (request) => {
    const { pathname } = new URL(request.url)
    const wanted = fileOf(root, pathname)
    const found = wanted && (await choose(wanted, request.headers.get('Accept-Encoding') ?? ''))
    if (!wanted || !found) return null
    const headers = new Headers({ 'Cache-Control': cacheControl(pathname), ETag: found.etag, Vary: 'Accept-Encoding' })
    if (pathname.endsWith('.html'))
      for (const [name, value] of Object.entries(documentPolicies())) headers.set(name, value)
    if (pathname === '/sw.js') headers.set('Content-Security-Policy', WORKER_POLICY)
    if (matchesEtag(request, found.etag)) return new Response(null, { status: 304, headers })
    headers.set('Content-Type', TYPES[extname(wanted)] ?? 'application/octet-stream')
    if (found.encoding !== undefined) headers.set('Content-Encoding', found.encoding)
    return new Response(new Uint8Array(await readFile(found.file)), { headers })
  }
}
