import ky from 'ky'
import * as v from 'valibot'
import { calls, fillPath } from '../contract/calls.ts'
import type { Answer, Body, Call, CallName, Params, Query } from '../contract/calls.ts'
import { CATALOGUE_TIMEOUT_MS, CHANGE_TIMEOUT_MS, IDEMPOTENCY_HEADER } from '../contract/constants.ts'
import { messages } from '../contract/messages.ts'
import { withDeadline } from './deadline.ts'

/** Every call of the contract, made from page, worker, server and tests alike (spec section 7). */

/** A refusal in the server's words, or no usable answer at all: then `httpStatus` is missing or the body was foreign. */
export interface Failure {
  status: false
  message: string
  code?: string
  fields?: Record<string, string>
  httpStatus?: number
  data?: unknown
}

interface Settings {
  /** Absolute or relative address of the API, ending in a slash. */
  base: string
  fetch: typeof fetch
  token: () => string | null | Promise<string | null>
  /** Told after every successful call of a customer, which makes the log-in last one more day (decision 2). */
  renewed: () => void
}

const settings: Settings = {
  base: '/api/',
  fetch: (input, init) => globalThis.fetch(input, init),
  token: () => null,
  renewed: () => undefined,
}

/** Replaces the given settings for every later call of this page, worker or process. */
export const configureCalls = (changes: Partial<Settings>): void => {
  Object.assign(settings, changes)
}

/** Tells that the server has accepted the log-in, in an answer that came past `callApi`. */
export const renewLogin = (): void => settings.renewed()

/** Address of the API, for requests whose bytes are frozen before they are sent. */
export const apiBase = (): string => settings.base
export const apiFetch: typeof fetch = (input, init) => settings.fetch(input, init)

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }
type ParamsPart<N extends CallName> = [keyof Params<N>] extends [never] ? { params?: undefined } : { params: Params<N> }

interface Extras {
  /** The idempotency key of a change. */
  key?: string | undefined
  signal?: AbortSignal | undefined
  /** Used instead of the current one, by a log-out that has already forgotten it. */
  token?: string | undefined
  /** The body of a call with files. */
  form?: FormData | undefined
}
export type RequestOf<N extends CallName> = ParamsPart<N> & Part<'query', Query<N>> & Part<'body', Body<N>> & Extras
type Rest<N extends CallName> = Extras extends RequestOf<N> ? [request?: RequestOf<N>] : [request: RequestOf<N>]

interface AnyRequest extends Extras {
  params?: Readonly<Record<string, string>> | undefined
  query?: unknown
  body?: unknown
}

/** Answers what the contract promises, or a `Failure`; never throws for an expected failure. */
export const callApi = <N extends CallName>(name: N, ...[request]: Rest<N>): Promise<Answer<N> | Failure> =>
  // Safe: `run` parses the answer with the schema that `Answer<N>` is derived from.
  run(name, request ?? {}) as Promise<Answer<N> | Failure>

const run = async (name: CallName, request: AnyRequest): Promise<unknown> => {
  const call: Call = calls[name]
  const token = call.caller === 'customer' ? (request.token ?? (await settings.token())) : null
  if (call.caller === 'customer' && !token) return failure(messages.noToken)
  const limit = call.method === 'GET' && call.caller === 'anyone' ? CATALOGUE_TIMEOUT_MS : CHANGE_TIMEOUT_MS
  try {
    const { response, body } = await withDeadline(limit, request.signal, (signal) =>
      exchange(call, request, token, signal),
    )
    if (response.status === 401) console.warn(`${name}: not logged in`)
    const answer = response.ok ? v.safeParse(call.answer, body) : undefined
    if (!answer?.success) return readFailure(body, response.status)
    if (token && request.token === undefined) settings.renewed()
    return answer.output
  } catch (error) {
    console.warn(`${name}: no answer`, error)
    return failure(messages.serverError)
  }
}

/** True for a refusal or a missing answer. */
export const isFailure = (answer: object): answer is Failure => 'status' in answer && answer.status === false

const exchange = async (call: Call, request: AnyRequest, token: string | null, signal: AbortSignal) => {
  const response = await ky(fillPath(call.path, request.params ?? {}), {
    method: call.method,
    prefix: settings.base,
    searchParams: definedOnly(request.query),
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(request.key ? { [IDEMPOTENCY_HEADER]: request.key } : {}),
    },
    ...(request.form ? { body: request.form } : request.body === undefined ? {} : { json: request.body }),
    credentials: 'omit',
    redirect: 'error',
    ...(token ? { cache: 'no-store' as const } : {}),
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    fetch: (input, init) => settings.fetch(input, init),
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

/** Anything but JSON, a captive portal's page for instance, counts as no body. */
const readJson = (response: Response, text: string): unknown => {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ServerFailure = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
  data: v.optional(v.unknown()),
})

const failure = (message: string): Failure => ({ status: false, message })

/** The server's words when it has some, else the general apology (spec section 7). */
export const readFailure = (body: unknown, httpStatus: number): Failure => {
  const said = v.safeParse(ServerFailure, body)
  if (!said.success) return { ...failure(messages.serverError), httpStatus }
  const { message, code, fields, data } = said.output
  return {
    ...failure(message),
    httpStatus,
    ...(code === undefined ? {} : { code }),
    ...(fields === undefined ? {} : { fields }),
    ...(data === undefined ? {} : { data }),
  }
}
