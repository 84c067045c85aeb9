import * as v from 'valibot'
import { answers } from '../../../src/contract/answers.ts'
import type { Schema } from '../../../src/contract/shop-calls.ts'
import { plainMessages } from '../../../src/contract/plain-messages.ts'
import { invalid, Refusal } from '../../shop/core/refusal.ts'
import { isStorable } from '../../shop/core/storable-text.ts'

export const JSON_BODY_MAX = 64 * 1024

const tooLarge = () => new Refusal('TOO_LARGE', answers.requestTooLarge)

/** A time limit for bodies, so that slow senders do not hold connections for ever. */
const BODY_TIMEOUT_MS = 30_000

export interface ReadOptions {
  timeoutMs?: number
  /** Aborted with a refusal as its reason. */
  signal?: AbortSignal
  /** Called with every chunk; what it throws ends the reading. */
  arrived?: (bytes: number) => void
}

const notWhole = () => new Refusal('TOO_SLOW', 'The request did not arrive as a whole')
const tooSlow = () => new Refusal('TOO_SLOW', 'The request took too long')

/** Of a body whose header says its length, and of which Node hands on no more. Without a stream it costs far less. */
const readKnown = async (request: Request, max: number, timeoutMs: number): Promise<Uint8Array<ArrayBuffer>> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(tooSlow()), timeoutMs)
  const whole = request.arrayBuffer().catch(() => {
    throw notWhole()
  })
  try {
    const bytes = new Uint8Array(await Promise.race([whole, late.promise]))
    if (bytes.byteLength > max) throw tooLarge()
    return bytes
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The bytes of a body, refused as soon as they are too many or too late, whatever the header says. Not hono's
 * `bodyLimit`: that believes the header and waits for ever.
 */
export const readBytes = async (
  request: Request,
  max: number,
  { timeoutMs = BODY_TIMEOUT_MS, signal, arrived }: ReadOptions = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const length = request.headers.get('Content-Length')
  if (Number(length ?? 0) > max) throw tooLarge()
  if (length !== null && signal === undefined && arrived === undefined) return readKnown(request, max, timeoutMs)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader()
  let refusal: Error | undefined
  const abort = (reason: unknown): void => {
    refusal ??= reason instanceof Error ? reason : new Refusal('TOO_SLOW', 'The request was given up')
    void reader?.cancel().catch(() => undefined)
  }
  const timer = setTimeout(() => abort(tooSlow()), timeoutMs)
  const onAbort = () => abort(signal?.reason)
  signal?.addEventListener('abort', onAbort, { once: true })
  // Nobody receives this response, and it is not logged as an error: connections break all day.
  const next = () =>
    reader?.read().catch(() => {
      throw refusal ?? notWhole()
    })
  try {
    for (let read = await next(); read?.done === false; read = await next()) {
      size += read.value.byteLength
      if (size > max) throw tooLarge()
      arrived?.(read.value.byteLength)
      chunks.push(read.value)
    }
    if (refusal !== undefined) throw refusal
  } catch (error) {
    abort(error)
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The JSON value of a body: 415 for another type, 400 for what is no JSON. */
export const parseJson = (contentType: string | null, bytes: Uint8Array): unknown => {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? ''))
    throw new Refusal('UNSUPPORTED_TYPE', 'Send the body as application/json')
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!isStorable(value)) throw new Refusal('BAD_REQUEST', 'The request cannot be read')
    return value
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('BAD_JSON', 'The body is not valid JSON')
  }
}

/** The fields of a form's schema; a lazy one decides by what was sent. */
const fieldsOf = (schema: Schema, input: unknown): string[] => {
  // The library names a lazy schema by this type, and only that one.
  if (schema.type === 'lazy') return fieldsOf((schema as v.LazySchema<Schema>).getter(input), input)
  return 'entries' in schema && typeof schema.entries === 'object' ? Object.keys(schema.entries ?? {}) : []
}

/** An absent field counts as an undefined one, so that its own message is used and not the schema library's. */
const withAllFields = (schema: Schema, input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return { ...Object.fromEntries(fieldsOf(schema, input).map((field) => [field, undefined])), ...input }
}

/** What a schema makes of an input, or a refusal that names each wrong field once. */
export const parseInput = (schema: Schema, input: unknown): unknown => {
  const result = v.safeParse(schema, withAllFields(schema, input), plainMessages)
  if (result.success) return result.output
  const fields: Record<string, string> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)
    if (field === null) throw new Refusal('INVALID', 'The body must be an object')
    fields[field] ??= issue.message
  }
  throw invalid(fields)
}
