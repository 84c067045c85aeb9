import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what a thief of the database or of a backup must not read, and hashes what could be guessed. */

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const PREFIX = 'sealed'

export interface DataKey {
  /** Identifies the key of an encrypted text; reveals nothing about the key. */
  id: string
  secret: string
}

export interface DataKeys {
  /** Encrypts and hashes. */
  current: DataKey
  /** Only decrypts what was encrypted before the key was changed. */
  old?: DataKey
}

/** Each use derives a key of its own, once: each call of the shop hashes something. */
const derived = new Map<string, Buffer>()
const derive = (secret: string, use: string): Buffer => {
  const name = `${use} ${secret}`
  const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES))
  derived.set(name, key)
  return key
}

/** A key from a long random text. */
export const dataKey = (secret: string): DataKey => ({ id: derive(secret, 'id').toString('hex').slice(0, 8), secret })

/** The prefix of everything that a key has encrypted. */
export const sealedPrefix = ({ id }: DataKey): string => `${PREFIX}:${id}:`
/** True for text that was encrypted here. */
export const isSealed = (text: string): boolean => text.startsWith(`${PREFIX}:`)

/** AES-256-GCM. `context` names the place the text belongs to: moved to another row it cannot be decrypted. */
export const seal = ({ current }: DataKeys, text: string, context: string): string => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', derive(current.secret, 'seal'), iv).setAAD(Buffer.from(context))
  const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${sealedPrefix(current)}${bytes.toString('base64url')}`
}

/** The text, or null when its key is missing or it was tampered with. */
export const unseal = ({ current, old }: DataKeys, sealed: string, context: string): string | null => {
  const key = [current, old].find((one) => one !== undefined && sealed.startsWith(sealedPrefix(one)))
  if (key === undefined) return null
  const bytes = Buffer.from(sealed.slice(sealed.lastIndexOf(':') + 1), 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', derive(key.secret, 'seal'), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** A hash that without the key cannot be found by trying all six-digit codes or all network addresses. */
export const keyedHash = ({ current }: DataKeys, use: string, parts: readonly string[]): string =>
  createHmac('sha256', derive(current.secret, use)).update(JSON.stringify(parts)).digest('hex')
