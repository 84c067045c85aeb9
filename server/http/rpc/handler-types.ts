import type * as v from 'valibot'
import type { allCalls, AnyCallName } from '../../../src/contract/all-calls.ts'
import type { Call, ParamsOf } from '../../../src/contract/calls/call.ts'
import type { Client } from '../../shop/login/known-browsers.ts'
import type { ShopContext } from '../../shop/core/context.ts'
import type { Person, Staff, Customer } from '../../shop/core/identity.ts'
import { notFound, Refusal } from '../../shop/core/refusal.ts'

/** What a handler receives: the caller is known and everything is parsed by the contract. */
export interface CallInput<C extends Call> {
  /** For a keyed call its database is the transaction that also holds the receipt. */
  shop: ShopContext
  caller: C['caller'] extends 'customer'
    ? Customer
    : C['caller'] extends 'staff'
      ? C extends { by: 'person' }
        ? Person
        : Staff
      : null
  params: ParamsOf<C>
  query: C extends { query: infer Q extends v.GenericSchema } ? v.InferOutput<Q> : undefined
  /** The fields of a form with files are its body too, and so is a file that is still arriving. */
  body: C extends { stream: string }
    ? ReadableStream<Uint8Array>
    : C extends { body: infer B extends v.GenericSchema }
      ? v.InferOutput<B>
      : C extends { fields: infer F extends v.GenericSchema }
        ? v.InferOutput<F>
        : undefined
  /** Names of the uploaded files, already cleaned and stored. */
  files: C extends { multipart: string } ? readonly string[] : undefined
  /** IPv4 address or IPv6 /64 of the caller, null for a call from inside this process. */
  address: string | null
  /** Where the caller's account is used from. */
  client: Client
}

/** Handles a call. What the answer's schema does not name is stripped from the answer. */
type Handler<C extends Call> = (input: CallInput<C>) => Promise<v.InferInput<C['answer']>>

/** Every call of the contract with its handler. */
export type AllHandlers = { [N in AnyCallName]: Handler<(typeof allCalls)[N]> }
/** Some calls of the contract with their handlers. */
export type Handlers = Partial<AllHandlers>

/** An answer that carries a message only. */
export const done = (message: string): { status: true; message: string } => ({ status: true, message })
/** A handler that does its work and answers with a message only. */
export const says =
  <Input>(message: string, work: (input: Input) => Promise<unknown>) =>
  async (input: Input): Promise<ReturnType<typeof done>> => {
    await work(input)
    return done(message)
  }
/** An answer that carries data only. */
export const data = <T>(value: T): { status: true; data: T } => ({ status: true, data: value })
/** An answer that carries one page of a list. */
export const listed = async <Listed>(page: Promise<Listed>) => ({ status: true as const, ...(await page) })
/** What a change made, with a message, which may be made of it. */
export const changed = async <T>(result: Promise<T>, message: string | ((result: T) => string)) => {
  const made = await result
  return dataWith(typeof message === 'string' ? message : message(made), made)
}
/** For answers that carry a message beside their data. */
export const dataWith = <T>(message: string, value: T) => ({ ...done(message), data: value })

/** An id in a path. What can be no id names nothing, so it is not found like any unknown one. */
const idUpTo =
  (max: number) =>
  (text: string, message: string): number => {
    const id = /^\d{1,16}$/.test(text) ? Number(text) : 0
    if (id < 1 || id > max) throw notFound(message)
    return id
  }
export const idOf = idUpTo(2_147_483_647)
/** Of what is added with every order. */
export const bigIdOf = idUpTo(Number.MAX_SAFE_INTEGER)

const KEY_MAX = 200

/** An idempotency key that the receipts' column can hold. */
export const readKey = (key: string): string => {
  if (key === '' || key.length > KEY_MAX) throw new Refusal('BAD_REQUEST', 'The idempotency key cannot be read')
  return key
}
