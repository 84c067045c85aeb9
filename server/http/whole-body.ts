/** Bodies that are whole in memory: read from the answer itself they are copied twice. */

const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** An answer with these bytes as its body, which nobody may change. Given them directly a `Response` copies them. */
export const wholeAnswer = (body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response => {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (reader) => {
        reader.enqueue(body)
        reader.close()
      },
    },
    { highWaterMark: 0 },
  )
  const answer = new Response(stream, init)
  bodies.set(answer, body)
  return answer
}

/** The bytes of an answer that was made with them; undefined for any other. */
export const wholeBodyOf = (answer: Response): Uint8Array<ArrayBuffer> | undefined => bodies.get(answer)

export const bodyOf = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> =>
  bodies.get(answer) ?? new Uint8Array(await answer.arrayBuffer())

const BYTES_OF_A_SIGN_MAX = 3
/** How long a text is in bytes is known when it is written. */
let draft = Buffer.alloc(0)

/** A text's bytes. Its parts stay apart until here: joined before, a page takes three times as long. */
export const bytesOf = (parts: readonly string[]): Uint8Array<ArrayBuffer> => {
  const most = parts.reduce((sum, { length }) => sum + length * BYTES_OF_A_SIGN_MAX, 0)
  if (most > draft.length) draft = Buffer.alloc(most)
  const end = parts.reduce((at, part) => at + draft.write(part, at), 0)
  return Uint8Array.from(draft.subarray(0, end))
}
