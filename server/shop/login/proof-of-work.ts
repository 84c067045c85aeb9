import { createHash, randomBytes } from 'node:crypto'
import { answers } from '../../../src/contract/answers.ts'
import type { WorkProof } from '../../../src/contract/proof-of-work.ts'
import { leadingZeroBits, workText } from '../../../src/contract/proof-of-work.ts'
import type { ShopContext } from '../core/context.ts'
import { keyedHash } from '../core/encryption.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { Refusal } from '../core/refusal.ts'

/** What makes a code cost a flood more than a farmer: a puzzle that her phone solves within a second. */

const LIFETIME_MS = 5 * 60 * 1000
/** 1,000 hashes when half of the hour's codes are used up, 8,000 towards its end. */
const BITS = { least: 10, most: 13 }

const sign = ({ dataKeys }: ShopContext, subject: string, content: string): string =>
  keyedHash(dataKeys, 'work', [subject, content])

/** The refusal that asks for work; `load` from 0.5 to 1 says how much. */
export const workNeeded = (shop: ShopContext, subject: string, load: number): Refusal => {
  const rise = Math.max(0, load - 0.5) * 2 * (BITS.most - BITS.least)
  const bits = Math.min(BITS.most, BITS.least + Math.floor(rise))
  const content = `${shop.clock().getTime() + LIFETIME_MS}.${bits}.${randomBytes(12).toString('base64url')}`
  const challenge = `${content}.${sign(shop, subject, content)}`
  return new Refusal('WORK_NEEDED', answers.codesBusy, { data: { challenge, bits }, retryAfterSeconds: 60 })
}

/** Whether work was done for this very subject, in time and for the first time. */
export const isWorkDone = async (shop: ShopContext, subject: string, proof: WorkProof): Promise<boolean> => {
  const { challenge, nonce } = proof
  const [content = '', signature] = challenge.split(/\.(?=[^.]*$)/)
  const [until, bits] = content.split('.').map(Number)
  if (signature !== sign(shop, subject, content) || Number(until) < shop.clock().getTime()) return false
  const hash = createHash('sha256').update(workText(challenge, nonce)).digest()
  if (leadingZeroBits(hash) < Number(bits)) return false
  try {
    await consumeLimit(shop, 'proofsOfWork', signature)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
