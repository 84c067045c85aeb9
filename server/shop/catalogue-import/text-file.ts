import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { invalid } from '../core/refusal.ts'

/** A file of text, however a spreadsheet has saved it, as lines of bytes in UTF-8. */

/* oxlint-disable no-control-regex -- bytes are what is looked at */

/** What is no text, by the bytes that it begins with. */
const OTHERS: readonly (readonly [begins: RegExp, words: string])[] = [
  [/^PK\x03\x04/, say.workbook],
  [/^\xD0\xCF\x11\xE0/, 'This is an old Excel workbook, no CSV file; save the sheet as CSV and send that'],
  [/^\x1F\x8B/, 'This file is compressed; unpack it and send the CSV file'],
  [/^%PDF/, 'This is a PDF, no CSV file'],
  [/^(?:\xEF\xBB\xBF)?\s*</, 'This is a web page, no CSV file; download the file itself and send that'],
]

const HEAD_BYTES = 1024

/** UTF-16 without a mark: every other byte of its English headings is zero. */
const unmarkedUtf16 = (head: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < head.length / 8 || Math.min(even, odd) > head.length / 64) return undefined
  return even > odd ? 'utf-16be' : 'utf-16le'
}

const utf16Of = (head: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return unmarkedUtf16(head)
}

/** Reads on until the beginning of a file is there, whatever the size of its pieces. */
const beginning = async (pieces: AsyncIterator<Uint8Array>): Promise<Buffer> => {
  const head: Uint8Array[] = []
  for (let size = 0; size < HEAD_BYTES;) {
    const next = await pieces.next()
    if (next.done === true) break
    head.push(next.value)
    size += next.value.length
  }
  return Buffer.concat(head)
}

/** The bytes in UTF-8; refuses what is no text. Windows-1252 stays as it is: `lineText` reads it line by line. */
async function* inUtf8(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = file[Symbol.asyncIterator]()
  const first = await beginning(pieces)
  const head = first.subarray(0, HEAD_BYTES)
  const other = OTHERS.find(([begins]) => begins.test(head.toString('latin1')))
  if (other !== undefined) throw invalid({ file: other[1] })
  const encoding = utf16Of(head)
  const decoder = encoding && new TextDecoder(encoding)
  const plain = (bytes: Uint8Array): Uint8Array =>
    decoder === undefined ? bytes : Buffer.from(decoder.decode(bytes, { stream: true }))
  yield plain(first)
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield plain(next.value)
  if (decoder !== undefined) yield Buffer.from(decoder.decode())
}

const LF = 10
const CR = 13

/** Lines that end in LF, CR or both. Of a line longer than `max` bytes no more than that is kept, and one byte that shows it. */
export async function* textLines(file: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Buffer> {
  let kept: Uint8Array[] = []
  let size = 0
  let isAfterCr = false
  const keep = (bytes: Uint8Array): void => {
    const part = bytes.subarray(0, Math.max(0, max + 1 - size))
    size += part.length
    if (part.length > 0) kept.push(part)
  }
  for await (const bytes of inUtf8(file)) {
    let from = 0
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]
      if (byte !== LF && byte !== CR) {
        isAfterCr = false
        continue
      }
      if (byte === LF && isAfterCr) {
        isAfterCr = false
        from = at + 1
        continue
      }
      keep(bytes.subarray(from, at))
      from = at + 1
      isAfterCr = byte === CR
      yield Buffer.concat(kept)
      kept = []
      size = 0
    }
    keep(bytes.subarray(from))
  }
  if (size > 0) yield Buffer.concat(kept)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')
/** Two such signs beside each other are rather a damaged letter of another script. */
const LONELY = /^(?:[\x00-\x7F]|[\x82-\x8C\x8E\x91-\x9C\x9E-\xFF](?![\x80-\xFF]))*$/

/** The text of a line, in UTF-8 or, where that is beyond doubt, in Windows-1252; what is neither has replacement characters. */
export const lineText = (line: Buffer): string => {
  try {
    return utf8.decode(line)
  } catch {
    return LONELY.test(line.toString('latin1')) ? windows.decode(line) : line.toString('utf8')
  }
}
