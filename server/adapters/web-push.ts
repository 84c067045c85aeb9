import { ECDH, createHash } from 'node:crypto'
import { isIP } from 'node:net'
import library from 'web-push'
import type { PushMessage, PushSender, PushTarget } from '../ports/push-sender.ts'

/** Web push (RFC 8030): the library encrypts and signs, the address is ours to judge. */

/** Nobody else is sent anything: an endpoint comes from whoever subscribes, and must not lead into our own network. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
]
const TIMEOUT_MS = 10_000

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
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

/** A short name of the same news: a push service that still holds the first message lets the second replace it. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** Sends by the browsers' own push services. */
export const webPush = ({
  publicKey,
  privateKey,
  subject,
  hosts = [],
  fetch: request = fetch,
}: WebPushSettings): PushSender => {
  const services = [...SERVICES, ...hosts]
  const vapidDetails = { publicKey, privateKey, subject }
  return {
    publicKey,
    wrongPart: ({ endpoint, p256dh }) =>
      !isEndpoint(endpoint, services) ? 'endpoint' : isPoint(p256dh) ? null : 'keys.p256dh',
    send: async ({ endpoint, p256dh, auth }: PushTarget, message: PushMessage, seconds: number) => {
      if (!isEndpoint(endpoint, services)) return 'gone'
      const { headers, body } = library.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          TTL: seconds,
          topic: topicOf(message.tag),
          vapidDetails,
        },
      )
      const answer = await request(endpoint, {
        method: 'POST',
        headers: Object.entries(headers),
        body,
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
