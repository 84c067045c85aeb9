import type { Language } from '../../src/contract/languages.ts'
import type { Log } from '../ports/log.ts'
import type { Sender } from '../ports/message-sender.ts'

/** Without a configured gateway the operator reads the message in the server's log. */
export const logSender = (log: Log): Sender => ({
  send: async (phoneNumber, text) => log.info({ to: `…${phoneNumber.slice(-4)}` }, text),
})

/** Codes must not be logged in production, so without a gateway none is sent, and the log says so. */
export const noSender = (log: Log): Sender => ({
  isOff: true,
  send: async () => log.error({}, 'A message was not sent: SENDER_URL is not set'),
})

const GATEWAY_TIMEOUT_MS = 10_000

/** Posts `{to, text}` to the message gateway at `url`, and the key of what may be sent twice as `Idempotency-Key`. */
export const gatewaySender = (url: string, languages: readonly Language[]): Sender => ({
  languages,
  send: async (phoneNumber, text, key) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) },
      body: JSON.stringify({ to: phoneNumber, text }),
      signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`The message gateway answered ${answer.status}`)
  },
})
