import type * as v from 'valibot'
import type { ParamNames, Schema } from '../../contract/calls.ts'
import { staffCalls, type DeskCallName } from '../../contract/calls/staff.ts'
import type { AnyRequest, Failure } from '../../client/api/call.ts'
import { logNoAnswer } from '../../client/api/log-no-answer.ts'
import { makeCall } from '../../client/api/make-call.ts'

/** The calls of the desk. */

type DeskCall<N extends DeskCallName> = (typeof staffCalls)[N]
type Given<C, Part extends 'body' | 'query'> = C extends { [K in Part]: infer S extends Schema }
  ? { [K in Part]: v.InferInput<S> }
  : { [K in Part]?: undefined }
type Params<C> = C extends { path: infer P extends string }
  ? [ParamNames<P>] extends [never]
    ? { params?: undefined }
    : { params: Record<ParamNames<P>, string> }
  : never
export type DeskRequest<N extends DeskCallName> = Given<DeskCall<N>, 'body'> &
  Given<DeskCall<N>, 'query'> &
  Params<DeskCall<N>> & { token?: string | undefined }
export type DeskAnswer<N extends DeskCallName> = v.InferOutput<DeskCall<N>['answer']>

/** The key of a change, or the file that a call takes as its body. */
export type Sent = Pick<AnyRequest, 'key' | 'file'>

const withSent = (request: AnyRequest, sent: Sent): AnyRequest => ({ ...request, ...sent })

/** Returns what the contract promises, or a `Failure`; never throws for an expected failure. */
export const callDesk = async <N extends DeskCallName>(
  name: N,
  request: DeskRequest<N>,
  sent: Sent = {},
): Promise<DeskAnswer<N> | Failure> => {
  try {
    // Safe: the answer is parsed with the schema that `DeskAnswer<N>` is derived from.
    return (await makeCall(name, staffCalls[name], withSent(request, sent))) as DeskAnswer<N> | Failure
  } catch (error) {
    console.warn(`${name}: no answer`, error instanceof Error ? error.message : error)
    return { status: false, message: logNoAnswer() }
  }
}
