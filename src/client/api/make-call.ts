import './polyfills.ts'
import ky from 'ky'
import * as v from 'valibot'
import { fillPath, type Call } from '../../contract/shop-calls.ts'
import {
  BROWSER_HEADER,
  CATALOGUE_TIMEOUT_MS,
  CHANGE_TIMEOUT_MS,
  IDEMPOTENCY_HEADER,
  FETCHED_AT_HEADER,
  PARTIAL_HEADER,
  UPLOAD_TIMEOUT_MS,
} from '../../contract/constants.ts'
import { messages } from '../../contract/messages.ts'
import { recordFetchedAt, markPartial } from './freshness.ts'
import { apiFetch, settings } from './api-settings.ts'
import type { AnyRequest } from './call.ts'
import { noAnswer, type Failure } from './failure.ts'
import { readerQuery } from './reader.ts'
import { recordTime } from './clock.ts'
import { withTimeout } from './timeout.ts'
import { reportReachability } from './reachability.ts'

/** Whose calls carry a token. */
const isLoggedIn = ({ caller }: Call): boolean => caller === 'customer' || caller === 'staff'

/** Makes one call of any table; throws when no answer comes. */
export const makeCall = async (name: string, call: Call, request: AnyRequest): Promise<unknown> => {
  const token = isLoggedIn(call) ? (request.token ?? (await settings.token())) : null
  if (isLoggedIn(call) && !token) return failure(messages.noToken)
  const limit = limitOf(call)
  const { response, body } = await withTimeout(limit, request.signal, (signal) => send(call, request, token, signal))
  // The worker may answer a catalogue call, never a customer's. A captive portal does, but not in JSON.
  if (token) reportReachability(body !== undefined)
  if (response.status === 401) console.warn(`${name}: not logged in`)
  const answer = response.ok ? v.safeParse(call.answer, body) : undefined
  if (!answer?.success) return readFailure(body, response.status)
  if (token && token === (await settings.token())) settings.renewed()
  noteMomentOf(answer.output, response.headers)
  // A catalogue answer may come from the worker's cache.
  if (token) recordTime(answer.output, response)
  return answer.output
}

/** The worker marks a catalogue answer with its arrival time, and whether it is partial. */
const noteMomentOf = (output: unknown, headers: Headers): void => {
  const at = Number(headers.get(FETCHED_AT_HEADER) ?? 0)
  if (at === 0 || typeof output !== 'object' || output === null || !('data' in output)) return
  if (typeof output.data === 'object' && output.data !== null) recordFetchedAt(output.data, at)
  if (headers.has(PARTIAL_HEADER)) markPartial(output)
}

const limitOf = ({ method, caller, multipart, stream }: Call): number => {
  if (multipart ?? stream) return UPLOAD_TIMEOUT_MS
  return method === 'GET' && caller === 'anyone' ? CATALOGUE_TIMEOUT_MS : CHANGE_TIMEOUT_MS
}

const send = async (call: Call, request: AnyRequest, token: string | null, signal: AbortSignal) => {
  const file = request.form ?? request.file
  const response = await ky(fillPath(call.path, request.params ?? {}), {
    method: call.method,
    prefix: settings.base,
    searchParams: { ...definedOnly(request.query), ...readerQuery(call, request.language) },
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(request.key ? { [IDEMPOTENCY_HEADER]: request.key } : {}),
      ...(call.stream ? { 'Content-Type': call.stream } : {}),
      ...(call.remembers ? { [BROWSER_HEADER]: settings.browser() } : {}),
    },
    ...(file ? { body: file } : request.body === undefined ? {} : { json: request.body }),
    credentials: settings.credentials,
    redirect: 'error',
    ...(token ? { cache: 'no-store' as const } : request.isFresh ? { cache: 'reload' as const } : {}),
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    fetch: apiFetch,
    signal,
  })
  return { response, body: readJson(response, await response.text()) }
}

const definedOnly = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

const Json = v.fallback(v.pipe(v.string(), v.parseJson()), undefined)

/** Anything but JSON, a captive portal's page for instance, counts as no body. */
const readJson = (response: Response, text: string): unknown =>
  response.headers.get('Content-Type')?.startsWith('application/json') ? v.parse(Json, text) : undefined

const ServerFailure = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
  data: v.optional(v.unknown()),
})

const failure = (message: string): Failure => ({ status: false, message })

/** The server's message when it has one, else the general one. A captive portal's 200 is no answer. */
export const readFailure = (body: unknown, httpStatus: number): Failure => {
  const said = v.safeParse(ServerFailure, body)
  if (!said.success) {
    const isForeign = body === undefined && httpStatus < 400
    return isForeign ? noAnswer() : { ...failure(messages.serverError), httpStatus }
  }
  return { ...said.output, status: false, httpStatus }
}
