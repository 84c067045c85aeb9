import { Refusal } from './refusal.ts'

/** Hands a stream on, and refuses it with these words once it is longer than `max` bytes. */
export async function* limited(file: ReadableStream<Uint8Array>, max: number, words: string) {
  let size = 0
  for await (const chunk of file) {
    size += chunk.byteLength
    if (size > max) throw new Refusal('TOO_LARGE', words)
    yield chunk
  }
}

/** Lines of a streamed UTF-8 text; a line longer than `max` is truncated, so that memory is bounded. */
export async function* linesOf(file: AsyncIterable<Uint8Array>, max = Infinity): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let partial = ''
  for await (const chunk of file) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    partial += first
    for (const text of others) {
      yield partial
      partial = text
    }
    if (partial.length > 2 * max) partial = partial.slice(0, 2 * max)
  }
  partial += decoder.decode()
  if (partial !== '') yield partial
}
