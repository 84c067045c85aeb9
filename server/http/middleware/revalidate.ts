import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../deps.ts'

/** What only the body needs. A browser updates what it has stored by all other headers of a 304. */
const OF_THE_BODY = /^content-(encoding|type|length)$/i

const plain = (tag: string): string => tag.trim().replace(/^W\//, '')

/** The answer, or 304 where the client says that it has the very same. */
export const unlessKnown = (answer: Response, asked: string | undefined): Response => {
  const tag = answer.headers.get('ETag')
  const isKnown =
    tag !== null && asked?.split(',').some((known) => /^\s*\*\s*$/.test(known) || plain(known) === plain(tag))
  if (answer.status !== 200 || isKnown !== true) return answer
  return new Response(null, { status: 304, headers: [...answer.headers].filter(([name]) => !OF_THE_BODY.test(name)) })
}

/** Weak, because the same answer travels in several encodings. */
const tagOf = (body: Uint8Array): string => `W/"${createHash('sha1').update(body).digest('hex')}"`

/**
 * Adds an ETag to every answer that a client may store, and answers 304 when the client has that version. What is kept
 * for others is left whole for them.
 */
export const revalidate: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // The tag is a hash of the whole body, and other bodies may be large files.
  const isStored = /no-cache|immutable/.test(c.res.headers.get('Cache-Control') ?? '')
  if (c.res.status !== 200 || c.res.body === null || !isStored) return
  if (!c.res.headers.has('ETag')) {
    const body = new Uint8Array(await c.res.arrayBuffer())
    c.res = new Response(body, c.res)
    c.res.headers.set('ETag', tagOf(body))
  }
  if (c.get('whole') === true) return
  const answer = unlessKnown(c.res, c.req.header('If-None-Match'))
  if (answer === c.res) return
  c.res = undefined
  c.res = answer
}
