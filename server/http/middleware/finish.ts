import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../deps.ts'
import { compressed, isCompressible, preferredEncoding } from './compress.ts'
import { bodyOf, wholeAnswer } from '../whole-body.ts'
import { isTagged, tagOf, unlessKnown } from './revalidate.ts'

/** Without the first line its headers would be added to those of the answer before. */
const replace = (c: Context<AppEnv>, answer: Response): void => {
  c.res = undefined
  c.res = answer
}

/** With so many others under way a reader waits for the processor more than for bytes. */
const BUSY = 4

/**
 * Adds an ETag to every answer that a client may store, answers 304 when the client has that version, and compresses
 * texts. What is kept for others is left whole for them. A body is read once, for all of it.
 */
export const createFinish = (): MiddlewareHandler<AppEnv> => {
  let underway = 0
  const finish: MiddlewareHandler<AppEnv> = async (c, next) => {
    await next()
    const { status, headers, body } = c.res
    const isStored = isTagged(c.res)
    const lacksTag = isStored && !headers.has('ETag')
    const isText = isCompressible(headers)
    if (isText && !headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding')
    const encoding = isText && body !== null ? preferredEncoding(c.req.raw) : null
    const bytes = lacksTag || encoding !== null ? await bodyOf(c.res) : null
    if (lacksTag && bytes !== null) headers.set('ETag', tagOf(bytes))
    const known = isStored && c.get('whole') !== true ? unlessKnown(c.res, c.req.header('If-None-Match')) : c.res
    if (known !== c.res) return replace(c, known)
    if (bytes === null) return
    const isQuick = underway > BUSY && encoding === 'br'
    const packed = encoding && (await compressed(bytes, encoding, isQuick))
    if (encoding && packed) {
      headers.set('Content-Encoding', encoding)
      headers.delete('Content-Length')
    }
    replace(c, wholeAnswer(packed ?? bytes, { status, headers }))
  }
  return async (c, next) => {
    if (c.env?.incoming === undefined) return finish(c, next)
    underway += 1
    try {
      await finish(c, next)
    } finally {
      underway -= 1
    }
  }
}
