import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  createBrotliCompress,
  gzip,
  type BrotliOptions,
} from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

const brotli = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const zip = promisify(gzip)

/** Below this the headers weigh more than what is saved. */
const COMPRESS_MIN = 400
/** Up to this a way to another thread and back costs more than the work itself. */
const AT_ONCE_MAX = 24 * 1024
const QUICK_AT_ONCE_MAX = 128 * 1024
/** A phone pays per kilobyte, and level 5 still costs only milliseconds. */
const BROTLI_QUALITY = 5
/** A third of the time, for a quarter more bytes: where others wait for the processor. */
const QUICK_QUALITY = 1
const COMPRESSIBLE = /^(application\/json|image\/svg\+xml|text\/)/

/** The best first: of two that a client likes equally, the earlier one is sent. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = 'br' | 'gzip'

/** The encoding that a client prefers by the weights of its `Accept-Encoding` header; null for none. */
export const preferredEncoding = (request: Request): Encoding | null => {
  const accepted = parseAccept(request.headers.get('Accept-Encoding') ?? '')
  const weightOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q
  const weights = ENCODINGS.map((encoding) => ({ encoding, weight: weightOf(encoding) ?? weightOf('*') ?? 0 }))
  const best = weights.reduce((first, other) => (other.weight > first.weight ? other : first))
  return best.weight === 0 || best.encoding === 'identity' ? null : best.encoding
}

/** Whether an answer with these headers is a text that is not compressed yet. */
export const isCompressible = (headers: Headers): boolean =>
  !headers.has('Content-Encoding') && COMPRESSIBLE.test(headers.get('Content-Type') ?? '')

/** A tenth fewer bytes than the usual level, for thirty times the work. */
const SMALLEST_QUALITY = 11

/** The window that the whole text lies in: a larger one takes memory for nothing. */
const brotliOptions = (length: number, quality: number): BrotliOptions => ({
  // All of the outcome at once: each further way to the other thread costs as much as the first.
  chunkSize: Math.ceil(length / 2),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16)))),
  },
})

/** The compressed bytes; null where that saves nothing. Hono's own `compress` has no brotli, which weighs a fifth less. */
export const compressed = async (
  bytes: Uint8Array,
  encoding: Encoding,
  isQuick = false,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (bytes.length < COMPRESS_MIN) return null
  if (encoding === 'gzip') return zip(bytes)
  const options = brotliOptions(bytes.length, isQuick ? QUICK_QUALITY : BROTLI_QUALITY)
  return bytes.length > (isQuick ? QUICK_AT_ONCE_MAX : AT_ONCE_MAX)
    ? brotli(bytes, options)
    : brotliCompressSync(bytes, options)
}

/** Before the last of them a page has its first screen. */
const STYLES = '<style'

/**
 * What was compressed by brotli, in as few bytes as it can be. Takes a tenth of a second for a page, beside other work.
 * A page's first screen is a block by itself, whose code says nothing of the rest: it is read from a twentieth fewer bytes,
 * and the whole takes a hundredth more.
 */
export const recompressed = async (packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await unpack(packed)
  const firstScreen = Math.max(0, bytes.lastIndexOf(STYLES))
  const packer = createBrotliCompress(brotliOptions(bytes.length, SMALLEST_QUALITY))
  if (firstScreen > 0) {
    packer.write(bytes.subarray(0, firstScreen))
    packer.flush(constants.BROTLI_OPERATION_FLUSH)
  }
  packer.end(bytes.subarray(firstScreen))
  return buffer(packer)
}
