import {
  ECDH,
  createCipheriv,
  createECDH,
  createHash,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'
import { isIP } from 'node:net'
import type { PushMessage, PushSender, PushTarget } from '../ports/push-sender.ts'

/** Web push by RFC 8030, encrypted by RFC 8291, signed by RFC 8292 (VAPID). */

/** Nobody else is sent anything: an endpoint comes from whoever subscribes, and must not lead into our own network. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
]
const TIMEOUT_MS = 10_000
/** Push services take a signature for at most a day. */
const SIGNED_SECONDS = 12 * 60 * 60
const RECORD_SIZE = 4096

export interface WebPushSettings {
  /** Our own pair on the curve P-256, in base64url: 65 and 32 bytes. */
  publicKey: string
  privateKey: string
  /** Whom a push service may write to, an address beginning with `https:` or `mailto:`. */
  subject: string
  /** Further services; `*.` stands for any name before it. One with a port is that port alone. */
  hosts?: readonly string[]
  fetch?: typeof fetch
}

const base64url = (value: string | Buffer): string => Buffer.from(value).toString('base64url')
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
const hkdf = (key: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** The body of a message that only the browser can read: header and one record, `aes128gcm` of RFC 8188. */
const encrypt = ({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>, text: string): Buffer => {
  const ours = createECDH('prime256v1')
  const ourPublic = ours.generateKeys()
  const shared = ours.computeSecret(bytes(p256dh))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(p256dh), ourPublic])
  const secret = hkdf(shared, bytes(auth), info, 32)
  const salt = randomBytes(16)
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const cipher = createCipheriv('aes-128-gcm', key, hkdf(secret, salt, 'Content-Encoding: nonce\0', 12))
  const header = Buffer.alloc(5)
  header.writeUInt32BE(RECORD_SIZE)
  header.writeUInt8(ourPublic.length, 4)
  // The byte 2 ends the last record.
  const record = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, header, ourPublic, ...record])
}

const signer = ({ publicKey, privateKey, subject }: WebPushSettings) => {
  const point = bytes(publicKey)
  const [x, y] = [base64url(point.subarray(1, 33)), base64url(point.subarray(33))]
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' })
  return (origin: string): string => {
    const claims = { aud: origin, exp: Math.floor(Date.now() / 1000) + SIGNED_SECONDS, sub: subject }
    const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => base64url(JSON.stringify(part))).join('.')
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${signed}.${base64url(signature)}, k=${publicKey}`
  }
}

const isListed = (host: string, list: readonly string[]): boolean =>
  list.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known))

/** Whether an endpoint is a plain https address of a listed service. */
const isEndpoint = (endpoint: string, list: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, username, password, hostname, host } = new URL(endpoint)
  const isPlain = protocol === 'https:' && username === '' && password === '' && isIP(hostname) === 0
  // An address of IPv6 stands in brackets. The standard port is no part of the host.
  return isPlain && !hostname.startsWith('[') && isListed(host, list)
}

/** Whether a key is a point on the curve: with any other nothing can be encrypted. */
const isPoint = (key: string): boolean => {
  try {
    return ECDH.convertKey(bytes(key), 'prime256v1').length > 0
  } catch {
    return false
  }
}

/** A short name of the same news: a push service that still holds the first message lets the second replace it. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** Sends by the browsers' own push services. */
export const webPush = (settings: WebPushSettings): PushSender => {
  const authorise = signer(settings)
  const services = [...SERVICES, ...(settings.hosts ?? [])]
  const request = settings.fetch ?? fetch
  return {
    publicKey: settings.publicKey,
    wrongPart: ({ endpoint, p256dh }) =>
      !isEndpoint(endpoint, services) ? 'endpoint' : isPoint(p256dh) ? null : 'keys.p256dh',
    send: async (to: PushTarget, message: PushMessage, seconds: number) => {
      if (!isEndpoint(to.endpoint, services)) return 'gone'
      const answer = await request(to.endpoint, {
        method: 'POST',
        headers: {
          Authorization: authorise(new URL(to.endpoint).origin),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(seconds),
          Topic: topicOf(message.tag),
          Urgency: 'normal',
        },
        body: new Uint8Array(encrypt(to, JSON.stringify(message))),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (answer.status === 404 || answer.status === 410) return 'gone'
      // An endpoint is a secret of the browser: it stands in no message.
      if (!answer.ok) throw new Error(`The push service answered ${answer.status}`)
      return 'taken'
    },
  }
}
