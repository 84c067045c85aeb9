import type { Log } from './log.ts'

/** Carries a short message to a phone number, such as a log-in code. */
export interface Sender {
  send: (phoneNumber: string, text: string) => Promise<void>
}

/** Without a configured gateway the operator reads the message in the server's log. */
export const logSender = (log: Log): Sender => ({
  send: async (phoneNumber, text) => log.info({ to: `…${phoneNumber.slice(-4)}` }, text),
})

/** In production a code belongs into no log, so without a gateway it goes nowhere, and the operator is told. */
export const noSender = (log: Log): Sender => ({
  send: async () => log.error({}, 'A message was not sent: SENDER_URL is not set'),
})

const GATEWAY_TIMEOUT_MS = 10_000

/** Posts `{to, text}` to the message gateway at `url`. */
export const gatewaySender = (url: string): Sender => ({
  send: async (phoneNumber, text) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to: phoneNumber, text }),
      signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`The message gateway answered ${answer.status}`)
  },
})
