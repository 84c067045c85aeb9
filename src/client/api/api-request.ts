import { calls, type CallName } from '../../contract/shop-calls.ts'
import type { AnyRequest } from './call.ts'
import { makeCall } from './make-call.ts'

/** Makes one of the shop's calls; throws when no answer comes. */
export const apiRequest = (name: CallName, request: AnyRequest): Promise<unknown> =>
  makeCall(name, calls[name], request)
