/** Bodies that are whole in memory: read from the answer itself they are copied twice. */

const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** An answer with these bytes as its body, which nobody may change. */
export const wholeAnswer = (body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response => {
  const answer = new Response(body, init)
  bodies.set(answer, body)
  return answer
}

/** The bytes of an answer that was made with them; undefined for any other. */
export const wholeBodyOf = (answer: Response): Uint8Array<ArrayBuffer> | undefined => bodies.get(answer)

export const bodyOf = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> =>
  bodies.get(answer) ?? new Uint8Array(await answer.arrayBuffer())
