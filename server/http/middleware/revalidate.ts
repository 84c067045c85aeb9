import { createHash } from 'node:crypto'

/** What only the body needs. A browser updates what it has stored by all other headers of a 304. */
const OF_THE_BODY = /^content-(encoding|type|length)$/i

const plain = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether the client says that it has the very version with this tag. */
const isKnown = (tag: string | null, asked: string | undefined): boolean =>
  tag !== null &&
  asked !== undefined &&
  asked.split(',').some((known) => /^\s*\*\s*$/.test(known) || plain(known) === plain(tag))

/** The answer, or 304 where the client says that it has the very same. */
export const unlessKnown = (answer: Response, asked: string | undefined): Response => {
  if (answer.status !== 200 || !isKnown(answer.headers.get('ETag'), asked)) return answer
  return new Response(null, { status: 304, headers: [...answer.headers].filter(([name]) => !OF_THE_BODY.test(name)) })
}

/** The tag is a hash of the whole body, and other bodies may be large files. */
export const isTagged = ({ status, headers, body }: Response): boolean =>
  status === 200 && body !== null && /no-cache|immutable/.test(headers.get('Cache-Control') ?? '')

/** Of the hash: by chance alone two bodies of one address will never share it. */
const TAG_LENGTH = 16

/** Weak, because the same answer travels in several encodings. */
export const tagOf = (body: Uint8Array): string =>
  `W/"${createHash('sha1').update(body).digest('base64url').slice(0, TAG_LENGTH)}"`
