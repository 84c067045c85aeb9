import type { MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { BUILD_HEADER, DATA_USE_HEADER } from '../../../src/contract/constants.ts'

/** A browser updates what it has stored by the headers of a 304, the policies of a page included. */
const RETAINED = [
  ...RETAINED_304_HEADERS,
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Cross-Origin-Resource-Policy',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  BUILD_HEADER,
  DATA_USE_HEADER,
]
/** Weak, because the same answer travels in several encodings. */
const tagged = etag({ weak: true, retainedHeaders: RETAINED })

/** Adds an ETag to every response that a client may store, and answers 304 when the client has that version. */
export const revalidate: MiddlewareHandler = async (c, next) => {
  await next()
  // The tag is a hash of the whole body, and other bodies may be large files.
  if (/no-cache|immutable/.test(c.res.headers.get('Cache-Control') ?? '')) await tagged(c, () => Promise.resolve())
}
