/**
 * A stream that its first reader opens. What nobody reads, such as the body of a HEAD request or of a response whose
 * client has gone, opens nothing; a cancelled stream is closed.
 */
export const lazyStream = (open: () => Promise<ReadableStream<Uint8Array>>): ReadableStream<Uint8Array> => {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  let isCancelled = false
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (reader === undefined) {
          const stream = await open()
          if (isCancelled) return stream.cancel()
          reader = stream.getReader()
        }
        const { done, value } = await reader.read()
        if (isCancelled) return
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        isCancelled = true
        await reader?.cancel()
      },
    },
    { highWaterMark: 0 },
  )
}
