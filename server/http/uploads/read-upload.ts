import { createHash } from 'node:crypto'
import { answers } from '../../../src/contract/answers.ts'
import { UPLOAD_TIMEOUT_MS } from '../../../src/contract/constants.ts'
import { invalid, Refusal } from '../../shop/core/refusal.ts'
import { FILES_BYTES_MAX, type SentFile } from '../../shop/uploads/review-media.ts'
import { isStorable } from '../../shop/core/storable-text.ts'
import type { Call } from '../../../src/contract/shop-calls.ts'
import { JSON_BODY_MAX, parseJson, readBytes } from '../rpc/parse-body.ts'
import type { SlotLimits, UploadSlot } from './upload-slots.ts'

export interface Upload {
  fields: Readonly<Record<string, unknown>>
  files: SentFile[]
  /** Hash of the parts, whatever separates them: a browser makes a new boundary at every attempt. */
  digest: Uint8Array
}

/** Boundaries, heads and texts beside the files themselves. */
const AROUND_BYTES = 256 * 1024
const BODY_MAX = FILES_BYTES_MAX + AROUND_BYTES
/** A form on any working line is faster: a kilobyte a second, after the first interval. */
const CHECK_EVERY_MS = 10_000
const BYTES_PER_CHECK = 10 * 1024
/** Nobody notices a broken connection and tries again sooner than this. */
const STALLED_MS = 1_000

/** Enough for two of the largest forms, or for a hundred with a farmer's pictures. */
export const UPLOAD_LIMITS: SlotLimits = {
  bytes: 2 * BODY_MAX,
  bytesPerNetwork: 1.5 * BODY_MAX,
  perAccount: 2,
  perNetwork: 32,
  senders: 100,
  checkEveryMs: CHECK_EVERY_MS,
  bytesPerCheck: BYTES_PER_CHECK,
  stalledMs: STALLED_MS,
}

/** A form of the shop has three files and a handful of fields. */
const PARTS_MAX = 32
const HEAD_BYTES_MAX = 4 * 1024

const unreadable = () => new Refusal('BAD_REQUEST', 'The form cannot be read')

/**
 * Looks through a form for the borders of its parts, which costs next to nothing, before it is taken apart: a million
 * tiny parts or an endless head would hold up everybody.
 */
const checkParts = (type: string, bytes: Uint8Array): void => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw unreadable()
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const border = Buffer.from(`--${boundary}`, 'latin1')
  let parts = 0
  for (let at = body.indexOf(border); at !== -1; at = body.indexOf(border, at + border.length)) {
    if (body.subarray(at + border.length, at + border.length + 2).toString('latin1') === '--') return
    if (++parts > PARTS_MAX) throw new Refusal('TOO_LARGE', answers.formTooManyParts)
    if (!body.subarray(at, at + border.length + HEAD_BYTES_MAX).includes('\r\n\r\n')) throw unreadable()
  }
}

const parse = async (type: string, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> => {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw unreadable()
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
export const readUpload = async (request: Request, { multipart, orJson }: Call, slot: UploadSlot): Promise<Upload> => {
  const type = request.headers.get('Content-Type') ?? ''
  if (orJson === true && /^application\/json/i.test(type)) return readJson(request, type)
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Refusal('UNSUPPORTED_TYPE', 'Send the body as multipart/form-data')
  const { signal, arrived, complete } = slot
  const bytes = await readBytes(request, BODY_MAX, { timeoutMs: UPLOAD_TIMEOUT_MS, signal, arrived })
  complete()
  checkParts(type, bytes)
  const form = await parse(type, bytes)
  const fields: Record<string, string> = {}
  const files: SentFile[] = []
  const hash = createHash('sha256')
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      // A part without a file name is read as text, which spoils it.
      if (value !== '' && isFileField(name, multipart ?? ''))
        throw invalid({ [multipart ?? '']: answers.fileWithoutName })
      if (!isStorable([name, value])) throw new Refusal('BAD_REQUEST', 'The request cannot be read')
      if (!Object.hasOwn(fields, name)) fields[name] = value
      hash.update(JSON.stringify([name, value]))
    } else if (isFileField(name, multipart ?? '')) {
      const content = new Uint8Array(await value.arrayBuffer())
      files.push({ bytes: content })
      hash.update(JSON.stringify([name, value.name, content.length])).update(content)
    }
  }
  return { fields, files, digest: hash.digest() }
}
