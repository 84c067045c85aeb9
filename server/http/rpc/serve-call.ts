import * as v from 'valibot'
import type { Call } from '../../../src/contract/shop-calls.ts'
import { GUEST, IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '../../../src/contract/constants.ts'
import {
  findOutcome,
  fingerprintOf,
  idempotent,
  type Outcome,
  type IdempotencyRequest,
} from '../../shop/core/idempotency.ts'
import { recordChange } from '../../shop/core/audit.ts'
import type { ShopContext } from '../../shop/core/context.ts'
import { Foreign, type Staff, type Customer } from '../../shop/core/identity.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import { answerText } from './answer-text.ts'
import { jsonAnswer, refusalAnswer, textAnswer } from './answer.ts'
import { readKey, type CallInput } from './handler-types.ts'
import { JSON_BODY_MAX, parseInput, parseJson, readBytes } from './parse-body.ts'
import type { UploadSlot, UploadSlots } from '../uploads/upload-slots.ts'
import { identify, readClient } from './identify.ts'
import type { Deps } from '../deps.ts'

/** A call with its handler, once the table of handlers has proved that they belong together. */
export interface BoundCall {
  name: string
  call: Call
  handle: (input: CallInput<Call>) => Promise<unknown>
  keyed?: KeyedRules
  upload?: UploadRules
}

interface KeyedRules {
  /** Counted for new keys only. */
  admit?: (shop: ShopContext, accountId: number, who: Customer | Staff | null) => Promise<unknown>
  /** A foreign client's request without a key counts as a repetition of the same body for this long. */
  repeatedWithinMs?: number
}

/** See `upload-rules.ts`. */
export interface UploadRules {
  mayBegin: (shop: ShopContext, accountId: number, params: Readonly<Record<string, string>>) => Promise<unknown>
  check: (input: CallInput<Call>) => Promise<unknown>
}

export interface Incoming {
  request: Request
  params: Record<string, string>
  address: string | null
  requestId: string
  /** Bounds the memory for pictures that arrive. */
  withSlot?: UploadSlots
}

/** The receipt's key of a change; nothing when the client chose none and none is derived. */
export const idempotencyRequestOf = (
  bound: BoundCall,
  { request }: Incoming,
  accountId: number,
  body: Uint8Array,
): IdempotencyRequest | null => {
  const { pathname } = new URL(request.url)
  const fingerprint = fingerprintOf(request.method, pathname, body)
  const key = request.headers.get(IDEMPOTENCY_HEADER)
  const ticket = { accountId, route: `${bound.call.method} ${bound.call.path}`, fingerprint }
  if (key === null) {
    const maxAgeMs = bound.keyed?.repeatedWithinMs
    return maxAgeMs === undefined ? null : { ...ticket, key: `same:${fingerprint}`, maxAgeMs }
  }
  return { ...ticket, key: readKey(key) }
}

/** The parameters in a request's URL. */
export const readParts = (call: Call, { request, params }: Incoming): Pick<CallInput<Call>, 'params' | 'query'> => {
  const { searchParams } = new URL(request.url)
  // Of a repeated name the first counts.
  const query = Object.fromEntries([...searchParams].toReversed())
  // Parsed by the very schema that the handler's type was derived from.
  return { params, query: (call.query === undefined ? undefined : parseInput(call.query, query)) as undefined }
}

/** An anonymous catalogue answer is stored and revalidated, so that a phone pays for it once. */
const isStored = ({ method, caller, secret }: Call, request: Request): boolean =>
  method === 'GET' && caller === 'anyone' && secret !== true && !request.headers.has('Authorization')

/** The answer to a change that was made now or earlier. */
export const outcomeAnswer = (call: Call, outcome: Outcome, requestId: string): Response => {
  const replayed: Record<string, string> = outcome.replayed ? { [REPLAYED_HEADER]: 'true' } : {}
  if ('refusal' in outcome) return refusalAnswer(outcome.refusal, requestId, replayed)
  return jsonAnswer(call.success ?? 200, outcome.answer, { 'Cache-Control': 'no-store', ...replayed })
}

/** Bodies that are no file as it is. Any other type is a claim: the bytes decide. */
const NO_FILES = new Set(['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'])

/** A file that is processed while it arrives; it may be larger than the memory. */
const streamOf = (request: Request, type: string): ReadableStream<Uint8Array> => {
  const [sent = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  if (NO_FILES.has(sent.trim().toLowerCase())) throw new Refusal('UNSUPPORTED_TYPE', `Send the body as ${type}`)
  return request.body ?? new Blob([]).stream()
}

/** The same picture in a slot: counted as it arrives, and given up where the slot is. */
const counted = (body: ReadableStream<Uint8Array>, { arrived, complete, signal }: UploadSlot) =>
  body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        arrived(chunk.byteLength)
        controller.enqueue(chunk)
      },
      flush: complete,
    }),
    { signal },
  )

