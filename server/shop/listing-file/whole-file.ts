import { setImmediate } from 'node:timers/promises'
import { LISTING_FILE_BYTES_MAX, LISTING_FILE_ROWS_MAX } from '../../../src/contract/product/listing-file.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { readCsv } from '../catalogue-import/csv.ts'
import { limited } from '../core/lines.ts'
import { Refusal } from '../core/refusal.ts'
import { LISTING_COLUMNS } from './columns.ts'

/** A file that has arrived whole, and is not too long: only then anything of it is done. */

const PIECE_BYTES = 64 * 1024

/** The same bytes in small pieces, between which others are answered. */
const inPieces = (chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> => {
  const pieces = chunks.flatMap((chunk) =>
    Array.from({ length: Math.ceil(chunk.length / PIECE_BYTES) }, (_, at) =>
      chunk.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
    ),
  )
  let next = 0
  return new ReadableStream({
    pull: async (controller) => {
      await setImmediate()
      const piece = pieces[next++]
      if (piece === undefined) controller.close()
      else controller.enqueue(piece)
    },
  })
}

/** Reads a file whole; one that breaks off, is too long or holds no rows is refused before anything of it is done. */
export const readWhole = async (file: ReadableStream<Uint8Array>): Promise<() => ReadableStream<Uint8Array>> => {
  const chunks: Uint8Array[] = []
  const max = say.fileTooLarge(String(LISTING_FILE_BYTES_MAX / 1e6))
  for await (const chunk of limited(file, LISTING_FILE_BYTES_MAX, max)) chunks.push(chunk)
  let rows = 0
  const count = (): void => {
    rows += 1
    if (rows > LISTING_FILE_ROWS_MAX) throw new Refusal('TOO_LARGE', say.fileTooLong(String(LISTING_FILE_ROWS_MAX)))
  }
  const take = async (): Promise<void> => count()
  await readCsv({ file: inPieces(chunks), columns: LISTING_COLUMNS }, take, count, () => {})
  return () => inPieces(chunks)
}
