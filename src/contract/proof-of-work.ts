import * as v from 'valibot'

/** A puzzle that costs whoever asks for many codes more than whoever asks for one. */

/** What `WORK_NEEDED` carries as its data. */
export const Work = v.object({ challenge: v.string(), bits: v.number() })
export type Work = v.InferOutput<typeof Work>

export const WorkProof = v.object({
  challenge: v.pipe(v.string(), v.maxLength(200)),
  nonce: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32)),
})
export type WorkProof = v.InferOutput<typeof WorkProof>

/** What is hashed with SHA-256: it is solved when the hash begins with so many zero bits. */
export const workText = (challenge: string, nonce: number): string => `${challenge}:${nonce}`

export const leadingZeroBits = (hash: Uint8Array): number => {
  const at = hash.findIndex((byte) => byte !== 0)
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24
}
