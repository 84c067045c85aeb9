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
