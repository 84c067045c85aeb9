import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BARE_POLICY, SECURITY_HEADERS } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this the headers weigh more than what is saved. */
const COMPRESS_MIN = 400
/** A phone pays per kilobyte, and level 5 still costs only milliseconds. */
const BROTLI_QUALITY = 5
const COMPRESSIBLE = /^(application\/json|text\/)/

const accepts = (request: Request, encoding: string): boolean =>
  (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .some((part) => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part.trim()))

/** Weak, because the same answer travels in several encodings. */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

export const matchesEtag = (request: Request, etag: string): boolean => {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
  return (request.headers.get('If-None-Match') ?? '').split(',').some((tag) => bare(tag) === bare(etag))
}

const compressed = async (request: Request, response: Response): Promise<Response> => {
  const { headers } = response
  if (response.body === null) return response
  if (headers.has('Content-Encoding') || !COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return response
  headers.append('Vary', 'Accept-Encoding')
  const encoding = accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : null
  if (encoding === null) return response
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length < COMPRESS_MIN) return new Response(bytes, response)
  const packed =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await zip(bytes)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(new Uint8Array(packed), response)
}

/** What every response gets: the security headers, its request's id, and compression. */
export const finishResponse = async (
  request: Request,
  answer: Response,
  headers: Record<string, string>,
): Promise<Response> => {
  // Nobody reads the body of a HEAD, or of a response whose client has gone: what it holds open is released.
  const isUnread = request.method === 'HEAD' || request.signal.aborted
  if (isUnread) await answer.body?.cancel()
  const response = new Response(isUnread ? null : answer.body, answer)
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...headers })) response.headers.set(name, value)
  if (!response.headers.has('Content-Security-Policy')) response.headers.set('Content-Security-Policy', BARE_POLICY)
  return compressed(request, response)
}
