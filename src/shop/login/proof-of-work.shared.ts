import * as v from 'valibot'
import { leadingZeroBits, Work, workText, type WorkProof } from '../../contract/proof-of-work.ts'
import { isFailure, type Failure } from '../../client/api/call.ts'

/** Hashed at the same time: a hash of its own takes the phone longer to ask for than to make. */
const BATCH = 256

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Does the work that a refused request for a code asks for; nothing where it asked for none. */
const workFor = async ({ code, data }: Failure): Promise<WorkProof | undefined> => {
  const asked = v.safeParse(Work, data)
  if (code !== 'WORK_NEEDED' || !asked.success) return undefined
  const { challenge, bits } = asked.output
  for (let from = 0; ; from += BATCH) {
    const nonces = Array.from({ length: BATCH }, (_, at) => from + at)
    const hashes = await Promise.all(nonces.map((nonce) => sha256(workText(challenge, nonce))))
    const at = hashes.findIndex((hash) => leadingZeroBits(hash) >= bits)
    if (at >= 0) return { challenge, nonce: from + at }
  }
}

/** Asks for a code, and once more after the work that the shop asks for while many do. */
export const withWork = async <A extends object>(
  ask: (work?: { work: WorkProof }) => Promise<A | Failure>,
): Promise<A | Failure> => {
  const answer = await ask()
  if (!isFailure(answer)) return answer
  const work = await workFor(answer)
  return work === undefined ? answer : ask({ work })
}
