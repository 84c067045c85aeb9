import * as v from 'valibot'
import type { Call } from '../../../src/contract/calls.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import { jsonAnswer } from '../rpc/answer.ts'
import type { CallInput } from '../rpc/handler-types.ts'
import { identify } from '../rpc/identify.ts'
import { readClient } from '../rpc/read-client.ts'
import type { Deps } from '../deps.ts'
import { readParts, type BoundCall, type Incoming } from '../rpc/serve-call.ts'

/** Serves a call whose file is processed while it arrives; it may be larger than the memory. */
export const serveStream = async (deps: Deps, bound: BoundCall, incoming: Incoming): Promise<Response> => {
  const { call, handle } = bound
  const { request, address } = incoming
  const caller = await identify(deps, call.caller, request)
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  if (type.trim().toLowerCase() !== call.stream)
    throw new Refusal('UNSUPPORTED_TYPE', `Send the body as ${call.stream}`)
  const body = request.body ?? new Blob([]).stream()
  // The caller and the body are what the call's own entry in the contract says, checked just above.
  const client = readClient(request, address)
  const input = {
    ...readParts(call, incoming),
    caller,
    body,
    address,
    client,
    shop: deps,
  } as unknown as CallInput<Call>
  return jsonAnswer(call.success ?? 200, v.parse(call.answer, await handle(input)), { 'Cache-Control': 'no-store' })
}
