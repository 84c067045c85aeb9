import {
  ACCOUNT_HEADER,
  CHANGE_TIMEOUT_MS,
  IDEMPOTENCY_ECHO_HEADER,
  IDEMPOTENCY_HEADER,
} from '../../contract/constants.ts'
import { apiBase, apiFetch, settings } from '../api/api-settings.ts'
import type { FrozenRequest } from '../db/records.ts'
import { timeOf } from '../api/clock.ts'
import { withTimeout } from '../api/timeout.ts'

/** Sends a frozen request and distinguishes the server's own answer from everything else. */

interface ServerVerdict {
  /** `status` of the body is truthy. */
  ok: boolean
  message?: string
  code?: string
  fields?: Record<string, string>
  /** Facts that go with a refusal. */
  data?: unknown
}
export type Outcome =
  /** No answer, or one that is not the server's. */
  | { kind: 'nothing' }
  | {
      kind: 'answer'
      status: number
      body: unknown
      said: ServerVerdict
      retryAfter?: number | undefined
      time?: number | undefined
    }

export interface OutboundRequest {
  wire: FrozenRequest
  /** Who sends it; nobody for changes that belong to the phone. */
  account?: { acct: number; token: string }
  key: string
  /** The bytes of the file that the request names. */
  file?: ArrayBuffer
}

/** A photograph of 220 kB over a network of 2 kB a second. */
const FILE_TIMEOUT_MS = 110_000

/** What the body is said to be; the server looks at the bytes of a file itself. */
const typeOf = ({ wire, file }: OutboundRequest): Record<string, string> => {
  if (file !== undefined) return { 'Content-Type': 'application/octet-stream' }
  return wire.text === null ? {} : { 'Content-Type': 'application/json' }
}

export const sendFrozen = async (request: OutboundRequest, signal?: AbortSignal): Promise<Outcome> => {
  const { wire, account, key, file } = request
  try {
    return await withTimeout(file ? FILE_TIMEOUT_MS : CHANGE_TIMEOUT_MS, signal, async (limit) => {
      const response = await apiFetch(apiBase() + wire.path, {
        method: wire.method,
        headers: {
          Accept: 'application/json',
          [IDEMPOTENCY_HEADER]: key,
          ...(account && { Authorization: `Bearer ${account.token}`, [ACCOUNT_HEADER]: String(account.acct) }),
          ...typeOf(request),
        },
        body: file ?? wire.text,
        redirect: 'error',
        credentials: settings.credentials,
        cache: 'no-store',
        signal: limit,
      })
      return isGenuine(response, key) ? readOutcome(response, await response.text()) : { kind: 'nothing' }
    })
  } catch {
    return { kind: 'nothing' }
  }
}

/** A captive portal answers 200 as well; it cannot know our key. */
const isGenuine = (response: Response, key: string): boolean =>
  !response.redirected &&
  response.headers.get('Content-Type')?.startsWith('application/json') === true &&
  response.headers.get(IDEMPOTENCY_ECHO_HEADER) === key

const readOutcome = (response: Response, text: string): Outcome => {
  const body: unknown = JSON.parse(text)
  const time = timeOf(response)
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'), time ?? Date.now())
  return { kind: 'answer', status: response.status, body, said: readSaid(body), retryAfter, time }
}

const readSaid = (body: unknown): ServerVerdict => {
  if (typeof body !== 'object' || body === null) return { ok: false }
  const said: ServerVerdict = { ok: 'status' in body && Boolean(body.status) }
  if ('message' in body && typeof body.message === 'string') said.message = body.message
  if ('code' in body && typeof body.code === 'string') said.code = body.code
  if (!said.ok && 'data' in body) said.data = body.data
  if ('fields' in body && typeof body.fields === 'object' && body.fields !== null)
    said.fields = Object.fromEntries(
      Object.entries(body.fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
    )
  return said
}

/** Seconds or an HTTP date, as milliseconds from now by the server's clock. */
const readRetryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined
  const seconds = Number(header)
  const rest = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isFinite(rest) ? Math.max(0, rest) : undefined
}