/** Whoever has no account is counted by the row that the request names, apart from customers and staff. */
const guestOf = ({ id = '' }: Incoming['params']): number => Number.MIN_SAFE_INTEGER + (Number(id) || 0)

/** Sellers are many, and a picture is whole in memory for a while: it arrives in a slot. */
const receive = <T>(
  { withSlot, address, params }: Incoming,
  { caller, body, accountId }: { caller: Customer | Staff | null; body: unknown; accountId: number },
  work: (received: unknown) => Promise<T>,
): Promise<T> => {
  const isOperator = caller !== null && 'sellerId' in caller && caller.sellerId === null
  const account = caller === null ? guestOf(params) : accountId
  return withSlot === undefined || isOperator || !(body instanceof ReadableStream)
    ? work(body)
    : withSlot({ account, network: address ?? 'inside' }, (slot) => work(counted(body, slot)))
}

/** Among receipts and limits: customers and staff are counted apart, so the numbers of the one are below zero. */
const accountOf = (caller: Customer | Staff): number =>
  'sellerId' in caller ? (caller.id === null ? GUEST : -caller.id) : caller.id

/** The shop in which the changes of the staff are logged as theirs. */
const asActor = (deps: Deps, who: Customer | Staff | null, requestId: string): Deps =>
  who !== null && 'sellerId' in who ? { ...deps, actor: { staffId: who.id, requestId } } : deps

/** Logs that somebody of one shop asked for what is another's. */
const logForeign = async (shop: ShopContext, name: string, who: Customer | Staff | null, error: unknown) => {
  if (!(error instanceof Foreign) || who === null || !('sellerId' in who)) return
  const { entity, entityId } = error
  await recordChange(shop, { action: `refused.${name}`, entity, entityId, sellerId: who.sellerId })
}

/** Token, account, receipt, parsing, handler, answer: how every call is served. */
export const serveCall = async (plain: Deps, bound: BoundCall, incoming: Incoming): Promise<Response> => {
  const { call, handle } = bound
  const { request, address } = incoming
  const caller = await identify(plain, call, request)
  const deps = asActor(plain, caller, incoming.requestId)
  const hasBody = call.body !== undefined
  const bytes = hasBody ? await readBytes(request, JSON_BODY_MAX) : new Uint8Array()
  const accountId = caller === null ? GUEST : accountOf(caller)
  const ticket = call.keyed ? idempotencyRequestOf(bound, incoming, accountId, bytes) : null
  let parts: ReturnType<typeof readParts>
  let body: unknown
  try {
    parts = readParts(call, incoming)
    const json = call.body && parseInput(call.body, parseJson(request.headers.get('Content-Type'), bytes))
    body = call.stream === undefined ? json : streamOf(request, call.stream)
  } catch (error) {
    // Rules may have changed since it was first asked, and today's are no answer to what was done then.
    const known = ticket && (await findOutcome(deps, ticket))
    if (known === null) throw error
    return outcomeAnswer(call, known, incoming.requestId)
  }
  // The caller and the body are what the call's own entry in the contract says, checked just above.
  const client = readClient(request, address)
  const input = { ...parts, caller, body, address, client } as unknown as Omit<CallInput<Call>, 'shop'>

  const successStatus = call.success ?? 200
  const admit = bound.keyed?.admit
  if (ticket === null) {
    await admit?.(deps, accountId, caller)
    const work = receive(incoming, { caller, body, accountId }, (received) =>
      handle({ ...input, body: received, shop: deps } as unknown as CallInput<Call>),
    )
    const made = await work.catch(async (error: unknown) => {
      await logForeign(deps, bound.name, caller, error)
      throw error
    })
    const text = answerText(call.answer, made)
    return textAnswer(successStatus, text, { 'Cache-Control': isStored(call, request) ? 'no-cache' : 'no-store' })
  }
  const work = async (shop: ShopContext) => v.parse(call.answer, await handle({ ...input, shop }))
  const outcome = await idempotent(deps, ticket, work, {
    successStatus,
    admit: admit && ((shop) => admit(shop, accountId, caller)),
  })
  // Not in the transaction, which a refusal takes back.
  if ('refusal' in outcome) await logForeign(deps, bound.name, caller, outcome.refusal)
  return outcomeAnswer(call, outcome, incoming.requestId)
}
