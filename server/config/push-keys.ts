import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import library from 'web-push'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { secretFile } from './secret-files.ts'

const belong = ({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url') === publicKey
}

const Keys = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
    privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  }),
  v.check(belong),
)
export type PushKeys = v.InferOutput<typeof Keys>

/** A new pair: a point and a number on the curve P-256. */
export const newKeys = (): PushKeys => library.generateVAPIDKeys()

const parse = (text: string, otherwise: string): PushKeys => {
  try {
    return v.parse(Keys, text)
  } catch (error) {
    throw new ConfigError(otherwise, { cause: error })
  }
}

/** The file of the pair that is used when none is configured. */
export const pushKeysFile = (dataDir: string): string => join(dataDir, 'push-keys.json')

/**
 * The pair of keys by which push services know this shop: the configured one, else the one that the first start has made
 * in the data folder. Browsers are subscribed to the public one, so with another pair nobody who has subscribed hears
 * anything.
 */
export const readPushKeys = ({ dataDir, pushKeys }: Pick<Config, 'dataDir' | 'pushKeys'>): PushKeys => {
  if (pushKeys !== undefined)
    return parse(pushKeys, 'PUSH_KEYS must be what a push-keys.json holds: {"publicKey":"…","privateKey":"…"}')
  const file = pushKeysFile(dataDir)
  const text = secretFile(dataDir, file, () => JSON.stringify(newKeys()))
  return parse(text, `${file} holds no usable keys; put the right ones back, or delete it to get new ones`)
}
