import type { Answer, Body, CallName, Params, Query } from '../../contract/calls.ts'
import type { Language } from '../../contract/languages.ts'
import type { Failure } from './failure.ts'
import { logNoAnswer } from './log-no-answer.ts'

/** Every call of the contract, made from page, worker, server and tests alike. */

export { configureCalls } from './api-settings.ts'
export { isFailure, type Failure } from './failure.ts'

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }
type ParamsPart<N extends CallName> = [keyof Params<N>] extends [never] ? { params?: undefined } : { params: Params<N> }

export interface Extras {
  /** The idempotency key of a change. */
  key?: string | undefined
  signal?: AbortSignal | undefined
  /** Used instead of the page's: by a log-out that has cleared it, and to fetch the mirror. */
  token?: string | undefined
  /** The reader's, in which products are also named; without it that of the page in which it is called. */
  language?: Language | undefined
  /** Past every cache, the worker's too. */
  isFresh?: boolean | undefined
  /** The body of a call with files. */
  form?: FormData | undefined
}
export type RequestOf<N extends CallName> = ParamsPart<N> & Part<'query', Query<N>> & Part<'body', Body<N>> & Extras
type Rest<N extends CallName> = Extras extends RequestOf<N> ? [request?: RequestOf<N>] : [request: RequestOf<N>]

export interface AnyRequest extends Extras {
  params?: Readonly<Record<string, string>> | undefined
  query?: unknown
  body?: unknown
  /** The body of a call that takes a file as it is. */
  file?: Blob
}

/** Returns what the contract promises, or a `Failure`; never throws for an expected failure. */
export const callApi = async <N extends CallName>(name: N, ...[request]: Rest<N>): Promise<Answer<N> | Failure> => {
  try {
    // A rendered page needs no call, so ky and the contract's schemas come after the first paint.
    const { apiRequest } = await import('./api-request.ts')
    // Safe: the answer is parsed with the schema that `Answer<N>` is derived from.
    return (await apiRequest(name, request ?? {})) as Answer<N> | Failure
  } catch (error) {
    console.warn(`${name}: no answer`, error instanceof Error ? error.message : error)
    return { status: false, message: logNoAnswer() }
  }
}
