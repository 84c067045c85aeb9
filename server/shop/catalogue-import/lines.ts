import { Refusal } from '../core/refusal.ts'

const FILE_BYTES_MAX = 512 * 1024 * 1024

/** Lines of a streamed UTF-8 text; a line longer than `max` is truncated, so that memory is bounded. */
export async function* linesOf(file: ReadableStream<Uint8Array>, max: number): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let size = 0
  let partial = ''
  for await (const chunk of file) {
    size += chunk.byteLength
    if (size > FILE_BYTES_MAX) throw new Refusal('TOO_LARGE', 'The file is larger than 512 MB; please cut it in two')
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    partial += first
    for (const text of others) {
      yield partial.replace(/\r$/, '')
      partial = text
    }
    if (partial.length > 2 * max) partial = partial.slice(0, 2 * max)
  }
  partial += decoder.decode()
  if (partial !== '') yield partial.replace(/\r$/, '')
}
