import { createHash } from 'node:crypto'
import { UPLOAD_TIMEOUT_MS } from '../../src/contract/constants.ts'
import { Refusal } from '../shop/refusal.ts'
import { FILES_BYTES_MAX } from '../shop/review-files.ts'
import { isStorable } from '../shop/storable-text.ts'
import type { SentFile } from '../shop/review-files.ts'
import type { Call } from '../../src/contract/calls.ts'
import { JSON_BODY_MAX, parseJson, readBytes } from './body.ts'

export interface Upload {
  fields: Readonly<Record<string, unknown>>
  files: SentFile[]
  /** Of what was sent, whatever stood between its parts: a browser separates them anew at every try. */
  digest: Uint8Array
}

/** Boundaries, heads and texts beside the files themselves. */
const AROUND_BYTES = 256 * 1024
const BODY_MAX = FILES_BYTES_MAX + AROUND_BYTES
/** As much may be on its way into the memory at a time; further forms wait outside. */
const ROOM_BYTES = 2 * BODY_MAX
const WAITING_MAX = 100

let taken = 0
const waiting: { bytes: number; enter: () => void }[] = []

const letIn = (): void => {
  for (let next = waiting[0]; next !== undefined && taken + next.bytes <= ROOM_BYTES; next = waiting[0]) {
    waiting.shift()
    taken += next.bytes
    next.enter()
  }
}

/** Works on a large body when there is room for it, in the order of arrival. */
export const inRoom = async <T>(request: Request, work: () => Promise<T>): Promise<T> => {
  const claimed = Number(request.headers.get('Content-Length') ?? BODY_MAX)
  // A body without a length may grow up to the limit.
  const bytes = claimed > 0 && claimed <= BODY_MAX ? claimed : BODY_MAX
  if (waiting.length >= WAITING_MAX) throw new Refusal('BUSY', 'Please try again', { retryAfterSeconds: 10 })
  await new Promise<void>((enter) => {
    waiting.push({ bytes, enter })
    letIn()
  })
  try {
    return await work()
  } finally {
    taken -= bytes
    letIn()
  }
}

const parse = async (type: string, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> => {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new Refusal('BAD_REQUEST', 'The form cannot be read')
  }
}

/** `name`, or `name[0]` and so on. */
const isFileField = (field: string, name: string): boolean =>
  field.startsWith(name) && /^(\[\d{0,3}\])?$/.test(field.slice(name.length))

const readJson = async (request: Request, type: string): Promise<Upload> => {
  const bytes = await readBytes(request, JSON_BODY_MAX)
  const body = parseJson(type, bytes)
  if (typeof body !== 'object' || body === null) throw new Refusal('INVALID', 'The body must be an object')
  return { fields: { ...body }, files: [], digest: createHash('sha256').update(bytes).digest() }
}

/** Reads a form with files. Of a repeated field the first counts; files under other names are ignored. */
export const readUpload = async (request: Request, { multipart, orJson }: Call): Promise<Upload> => {
  const type = request.headers.get('Content-Type') ?? ''
  if (orJson === true && /^application\/json/i.test(type)) return readJson(request, type)
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Refusal('UNSUPPORTED_TYPE', 'Send the body as multipart/form-data')
  const form = await parse(type, await readBytes(request, BODY_MAX, UPLOAD_TIMEOUT_MS))
  const fields: Record<string, string> = {}
  const files: SentFile[] = []
  const hash = createHash('sha256')
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (!isStorable([name, value])) throw new Refusal('BAD_REQUEST', 'The request cannot be read')
      if (!Object.hasOwn(fields, name)) fields[name] = value
      hash.update(JSON.stringify([name, value]))
    } else if (isFileField(name, multipart ?? '')) {
      const bytes = new Uint8Array(await value.arrayBuffer())
      files.push({ name: value.name, type: value.type, bytes })
      hash.update(JSON.stringify([name, value.name, bytes.length])).update(bytes)
    }
  }
  return { fields, files, digest: hash.digest() }
}
