import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { secretFile } from './secret-files.ts'

const Keys = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

/** A new pair: a point and a number on the curve P-256. */
export const newKeys = (): v.InferOutput<typeof Keys> => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A leading zero byte is left out of the key.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/**
 * The pair of keys by which push services know this shop, made at the first start. Browsers are subscribed to the public
 * one, so with another pair nobody who has subscribed hears anything.
 */
export const readPushKeys = (dataDir: string): v.InferOutput<typeof Keys> => {
  const file = join(dataDir, 'push-keys.json')
  const text = secretFile(dataDir, file, () => JSON.stringify(newKeys()))
  try {
    return v.parse(Keys, JSON.parse(text))
  } catch {
    throw new Error(`${file} holds no usable keys; put the right ones back, or delete it to get new ones`)
  }
}
