import { REFUSALS, type RefusalAnswer } from '../../../src/contract/refusals.ts'
import { messages } from '../../../src/contract/messages.ts'
import { wholeAnswer } from '../whole-body.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import { isBusy } from '../../shop/core/transaction.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** A response with this JSON as its body. */
export const textAnswer = (status: number, json: string, headers: Record<string, string> = {}): Response =>
  wholeAnswer(Buffer.from(json), { status, headers: { 'Content-Type': JSON_TYPE, ...headers } })

/** A response with a JSON body. */
export const jsonAnswer = (status: number, body: unknown, headers?: Record<string, string>): Response =>
  textAnswer(status, JSON.stringify(body), headers)

/** Anything thrown, as a refusal: expected ones as they are, 503 when a dependency is unavailable. */
export const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (isBusy(error)) return new Refusal('BUSY', messages.serverError, { retryAfterSeconds: 5 })
  return new Refusal('SERVER_ERROR', messages.serverError)
}

/** The one place where a refusal becomes a response. */
export const refusalAnswer = (
  { code, message, facts }: Refusal,
  requestId: string,
  headers: Record<string, string> = {},
): Response => {
  const { retryAfterSeconds: retry, ...shown } = facts
  const body: RefusalAnswer = { status: false, message, code, requestId, ...shown }
  return jsonAnswer(REFUSALS[code], body, {
    'Cache-Control': 'no-store',
    ...headers,
    ...(retry === undefined ? {} : { 'Retry-After': String(retry) }),
  })
}
