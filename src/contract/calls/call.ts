import * as v from 'valibot'
import { LANGUAGES } from '../languages.ts'
import { LOCAL_LANGUAGES } from '../product/local.ts'
import type { Permission } from '../staff.ts'

export type Schema = v.GenericSchema<unknown, unknown>
/** The operator's token is of the staff of no seller, who see every shop. */
export type Caller = 'anyone' | 'customer' | 'staff'

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to `/api/`; `:name` marks a part that the caller fills in. */
  path: string
  caller: Caller
  answer: Schema
  body?: Schema
  query?: Schema
  /** HTTP status of success, 200 unless said. */
  success?: 201
  /** The body is a form with files under this name (`name[0]`, …); `fields` are what it holds beside them. */
  multipart?: 'review_images' | 'return_images'
  fields?: Schema
  /** The body is a file of this type, worked on while it arrives. */
  stream?: 'text/csv' | 'application/octet-stream'
  /** Without files the fields may come as JSON too. */
  orJson?: true
  /** A change that is sent with an `Idempotency-Key` and stored with its answer, so that a repetition does nothing. */
  keyed?: true
  /** The browser sends its number, which distinguishes its log-ins from a stranger's. */
  remembers?: true
  /** What somebody of the staff must be allowed to. Without it everybody who is logged in at the desk may. */
  may?: Permission
  /** Of the staff only the operator's own may. */
  ofOperator?: true
  /** Of the staff only somebody who is logged in, or only whoever has the operator's token; without it both may. */
  by?: 'person' | 'token'
  /** What caches the answer, the same for everybody: phones alone, or also the server, until the catalogue changes. */
  cachedBy?: 'phones' | 'all'
  /** The answer is for whoever knows a secret in the URL, so nothing may store it. */
  secret?: true
  /** Counts by itself what each network asks. */
  limited?: true
  /** A former path, at which the operator's command line is answered too. */
  alias?: string
  summary: string
}

export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Tail}`
  ? Name | ParamNames<Tail>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** The parts of the path to fill in, by name. */
export type ParamsOf<C extends Call> = Record<ParamNames<C['path']>, string>
export type BodyOf<C extends Call> = C extends { body: infer B extends Schema } ? v.InferInput<B> : undefined
export type QueryOf<C extends Call> = C extends { query: infer Q extends Schema } ? v.InferInput<Q> : undefined
/** The answer of a call that succeeds. */
export type AnswerOf<C extends Call> = v.InferOutput<C['answer']>

/** What not every call has. */
type Rest = Omit<Call, 'method' | 'path' | 'caller' | 'summary' | 'answer'>

/** The calls of one kind of caller, by method: `customer.post('wishlist/create', 'Put …', done, { … })`. */
const callsOf = <const C extends Caller, const F extends Pick<Call, 'by' | 'cachedBy'> = {}>(caller: C, fixed?: F) => {
  const by =
    <const M extends Call['method']>(method: M) =>
    <const P extends string, S extends Schema, const R extends Rest = {}>(
      path: P,
      summary: string,
      answer: S,
      rest?: R,
    ) =>
      // Safe: where nothing is given, R and F have no fields.
      ({ method, path, caller, summary, answer, ...(fixed as F), ...(rest as R) })
  return { get: by('GET'), post: by('POST'), put: by('PUT'), delete: by('DELETE') }
}
export const anyone = callsOf('anyone')
/** Anonymous answers that phones cache. */
export const cacheable = callsOf('anyone', { cachedBy: 'phones' })
/** Those that the server caches too. */
export const shared = callsOf('anyone', { cachedBy: 'all' })
export const customer = callsOf('customer')
export const staff = callsOf('staff')
/** What the operator's command line alone does. */
export const operator = callsOf('staff', { by: 'token' })

export const done = v.object({ status: v.literal(true), message: v.string() })
export const doneWith = <D extends Schema>(data: D) => v.object({ ...done.entries, data })
export const dataOf = <D extends Schema>(data: D) =>
  v.object({ status: v.literal(true), message: v.optional(v.string()), data })
export const listOf = <D extends Schema>(item: D) => dataOf(v.array(item))

/** The reader's language, for what is sent to a phone in it. */
export const InLanguage = v.object({ lang: v.optional(v.picklist(LANGUAGES), 'en') })

/** The language of the page, where it is known: the news of what is sent come in it. */
export const PageLanguage = v.object({ lang: v.optional(v.picklist(LANGUAGES)) })

/** A name or slug in a query. */
export const word = v.pipe(v.string(), v.trim(), v.maxLength(200))

/** A value in a query that counts as absent where it cannot be read. */
export const orNothing = <S extends Schema>(schema: S) =>
  v.optional(v.fallback(v.union([schema, v.undefined()]), undefined))

/** The language in which products are also named; English needs none. */
export const Reader = v.object({ lang: orNothing(v.picklist(LOCAL_LANGUAGES)) })
