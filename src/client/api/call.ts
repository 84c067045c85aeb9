import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../../contract/calls/call.ts'
import type { calls } from '../../contract/shop-calls.ts'
import type { Language } from '../../contract/languages.ts'
import { noAnswer, type Failure } from './failure.ts'

/** The client of a table of calls, made from page, worker, server and tests alike. */

export { isFailure, type Failure } from './failure.ts'

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }
type ParamsPart<C extends Call> = [keyof ParamsOf<C>] extends [never] ? { params?: undefined } : { params: ParamsOf<C> }

interface Extras {
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
  /** The body of a call that takes a file as it is. */
  file?: Blob | undefined
}
export type RequestOf<C extends Call> = ParamsPart<C> & Part<'query', QueryOf<C>> & Part<'body', BodyOf<C>> & Extras
/** A call that needs nothing may be made without a request. */
export type Rest<C extends Call> = [request: RequestOf<C>] | (Extras extends RequestOf<C> ? [] : never)

export interface AnyRequest extends Extras {
  params?: Readonly<Record<string, string>> | undefined
  query?: unknown
  body?: unknown
}

type Table = Readonly<Record<string, Call>>
/** Returns what the contract promises, or a `Failure`; never throws for an expected failure. */
export type Client<T extends Table, Name extends keyof T = keyof T> = <N extends Name>(
  name: N,
  ...rest: Rest<T[N]>
) => Promise<AnswerOf<T[N]> | Failure>

/** Makes the client of a table, or of some of its calls; `make` sends one and throws when no answer comes. */
export const clientOf = <T extends Table, Name extends keyof T & string = keyof T & string>(
  make: (name: Name, request: AnyRequest) => Promise<unknown>,
): Client<T, Name> => {
  const call = async (name: Name, request: AnyRequest = {}): Promise<unknown> => {
    try {
      return await make(name, request)
    } catch (error) {
      console.warn(`${name}: no answer`, error instanceof Error ? error.message : error)
      return noAnswer()
    }
  }
  // It is what `AnswerOf` promises: parsed with the schema that this is derived from.
  return call
}

/** Named, so that what takes the client does not spell out the table. */
export interface ShopClient extends Client<typeof calls> {}

/**
 * The customers' client. A rendered page needs no call, so ky and the contract's schemas come after the first paint. The
 * call is no part of their import: a part that is missing loads the page anew, a network that is missing must not.
 */
export const callApi: ShopClient = clientOf<typeof calls>(async (name, request) => {
  const { apiRequest } = await import('./api-request.ts')
  return apiRequest(name, request)
})
